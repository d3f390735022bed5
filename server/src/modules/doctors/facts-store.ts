import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import { personFits } from '../../platform/person-search.ts';
import type { SoughtPerson } from '../../platform/person-search.ts';
import { VISIBLE_TO_PATIENTS } from './store.ts';
import type { CallKind } from './store.ts';

/** What lists of bookings say of a doctor; also of doctors whom patients cannot see any more. */
export interface DoctorName {
  readonly id: string;
  readonly fullName: string;
  readonly specialtyId: SpecialtyId;
  readonly doctorType: DoctorType;
  readonly country: CountryCode;
  readonly timeZone: string;
  readonly image: string | null;
}

/** A doctor whom patients can book. */
export interface BookableDoctor extends DoctorName {
  /** E.164 */
  readonly phone: string;
  readonly callTypes: CallKind[];
  /** Null while no account signs in as this doctor. */
  readonly accountId: string | null;
  /** Takes emergencies at any hour. */
  readonly isOnCall: boolean;
  /** The first instant after the licence, or after the last day for an unchecked one; null if there is neither. */
  readonly licensedUntil: Date | null;
}

export interface NameRow {
  readonly id: string;
  readonly full_name: string;
  readonly specialty: SpecialtyId;
  readonly doctor_type: DoctorType;
  readonly country: CountryCode;
  readonly time_zone: string;
  readonly image: string | null;
}

interface BookableRow extends NameRow {
  readonly phone: string;
  readonly call_types: CallKind[];
  readonly account_id: string | null;
  readonly on_call: boolean;
  readonly licensed_until: Date | null;
}

/** Returns what a row says of a doctor. */
export function nameOf(row: NameRow): DoctorName {
  return {
    id: row.id,
    fullName: row.full_name,
    specialtyId: row.specialty,
    doctorType: row.doctor_type,
    country: row.country,
    timeZone: row.time_zone,
    image: row.image,
  };
}

/** Returns the bookable doctor of a row. */
export function bookableOf(row: BookableRow): BookableDoctor {
  return {
    ...nameOf(row),
    phone: row.phone,
    callTypes: row.call_types,
    accountId: row.account_id,
    isOnCall: row.on_call,
    licensedUntil: row.licensed_until,
  };
}

export const NAME = 'id, full_name, specialty, doctor_type, country, time_zone, image';
const BOOKABLE = `${NAME}, phone, call_types, account_id, on_call, licensed_until`;

export const names = statement<{ ids: readonly string[] }, NameRow>(
  'doctors.names',
  `select ${NAME} from doctors where id = any($ids::uuid[])`,
);

/** Condition: works here. Whose licence is over finishes what is begun, and sends the new one. */
export const IN_SERVICE =
  'verified_at is not null and (suspended_at is null or licence_ended_at is not null) and left_at is null';

export const ofAccount = statement<{ accountId: string }, NameRow>(
  'doctors.of-account',
  `select ${NAME} from doctors where account_id = $accountId and ${IN_SERVICE}`,
);

/** Also out of service, but not of one who has left. */
export const serviceOfAccount = statement<{ accountId: string }, NameRow & { in_service: boolean }>(
  'doctors.service-of-account',
  `select ${NAME}, ${IN_SERVICE} as in_service from doctors where account_id = $accountId and left_at is null`,
);

export const bookable = statement<{ doctorId: string }, BookableRow>(
  'doctors.bookable',
  `select ${BOOKABLE} from doctors where id = $doctorId and ${VISIBLE_TO_PATIENTS}`,
);

/** What a search for a doctor in place of another one asks for. */
export interface AlikeValues {
  readonly exceptId: string;
  /** Whom a person may not book: the own page. */
  readonly exceptAccountId: string;
  readonly specialtyId: SpecialtyId;
  readonly country: CountryCode;
  readonly callType: CallKind;
  readonly after: Date;
  readonly limit: number;
}

/** Doctors of a specialty who are free after a moment, who is free next first. */
export const freeAlike = statement<AlikeValues, NameRow>(
  'doctors.free-alike',
  `select ${NAME} from doctors where country = $country and specialty = $specialtyId and $callType = any(call_types) and next_free_at > $after
     and id <> $exceptId and account_id is distinct from $exceptAccountId and ${VISIBLE_TO_PATIENTS} order by next_free_at, id limit $limit`,
);

/** What a search for a doctor of an emergency asks for. */
export interface FitValues {
  readonly country: CountryCode;
  /** Null for both types. */
  readonly doctorType: DoctorType | null;
  /** JSON: each suitable specialty with its rank; the lowest rank comes first. */
  readonly fitness: string;
  /** A language in its own name; doctors who speak it come before others of the same rank. */
  readonly spokenLanguage: string;
  readonly limit: number;
}

const FIT = `select ${BOOKABLE} from doctors
   where country = $country and ($doctorType::text is null or doctor_type = $doctorType) and $fitness::jsonb ? specialty and 'phone' = any(call_types) and ${VISIBLE_TO_PATIENTS}`;
const FITTEST_FIRST =
  'order by ($fitness::jsonb ->> specialty)::integer, not $spokenLanguage = any(spoken_languages), home_rank, id limit $limit';

export const onCall = statement<FitValues, BookableRow>('doctors.on-call', `${FIT} and on_call ${FITTEST_FIRST}`);

export const notOnCall = statement<FitValues, BookableRow>(
  'doctors.not-on-call',
  `${FIT} and not on_call ${FITTEST_FIRST}`,
);

export interface StandingRow {
  readonly specialty: SpecialtyId;
  readonly rating: number;
  readonly rating_count: number;
  readonly verified_at: Date;
}

export const standing = statement<{ doctorId: string }, StandingRow>(
  'doctors.standing',
  `select specialty, rating::float8 as rating, rating_count, verified_at from doctors where id = $doctorId and ${IN_SERVICE}`,
);

/**
 * SQL that other modules may read from: the ids of doctors, also of former ones, by parts of the name or the end of the
 * number, and by country. It takes `SoughtDoctors`.
 */
export const DOCTORS_SOUGHT = `select id from doctors where (not $isSought::boolean or ${personFits({ name: 'full_name', phone: 'phone' })})
    and ($doctorCountry::text is null or country = $doctorCountry)`;

/** Which doctors a search means, of a country or (null) of all. */
export type SoughtDoctors = SoughtPerson & { readonly doctorCountry: string | null };

/** The ids of doctors whom a search means, `limit` at most. */
export const idsFound = statement<SoughtDoctors & { limit: number }, { id: string }>(
  'doctors.ids-found',
  `${DOCTORS_SOUGHT} limit $limit`,
  { prepared: false },
);

/** Those of these ids that such a search means. */
export const soughtAmong = statement<SoughtDoctors & { ids: readonly string[] }, { id: string }>(
  'doctors.sought-among',
  `${DOCTORS_SOUGHT} and id = any($ids::uuid[])`,
  { prepared: false },
);
