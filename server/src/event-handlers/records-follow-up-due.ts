import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyOfDocument } from './notify-of-document.ts';
import { peopleOfBooking, whomOf } from './people-of-booking.ts';

/** Reminds the patient that the day of the follow-up is near. */
async function notifyOfFollowUp(ctx: Context, { documentId }: EventPayloads['records.follow-up-due']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.followUpOn === null) return;
  const link = `${publicAddress(ctx)}/doctors/${document.doctorId}`;
  if (document.isHidden) return inviteDiscreetly(ctx, document, { link, key: `follow-up:${documentId}` });
  const { memberName } = await peopleOfBooking(ctx, document.bookingId);
  await notifyOfDocument(ctx, document, 'follow-up-reminder', `follow-up:${documentId}`, {
    ...whomOf(memberName),
    day: { day: document.followUpOn },
    link,
  });
}

/**
 * Of a note that is hidden from the guardian, only an invitation to book goes out: it says neither whom the doctor
 * wants to see nor when, nor that the doctor wants it.
 */
async function inviteDiscreetly(
  ctx: Context,
  { patientId, doctorName, bookingId }: Awaited<ReturnType<typeof findDocument>>,
  { link, key }: { link: string; key: string },
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId: patientId },
    template: 'follow-up-discreet',
    values: { doctor: doctorName, link },
    key,
    about: bookingId,
  });
}

/** The handlers of the event 'records.follow-up-due'. */
export const handlers: EventHandlers['records.follow-up-due'] = [notifyOfFollowUp];
