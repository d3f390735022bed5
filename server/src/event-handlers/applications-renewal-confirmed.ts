import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { licenceAddress, textDoctor } from './notify-doctor.ts';

/** Tells a doctor by SMS that the new licence is confirmed, and until when it lasts. */
async function notifyOfConfirmation(
  ctx: Context,
  { doctorId, expiresOn }: EventPayloads['applications.renewal-confirmed'],
): Promise<void> {
  const link = licenceAddress(ctx);
  await textDoctor(ctx, doctorId, {
    template: 'licence-confirmed',
    values: { day: { day: expiresOn }, link },
    key: `licence-confirmed:${doctorId}:${expiresOn}`,
  });
}

/** The handlers of the event 'applications.renewal-confirmed'. */
export const handlers: EventHandlers['applications.renewal-confirmed'] = [notifyOfConfirmation];
