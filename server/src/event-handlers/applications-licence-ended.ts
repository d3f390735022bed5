import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { cancelAppointmentsOf } from './cancel-appointments-of.ts';
import { licenceAddress, notifyDoctor, textDoctor } from './notify-doctor.ts';

type Ended = EventPayloads['applications.licence-ended'];

/** Tells the doctor, under the bell and by SMS, that nobody can book until the new licence is checked. */
async function notifyOfEnd(ctx: Context, { doctorId, expiredOn, isUnchecked = false }: Ended): Promise<void> {
  const template = isUnchecked ? 'licence-not-checked' : 'licence-ended';
  const key = `${template}:${doctorId}:${expiredOn}`;
  const values = { day: { day: expiredOn } };
  await notifyDoctor(ctx, doctorId, { template, values, key });
  const link = licenceAddress(ctx);
  await textDoctor(ctx, doctorId, { template, values: { ...values, link }, key });
}

/** Cancels the appointments to come; the money is owed back and each patient is told. */
async function cancelAppointments(ctx: Context, { doctorId }: Ended): Promise<void> {
  await cancelAppointmentsOf(ctx, doctorId, 'licence');
}

/** The handlers of the event 'applications.licence-ended'. */
export const handlers: EventHandlers['applications.licence-ended'] = [cancelAppointments, notifyOfEnd];
