import type { EventPayloads } from '../events/index.ts';
import { findHandover } from '../modules/family/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';

/** A longer name would make the text message longer than two parts. */
const LONGEST_NAME = 40;

/** Tells the number by SMS, in the guardian's language, who offers a record and where to take it over. */
async function textGrownUp(ctx: Context, { handoverId }: EventPayloads['family.record-offered']): Promise<void> {
  const { phone, guardianId, expiresAt } = await findHandover(ctx, handoverId);
  const guardian = await contactOf(ctx, guardianId);
  if (phone === null || guardian === undefined) return;
  await sendNotice(ctx, {
    to: { phone, language: guardian.language },
    template: 'record-offered',
    values: {
      guardian: guardian.fullName.slice(0, LONGEST_NAME),
      link: `${publicAddress(ctx)}/more/family/take-over`,
    },
    key: `record-offered:${handoverId}`,
    validUntil: expiresAt,
  });
}

/** The handlers of the event 'family.record-offered'. */
export const handlers: EventHandlers['family.record-offered'] = [textGrownUp];
