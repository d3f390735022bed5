import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor, textDoctor } from './notify-doctor.ts';

/**
 * Tells the doctor, under the bell and by SMS, whether a requested change was approved, or what the office changed. The
 * SMS goes to the account's present number.
 */
async function notifyOfChangeDecision(
  ctx: Context,
  { changeId, doctorId, field, approved, isOfOffice = false, why = '' }: EventPayloads['doctors.change-decided'],
): Promise<void> {
  const told = approved ? 'profile-change-approved' : 'profile-change-refused';
  const template = isOfOffice ? 'profile-changed-by-office' : told;
  await notifyDoctor(ctx, doctorId, {
    template,
    values: { field, why, because: why === '' ? 'no' : 'yes' },
    key: `profile-change:${changeId}`,
  });
  await textDoctor(ctx, doctorId, {
    template,
    values: { field, why, because: why === '' ? 'no' : 'yes' },
    key: `profile-change:${changeId}`,
  });
}

/** The handlers of the event 'doctors.change-decided'. */
export const handlers: EventHandlers['doctors.change-decided'] = [notifyOfChangeDecision];
