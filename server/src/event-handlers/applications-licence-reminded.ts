import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { licenceAddress, notifyDoctor, textDoctor } from './notify-doctor.ts';

/** Reminds a doctor, under the bell and by SMS, that the licence ends, with a link to where the new one is sent. */
async function remindDoctor(
  ctx: Context,
  { licenceId, doctorId, days, expiresOn }: EventPayloads['applications.licence-reminded'],
): Promise<void> {
  const key = `licence-ends:${licenceId}:${days}`;
  const values = { day: { day: expiresOn } };
  await notifyDoctor(ctx, doctorId, { template: 'licence-ends', values, key });
  const link = licenceAddress(ctx);
  await textDoctor(ctx, doctorId, { template: 'licence-ends', values: { ...values, link }, key });
}

/** The handlers of the event 'applications.licence-reminded'. */
export const handlers: EventHandlers['applications.licence-reminded'] = [remindDoctor];
