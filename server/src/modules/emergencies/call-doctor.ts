import type { CandidateBody } from '@tabibu/contract/day-desk';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findUnanswered, lockUnanswered } from '../bookings/index.ts';
import type { UnansweredRow } from '../bookings/index.ts';
import { listAnsweringDoctors } from '../emergency-doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import * as store from './store.ts';

/** Of how many doctors somebody at the front desk chooses. */
const MOST = 30;

/**
 * Returns the doctors who could answer an open emergency now, on call or at work, of the type that is paid for; the
 * fittest first. Throws `not-found` for one that a doctor has accepted, or that is none.
 */
export async function listCandidates(ctx: Context, { bookingId }: { bookingId: string }): Promise<CandidateBody[]> {
  const emergency = await findUnanswered(ctx, bookingId);
  if (emergency === undefined) throw new Problem('not-found');
  return candidatesOf(ctx, emergency);
}

/**
 * Rings one more doctor for an open emergency, whom somebody at the front desk chose: the alert and its messages follow
 * from the event. Ringing the same doctor again changes nothing. Throws `not-found` without such an emergency,
 * `emergency-answered` once it is accepted or over, and `doctor-cannot-answer` for one who cannot now.
 */
export async function callDoctor(
  ctx: Context,
  { bookingId, doctorId }: { bookingId: string; doctorId: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const emergency = await lockUnanswered(inside, bookingId);
    if (emergency === undefined) throw new Problem('not-found');
    if (emergency === 'answered') throw new Problem('emergency-answered');
    const candidate = (await candidatesOf(inside, emergency)).find(({ id }) => id === doctorId);
    if (candidate === undefined) throw new Problem('doctor-cannot-answer');
    if (candidate.is_rung) return;
    await audit(inside, {
      action: 'emergencies.call-doctor',
      object: 'booking',
      objectId: bookingId,
      details: { doctor: doctorId },
    });
    await publish(inside, 'bookings.emergency-widened', { bookingId, doctorId });
  });
}

async function candidatesOf(ctx: Context, emergency: UnansweredRow): Promise<CandidateBody[]> {
  const { id, country, patient_id: accountId, doctor_type: type } = emergency;
  const patient = await contactOf(ctx, accountId);
  const [doctors, alerts] = await Promise.all([
    listAnsweringDoctors(ctx, { country, language: patient?.language ?? ctx.language, accountId }, MOST),
    ctx.db.many(store.alertsOf, { bookingIds: [id] }),
  ]);
  const rung = new Set(alerts.map(({ doctor_id: doctor }) => doctor));
  return doctors
    .filter(({ doctorType }) => doctorType === type)
    .map((doctor) => ({
      id: doctor.id,
      name: doctor.fullName,
      specialty: doctor.specialtyId,
      on_call: doctor.isOnCall,
      is_rung: rung.has(doctor.id),
    }));
}
