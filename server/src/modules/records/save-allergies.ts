import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/records';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { nudge } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { bookingsOfPatient, findBooking } from '../bookings/index.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import * as store from './allergy-store.ts';
import { findVisit, refuseClosed } from './find-visit.ts';
import { whyAllergiesClosed } from './policy.ts';
import { latestAllergies, sealItems } from './read-allergies.ts';

/**
 * Says anew what one does not tolerate; the open pages of doctors who may see it now hear of it, because they may be prescribing. Problems:
 * `record-stale` with the version that is there, `allergies-invalid`.
 */
export async function saveMyAllergies(ctx: Context, input: AllergiesInputBody): Promise<AllergiesBody> {
  return inTransaction(ctx, async (inside) => {
    const patientId = accountOf(inside);
    const saved = await save(inside, patientId, 'patient', input);
    await tellDoctors(inside, patientId);
    return saved;
  });
}

async function tellDoctors(ctx: Context, patientId: string): Promise<void> {
  const now = ctx.clock.now();
  const bookings = await Promise.all((await bookingsOfPatient(ctx, patientId)).map((id) => findBooking(ctx, id)));
  for (const booking of bookings) {
    if (booking === undefined || !booking.wasPaid || whyAllergiesClosed(booking, now) !== null) continue;
    const doctor = await accountOfDoctor(ctx, booking.doctorId);
    if (doctor !== undefined) await nudge(ctx, doctor, { kind: 'documents', booking_id: booking.id });
  }
}

/** The same by the doctor of an open or recent visit; the patient's open pages hear of it. Problems besides: `not-found`, `visit-not-begun`, `visit-too-old`. */
export async function saveVisitAllergies(ctx: Context, { bookingId, ...input }: AllergiesInputBody & { bookingId: string }): Promise<AllergiesBody> {
  return inTransaction(ctx, async (inside) => {
    const { booking, allergiesClosed } = await findVisit(inside, bookingId);
    refuseClosed(allergiesClosed);
    const saved = await save(inside, booking.patientId, 'doctor', input);
    await nudge(inside, booking.patientId, { kind: 'documents', booking_id: bookingId });
    return saved;
  });
}

async function save(ctx: Context, patientId: string, saidBy: 'patient' | 'doctor', { version, status, items }: AllergiesInputBody): Promise<AllergiesBody> {
  if ((status === 'listed') !== (items.length > 0) || items.some(({ substance }) => substance === '')) throw new Problem('allergies-invalid');
  const known = await latestAllergies(ctx, patientId);
  if (known.version !== version) throw new Problem('record-stale', { version: known.version });
  const now = ctx.clock.now();
  const list = items.map(({ id, substance, reaction }) => {
    const same = known.items.find((item) => item.id === id && item.substance === substance && item.reaction === reaction);
    return same ?? { id: newId(now), substance, reaction, said_by: saidBy, said_at: now.toISOString() };
  });
  const row = { patient_id: patientId, version: version + 1, status };
  const added = await ctx.db.run(store.add, [patientId, row.version, status, sealItems(ctx, row, list), saidBy, accountOf(ctx), now]);
  // Somebody else said something at the same time.
  if (added === 0) throw new Problem('record-stale', { version: row.version });
  await audit(ctx, { action: 'records.say-allergies', object: 'account', objectId: patientId, details: { version: row.version, by: saidBy, status } });
  return { version: row.version, status, said_by: saidBy, said_at: now.toISOString(), items: list };
}
