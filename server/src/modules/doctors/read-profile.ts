import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as changes from './change-store.ts';
import * as store from './profile-store.ts';
import { recentSpecialties } from './read-specialties.ts';

/** Shown when a profile names no language: the two that nearly every doctor here speaks (DOC-DASH-29). */
const USUAL_LANGUAGES = ['English', 'Kiswahili'];

/** Returns the signed-in doctor's own profile (API-41, API-42). Throws `not-found` for an account without a doctor. */
export async function readProfile(ctx: Context): Promise<DoctorProfileBody> {
  const row = await ctx.db.maybe(store.profile, { accountId: accountOf(ctx) });
  if (row === undefined) throw new Problem('not-found');
  return {
    id: row.id,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    time_zone: row.time_zone,
    location: row.location,
    specialty: (await recentSpecialties(ctx)).of(row.specialty).name,
    specialty_id: row.specialty,
    type: row.doctor_type,
    experience_years: row.experience_years,
    bio: { sw: row.bio_sw, en: row.bio_en, fr: row.bio_fr },
    video_consultation_fee: row.video_fee_usd,
    phone_consultation_fee: row.phone_fee_usd,
    spoken_languages: row.spoken_languages.length > 0 ? row.spoken_languages : USUAL_LANGUAGES,
    call_types: row.call_types,
    avatar_url: row.image,
    licence: row.licence,
    pending_changes: (await ctx.db.many(changes.pendingOf, { doctorId: row.id })).map(
      ({ id, field, new_value: value, created_at: at, requested_by: by }) => ({
        id,
        field,
        value,
        requested_at: at.toISOString(),
        by_office: by !== null,
      }),
    ),
  };
}
