import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { CallKind } from './store.ts';

/** What a doctor reads of themselves. */
export interface ProfileRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly country: CountryCode;
  readonly time_zone: string;
  readonly location: string;
  readonly specialty: SpecialtyId;
  readonly doctor_type: DoctorType;
  readonly experience_years: number;
  readonly bio_sw: string;
  readonly bio_en: string;
  readonly bio_fr: string;
  readonly video_fee_usd: number;
  readonly phone_fee_usd: number;
  readonly spoken_languages: string[];
  readonly call_types: CallKind[];
  readonly image: string | null;
  readonly licence: string | null;
}

export const profile = statement<ProfileRow>(
  'doctors.profile',
  `select id, full_name, email, phone, country, time_zone, location, specialty, doctor_type, experience_years,
     coalesce(sw, '') as bio_sw, coalesce(en, '') as bio_en, coalesce(fr, '') as bio_fr,
     video_fee_usd, phone_fee_usd, spoken_languages, call_types, image, licence
   from doctors left join doctor_bios on doctor_id = id where account_id = $1`,
);

/** Conditional: the row of this account. The name brings its words along by trigger. */
export const saveProfile = statement<{ id: string }>(
  'doctors.save-profile',
  `update doctors
   set full_name = $2, email = $3, location = $4, experience_years = $5, video_fee_usd = $6, phone_fee_usd = $7,
     spoken_languages = $8, call_types = $9
   where account_id = $1 returning id`,
);

export const saveBio = statement(
  'doctors.save-bio',
  `insert into doctor_bios (doctor_id, sw, en, fr) values ($1, $2, $3, $4)
   on conflict (doctor_id) do update set sw = excluded.sw, en = excluded.en, fr = excluded.fr`,
);

export const serviceOf = statement<{ doctorId: string; country: CountryCode }>(
  'doctors.service-of',
  'select id as "doctorId", country from doctors where account_id = $1 and left_at is null',
);

/** Conditional: leaves once. */
export const endService = statement(
  'doctors.end-service',
  `update doctors
   set left_at = $2, suspended_at = coalesce(suspended_at, $2), on_call = false, featured = false, next_free_at = null,
       phone = null, email = null, location = '', image = null
   where id = $1 and left_at is null`,
);

export const forgetBio = statement('doctors.forget-bio', 'delete from doctor_bios where doctor_id = $1');
