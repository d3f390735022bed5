import type { DoctorStandingBody, FoundDoctorBody } from '@tabibu/contract/doctor-changes';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { promisesOf } from '../bookings/index.ts';
import { bestForDesk, requestedOf } from '../doctors/index.ts';
import type { DeskDoctorDetails } from '../doctors/index.ts';
import { listPayouts } from '../earnings/index.ts';
import { requireOther } from '../identity/index.ts';
import { requireDoctor } from './read-doctor.ts';

/** Nobody scrolls through more names; they type more of the name. */
const MOST_FOUND = 20;

/** Returns doctors who work here by a part of the name, best rated first, and how many there are altogether. */
export async function findDoctors(
  ctx: Context,
  search: string,
): Promise<{ doctors: FoundDoctorBody[]; total: number; is_more: boolean }> {
  const { rows, count: total, isMore: is_more } = await bestForDesk(ctx, { search }, MOST_FOUND);
  const doctors = rows.map(({ id, full_name, specialty, country, is_verified }) => ({
    id,
    full_name,
    specialty_id: specialty,
    country,
    is_verified,
  }));
  return { doctors, total, is_more };
}

/** Returns number and country of a doctor and what a change of them would meet. Audited. Throws `not-found`. */
export async function readStanding(ctx: Context, doctorId: string): Promise<DoctorStandingBody> {
  const { id, account_id: accountId, full_name, phone, country } = await requireDoctor(ctx, doctorId);
  if (accountId !== null)
    await auditReading(ctx, {
      action: 'doctor-desk.read-standing',
      readings: [{ personId: accountId, object: 'profile', objectId: doctorId }],
    });
  const { appointments, isBusy } = await promisesOf(ctx, doctorId);
  const unpaid = await listPayouts(ctx, { doctorId, country });
  const requested = await requestedOf(ctx, doctorId);
  return { id, full_name, phone, country, appointments, is_busy: isBusy, unpaid, requested };
}

/**
 * Returns a doctor about whom the signed-in member of staff may decide: nobody does about themselves or their family.
 * Throws `not-found`, `own-doctor` and `about-family`.
 */
export async function requireOtherDoctor(ctx: Context, doctorId: string): Promise<DeskDoctorDetails> {
  const doctor = await requireDoctor(ctx, doctorId);
  await requireOther(ctx, doctor.account_id, 'own-doctor');
  return doctor;
}
