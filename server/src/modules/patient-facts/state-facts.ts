import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { bookingsOfPatient, findBooking } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { patientOfVisit } from './find-patient.ts';
import { whyFactsClosed } from './policy.ts';

/** The patient about whom something is stated, and who states it. */
export interface Statement {
  readonly patientId: string;
  readonly by: 'patient' | 'doctor';
}

type Save<Saved> = (inside: Context, statement: Statement) => Promise<Saved>;

/**
 * Saves what a patient states about themselves. Tells the open pages of doctors who may see it now, because they may be
 * writing a prescription.
 */
export async function stateAsPatient<Saved>(ctx: Context, save: Save<Saved>): Promise<Saved> {
  return inTransaction(ctx, async (inside) => {
    const patientId = accountOf(inside);
    const saved = await save(inside, { patientId, by: 'patient' });
    await nudgeDoctors(inside, patientId);
    return saved;
  });
}

/**
 * Saves what a doctor states about the patient of an open or recent appointment, and tells the patient's open pages.
 * Throws `not-found`, `visit-not-begun`, `visit-too-old`, and the problems of `save`.
 */
export async function stateAsDoctor<Saved>(ctx: Context, bookingId: string, save: Save<Saved>): Promise<Saved> {
  return inTransaction(ctx, async (inside) => {
    const patientId = await patientOfVisit(inside, bookingId);
    const saved = await save(inside, { patientId, by: 'doctor' });
    await sendLiveEvent(inside, patientId, { kind: 'documents', booking_id: bookingId });
    return saved;
  });
}

/**
 * Lets the signed-in doctor read something about the patient of an open or recent appointment, and audits the reading.
 * Throws `not-found`, `visit-not-begun` or `visit-too-old`.
 */
export async function readAsDoctor<Read>(
  ctx: Context,
  { bookingId, kind }: { readonly bookingId: string; readonly kind: 'allergies' | 'facts' },
  read: (ctx: Context, patientId: string) => Promise<Read>,
): Promise<Read> {
  const patientId = await patientOfVisit(ctx, bookingId);
  await auditReading(ctx, {
    action: 'records.read',
    readings: [{ personId: patientId, object: kind, objectId: bookingId }],
  });
  return read(ctx, patientId);
}

async function nudgeDoctors(ctx: Context, patientId: string): Promise<void> {
  const now = ctx.clock.now();
  const bookings = await Promise.all((await bookingsOfPatient(ctx, patientId)).map((id) => findBooking(ctx, id)));
  for (const booking of bookings) {
    if (booking === undefined || !booking.wasPaid || whyFactsClosed(booking, now) !== null) continue;
    const doctor = await accountOfDoctor(ctx, booking.doctorId);
    if (doctor !== undefined) await sendLiveEvent(ctx, doctor, { kind: 'documents', booking_id: booking.id });
  }
}
