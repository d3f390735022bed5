import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { textDoctor } from './notify-doctor.ts';

/** Tells the present number of a doctor that the office asked for another one, and where to object. */
async function tellOfAskedNumber(
  ctx: Context,
  { changeId, doctorId }: EventPayloads['doctors.number-asked'],
): Promise<void> {
  const link = `${publicAddress(ctx)}/doctor/dashboard?tab=profile`;
  await textDoctor(ctx, doctorId, {
    template: 'number-change-asked',
    values: { link },
    key: `number-change-asked:${changeId}`,
  });
}

/** The handlers of the event 'doctors.number-asked'. */
export const handlers: EventHandlers['doctors.number-asked'] = [tellOfAskedNumber];
