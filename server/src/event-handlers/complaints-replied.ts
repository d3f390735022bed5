import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff, if a staff number is set, that a message from the contact page waits again. */
async function notifyStaffOfReply(
  ctx: Context,
  { complaintId, messageId, number }: EventPayloads['complaints.replied'],
): Promise<void> {
  await textStaff(ctx, {
    template: 'complaint-written-staff',
    values: { number },
    key: `complaint-replied:${messageId}`,
    about: complaintId,
  });
}

/** Puts it into the queue of what waits for a person again. */
async function queueAgain(ctx: Context, { complaintId }: EventPayloads['complaints.replied']): Promise<void> {
  await syncCase(ctx, 'complaint', complaintId);
}

/** The handlers of the event 'complaints.replied'. */
export const handlers: EventHandlers['complaints.replied'] = [notifyStaffOfReply, queueAgain];
