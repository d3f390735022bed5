import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff, if a staff number is set, that somebody tries passwords of many accounts, once an hour. */
async function notifyStaffOfTries(
  ctx: Context,
  { hour, count }: EventPayloads['passwords.tried-widely'],
): Promise<void> {
  await textStaff(ctx, {
    template: 'passwords-tried-staff',
    values: { count },
    key: `passwords-tried-staff:${hour}`,
  });
}

/** The handlers of the event 'passwords.tried-widely'. */
export const handlers: EventHandlers['passwords.tried-widely'] = [notifyStaffOfTries];
