import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { licenceAddress, textDoctor } from './notify-doctor.ts';

/** Tells a doctor by SMS that the reviewer needs something else, with a link to where it is sent. */
async function askDoctor(
  ctx: Context,
  { doctorId, occasion }: EventPayloads['applications.renewal-asked'],
): Promise<void> {
  const link = licenceAddress(ctx);
  await textDoctor(ctx, doctorId, {
    template: 'licence-asked',
    values: { link },
    key: `licence-asked:${occasion}`,
  });
}

/** The handlers of the event 'applications.renewal-asked'. */
export const handlers: EventHandlers['applications.renewal-asked'] = [askDoctor];
