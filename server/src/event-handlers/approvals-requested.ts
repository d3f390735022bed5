import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff, if a staff number is set, that a step waits for a second administrator, once. */
async function notifyStaffOfApproval(
  ctx: Context,
  { approvalId, days }: EventPayloads['approvals.requested'],
): Promise<void> {
  await textStaff(ctx, {
    template: 'approval-requested-staff',
    values: { days },
    key: `approval-requested-staff:${approvalId}`,
    about: approvalId,
  });
}

/** The handlers of the event 'approvals.requested'. */
export const handlers: EventHandlers['approvals.requested'] = [notifyStaffOfApproval];
