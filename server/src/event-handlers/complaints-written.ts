import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff, if a staff number is set, that somebody wrote on the contact page. */
async function notifyStaffOfComplaint(
  ctx: Context,
  { complaintId, number }: EventPayloads['complaints.written'],
): Promise<void> {
  await textStaff(ctx, {
    template: 'complaint-written-staff',
    values: { number },
    key: `complaint-written:${complaintId}`,
    about: complaintId,
  });
}

/** Puts it into the queue of what waits for a person. */
async function queueComplaint(ctx: Context, { complaintId }: EventPayloads['complaints.written']): Promise<void> {
  await syncCase(ctx, 'complaint', complaintId);
}

/** The handlers of the event 'complaints.written'. */
export const handlers: EventHandlers['complaints.written'] = [notifyStaffOfComplaint, queueComplaint];
