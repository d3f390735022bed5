import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff, if a staff number is set, that a doctor's new licence waits, once for each document. */
async function notifyStaffOfRenewal(
  ctx: Context,
  { renewalId, number, fileId }: EventPayloads['applications.renewal-sent'],
): Promise<void> {
  await textStaff(ctx, {
    template: 'licence-sent-staff',
    values: { number },
    key: `licence-sent-staff:${fileId}`,
    about: renewalId,
  });
}

/** The handlers of the event 'applications.renewal-sent'. */
export const handlers: EventHandlers['applications.renewal-sent'] = [notifyStaffOfRenewal];
