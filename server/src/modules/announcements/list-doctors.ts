import type { AnnouncementDoctorBody } from '@tabibu/contract/announcements';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { findAudienceDoctors, recentSpecialties } from '../doctors/index.ts';

/** Returns verified doctors with an account by a part of the name and by country, fifty at most (API-23). */
export async function listDoctors(
  ctx: Context,
  { q = '', country }: { q?: string | undefined; country?: CountryCode | undefined },
): Promise<AnnouncementDoctorBody[]> {
  const doctors = await findAudienceDoctors(ctx, { search: q.trim(), country: country ?? null, limit: 50 });
  const specialties = await recentSpecialties(ctx);
  return doctors.map((doctor) => ({
    id: doctor.id,
    full_name: doctor.fullName,
    specialty: specialties.of(doctor.specialtyId).name,
    country: doctor.country,
    email: doctor.email,
    avatar_url: doctor.image,
  }));
}
