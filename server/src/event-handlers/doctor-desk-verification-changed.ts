import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { cancelAppointmentsOf } from './cancel-appointments-of.ts';
import { textDoctor } from './notify-doctor.ts';

type Changed = EventPayloads['doctor-desk.verification-changed'];

/** Tells the doctor that patients can book, or that they no longer can. */
async function tellDoctor(ctx: Context, { doctorId, isVerified, occasion }: Changed): Promise<void> {
  await textDoctor(ctx, doctorId, {
    template: isVerified ? 'doctor-verified' : 'doctor-unverified',
    values: {},
    key: `doctor-verification:${occasion}`,
  });
}

/** Cancels what is booked with a doctor who is not verified any more. */
async function cancelAppointments(ctx: Context, { doctorId, isVerified }: Changed): Promise<void> {
  if (!isVerified) await cancelAppointmentsOf(ctx, doctorId, 'verification');
}

/** Takes the doctor out of the queue of those whom nobody has verified. */
async function endWaiting(ctx: Context, { doctorId }: Changed): Promise<void> {
  await syncCase(ctx, 'unverified-doctor', doctorId);
}

/** The handlers of the event 'doctor-desk.verification-changed'. */
export const handlers: EventHandlers['doctor-desk.verification-changed'] = [tellDoctor, cancelAppointments, endWaiting];
