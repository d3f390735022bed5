import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells staff, if a staff number is set, that the disk of the files is nearly full, once a day. */
async function notifyStaffOfSpace(ctx: Context, { day, gigabytes }: EventPayloads['files.space-low']): Promise<void> {
  await textStaff(ctx, {
    template: 'files-space-low-staff',
    values: { gigabytes },
    key: `files-space-low:${day}`,
  });
}

/** The handlers of the event 'files.space-low'. */
export const handlers: EventHandlers['files.space-low'] = [notifyStaffOfSpace];
