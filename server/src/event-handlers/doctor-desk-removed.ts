import type { EventPayloads } from '../events/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { cancelAppointmentsOf } from './cancel-appointments-of.ts';

type Removed = EventPayloads['doctor-desk.removed'];

/** Cancels what is booked with a doctor whose service has ended; patients are told, and get their money back. */
async function cancelAppointments(ctx: Context, { doctorId }: Removed): Promise<void> {
  await cancelAppointmentsOf(ctx, doctorId, 'removed');
}

/** Tells the person that the service as a doctor has ended. */
async function tellPerson(ctx: Context, { doctorId, accountId }: Removed): Promise<void> {
  if (accountId === null) return;
  const key = `doctor-removed:${doctorId}`;
  await sendNotice(ctx, { to: { accountId }, template: 'doctor-removed', values: {}, key });
}

/** Takes the doctor out of the queue of those whom nobody has verified. */
async function endWaiting(ctx: Context, { doctorId }: Removed): Promise<void> {
  await syncCase(ctx, 'unverified-doctor', doctorId);
}

/** The handlers of the event 'doctor-desk.removed'. */
export const handlers: EventHandlers['doctor-desk.removed'] = [cancelAppointments, tellPerson, endWaiting];
