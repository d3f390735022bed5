import { createHash } from 'node:crypto';
import type { DeskDoctorBody } from '@tabibu/contract/doctor-desk';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { applicationOfDoctor, newestLicenceOf } from '../applications/index.ts';
import { promisesOf } from '../bookings/index.ts';
import { readForDesk } from '../doctors/index.ts';
import type { DeskDoctorDetails } from '../doctors/index.ts';
import { balanceOfDoctor } from '../earnings/index.ts';

/** Returns a doctor who works here. Throws `not-found` for anybody else. */
export async function requireDoctor(ctx: Context, doctorId: string): Promise<DeskDoctorDetails> {
  const doctor = await readForDesk(ctx, doctorId);
  if (doctor === undefined) throw new Problem('not-found');
  return doctor;
}

/**
 * Returns a doctor with all fields of the form and what would follow if the doctor stopped working here; the reading is
 * audited. Throws `not-found`.
 */
export async function readDoctor(ctx: Context, doctorId: string): Promise<DeskDoctorBody> {
  const doctor = await requireDoctor(ctx, doctorId);
  if (doctor.account_id !== null)
    await auditReading(ctx, {
      action: 'doctor-desk.read-doctor',
      readings: [{ personId: doctor.account_id, object: 'profile', objectId: doctorId }],
    });
  const application = await applicationOfDoctor(ctx, doctorId);
  const licence = await newestLicenceOf(ctx, doctorId);
  const { appointments, patients, refunds, isBusy } = await promisesOf(ctx, doctorId);
  return {
    ...formOf(doctor, licence),
    id: doctor.id,
    version: versionOf(doctor, licence),
    asked_fees: { video: doctor.video_fee_usd, phone: doctor.phone_fee_usd },
    is_verified: doctor.is_verified,
    money_held: doctor.money_held,
    is_featured: doctor.featured,
    application: application === undefined ? null : { id: application.id, status: application.status },
    effects: { appointments, patients, refunds, balance: await balanceOfDoctor(ctx, doctorId), is_busy: isBusy },
  };
}

/** The licence of a doctor that was checked last; undefined if nobody has checked one. */
type NewestLicence = Awaited<ReturnType<typeof newestLicenceOf>>;

/** Returns a text that is another one as soon as anything that the form shows has changed. */
export function versionOf(doctor: DeskDoctorDetails, licence: NewestLicence): string {
  return createHash('sha256')
    .update(JSON.stringify(formOf(doctor, licence)))
    .digest('base64url');
}

function formOf(doctor: DeskDoctorDetails, licence: NewestLicence) {
  return {
    full_name: doctor.full_name,
    country: doctor.country,
    specialty: doctor.specialty,
    // Doctors of an application begin without stars.
    rating: doctor.start_rating,
    email: doctor.email ?? '',
    phone: doctor.phone,
    bio: doctor.bio,
    gender: doctor.gender,
    birth_date: doctor.birth_date,
    experience_years: doctor.experience_years,
    licence: {
      council: licence?.council ?? '',
      number: licence?.number ?? doctor.licence ?? '',
      expires_on: licence?.expiresOn ?? doctor.licence_expires_on ?? '',
    },
    avatar_url: doctor.image,
  };
}
