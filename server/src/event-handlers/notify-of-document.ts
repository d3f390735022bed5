import { sendNotice } from '../modules/notifications/index.ts';
import type { NoticeValues, Template } from '../modules/notifications/index.ts';
import type { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';

type Told = Awaited<ReturnType<typeof findDocument>>;

/**
 * Tells the patient that something happened to a document, with a link. The message never says what the document is
 * about, because phones are shared. A paper that is hidden from the guardian is not told of.
 */
export async function notifyOfDocument(
  ctx: Context,
  { patientId, doctorName, bookingId, isHidden, isTakenOver }: Told,
  template: Template,
  key: string,
  values: NoticeValues = {},
): Promise<void> {
  if (isHidden) return;
  const link = `${publicAddress(ctx)}/${isTakenOver ? 'more/documents?visit=' : 'appointments/'}${bookingId}`;
  await sendNotice(ctx, {
    to: { accountId: patientId },
    template,
    values: { doctor: doctorName, link, ...values },
    key,
    about: bookingId,
  });
}
