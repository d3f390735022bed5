import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';

/** Tells the writer that the message to staff was answered, with a link to the answer. */
async function notifyOfComplaintAnswer(
  ctx: Context,
  { complaintId, accountId, number }: EventPayloads['complaints.answered'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'complaint-answered',
    values: { number, link: `${publicAddress(ctx)}/contact` },
    key: `complaint-answered:${complaintId}`,
    about: complaintId,
  });
}

/** The handlers of the event 'complaints.answered'. */
export const handlers: EventHandlers['complaints.answered'] = [notifyOfComplaintAnswer];
