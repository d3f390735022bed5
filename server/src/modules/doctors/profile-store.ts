import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { CallKind } from './store.ts';

/** The columns of a doctor's own profile. */
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

export const profile = statement<{ accountId: string }, ProfileRow>(
  'doctors.profile',
  `select id, full_name, email, phone, country, time_zone, location, specialty, doctor_type, experience_years,
     coalesce(sw, '') as bio_sw, coalesce(en, '') as bio_en, coalesce(fr, '') as bio_fr,
     video_fee_usd, phone_fee_usd, spoken_languages, call_types, image, licence
   from doctors left join doctor_bios on doctor_id = id where account_id = $accountId`,
);

/**
 * Saves the profile of an account's doctor. Changes no row for an account without one. A trigger updates the words of
 * the name.
 */
export const saveProfile = statement<
  {
    accountId: string;
    fullName: string;
    email: string | null;
    location: string;
    experienceYears: number;
    videoFeeUsd: number;
    phoneFeeUsd: number;
    spokenLanguages: readonly string[];
    callTypes: readonly CallKind[];
  },
  { id: string }
>(
  'doctors.save-profile',
  `update doctors
   set full_name = $fullName, email = $email, location = $location, experience_years = $experienceYears, video_fee_usd = $videoFeeUsd, phone_fee_usd = $phoneFeeUsd,
     spoken_languages = $spokenLanguages, call_types = $callTypes
   where account_id = $accountId returning id`,
);

export const saveBio = statement<{ doctorId: string; sw: string; en: string; fr: string }>(
  'doctors.save-bio',
  `insert into doctor_bios (doctor_id, sw, en, fr) values ($doctorId, $sw, $en, $fr)
   on conflict (doctor_id) do update set sw = excluded.sw, en = excluded.en, fr = excluded.fr`,
);

export const serviceOf = statement<{ accountId: string }, { id: string; country: CountryCode }>(
  'doctors.service-of',
  'select id, country from doctors where account_id = $accountId and left_at is null',
);

/** Marks a doctor as left and deletes their data. Changes no row for a doctor who has left before. */
export const endService = statement<{ doctorId: string; now: Date }>(
  'doctors.end-service',
  `update doctors
   set left_at = $now, suspended_at = coalesce(suspended_at, $now), on_call = false, featured = false, next_free_at = null, free_times = '{}',
       phone = null, email = null, location = '', image = null, birth_date = null, gender = null
   where id = $doctorId and left_at is null`,
);

export const forgetBio = statement<{ doctorId: string }>(
  'doctors.forget-bio',
  'delete from doctor_bios where doctor_id = $doctorId',
);
