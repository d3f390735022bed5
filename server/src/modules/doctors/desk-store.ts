import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';

/** What the office sees of each doctor who works here, verified or not. */
export interface DeskRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly full_name: string;
  readonly specialty: SpecialtyId;
  readonly country: CountryCode;
  readonly rating: number;
  readonly rating_count: number;
  readonly image: string | null;
  readonly is_verified: boolean;
  readonly money_held: boolean;
  readonly featured: boolean;
  readonly on_call: boolean;
  readonly licence_over: boolean;
}

/** The columns of a `DeskRow`. */
export const LISTED = `id, account_id, full_name, specialty, country, rating::float8 as rating, rating_count, image,
  verified_at is not null as is_verified, money_held_at is not null as money_held, featured, on_call, licence_ended_at is not null as licence_over`;

export interface DeskDetails extends DeskRow {
  readonly email: string | null;
  readonly phone: string;
  readonly bio: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  /** 'YYYY-MM-DD' */
  readonly birth_date: string | null;
  readonly experience_years: number;
  readonly start_rating: number;
  readonly licence: string | null;
  /** 'YYYY-MM-DD', the last valid day; null for a licence that nobody has checked. */
  readonly licence_expires_on: string | null;
  readonly picture_file: string | null;
  /** What the doctor asks for, in US dollars. */
  readonly video_fee_usd: number;
  readonly phone_fee_usd: number;
}

/** The text in the first language that has one. */
const DETAILS = `${LISTED}, email, phone, coalesce(nullif(en, ''), nullif(sw, ''), fr, '') as bio, gender, birth_date::text as birth_date, experience_years,
  start_rating, licence, licence_expires_on::text as licence_expires_on, picture_file,
  video_fee_usd, phone_fee_usd`;

export const details = statement<{ doctorId: string }, DeskDetails>(
  'doctors.details-for-desk',
  `select ${DETAILS} from doctors left join doctor_bios on doctor_id = id where id = $doctorId and left_at is null`,
);

/** Writes what the office changes in one form. Changes no row for a doctor who has left. */
export const change = statement<{
  doctorId: string;
  fullName: string;
  specialty: SpecialtyId;
  email: string | null;
  gender: string | null;
  birthDate: string | null;
  experienceYears: number;
  startRating: number;
}>(
  'doctors.change-by-desk',
  `update doctors set full_name = $fullName, specialty = $specialty, email = $email,
     gender = $gender, birth_date = $birthDate, experience_years = $experienceYears, start_rating = $startRating
   where id = $doctorId and left_at is null`,
);

/** Changes no row when it is so already, or for a doctor who has left. */
export const setFeatured = statement<{ doctorId: string; featured: boolean }>(
  'doctors.set-featured',
  'update doctors set featured = $featured where id = $doctorId and featured <> $featured and left_at is null',
);

/** Writes the picture and returns nothing; null removes it. */
export const setPicture = statement<{ doctorId: string; image: string | null; fileId: string | null }>(
  'doctors.set-picture',
  'update doctors set image = $image, picture_file = $fileId where id = $doctorId',
);

/** A picture that patients may see: that of a doctor in their lists, or of one whom administrators just added. */
export const picture = statement<{ doctorId: string; fileId: string }, { id: string }>(
  'doctors.picture',
  'select id from doctors where id = $doctorId and picture_file = $fileId and left_at is null',
);

/** The file of a doctor's picture, also of one who has left. */
export const pictureFile = statement<{ doctorId: string }, { picture_file: string | null }>(
  'doctors.picture-file',
  'select picture_file from doctors where id = $doctorId',
);

/** Whether a doctor who works here has a picture; nobody else gives one until the end of the transaction. */
export const lockPicture = statement<{ doctorId: string }, { picture_file: string | null }>(
  'doctors.lock-picture',
  'select picture_file from doctors where id = $doctorId and left_at is null for update',
);

/** Takes the account off a doctor who has left: its person may apply again. */
export const detachAccount = statement<{ doctorId: string }>(
  'doctors.detach-account',
  'update doctors set account_id = null where id = $doctorId and left_at is not null',
);

export const hasLeft = statement<{ doctorId: string }, { id: string }>(
  'doctors.has-left',
  'select id from doctors where id = $doctorId and left_at is not null',
);
