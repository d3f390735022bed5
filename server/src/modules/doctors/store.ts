import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';

export type CallKind = 'phone' | 'video';

/** What a card is made of. */
export interface CardRow {
  readonly id: string;
  readonly full_name: string;
  readonly specialty: SpecialtyId;
  readonly doctor_type: DoctorType;
  readonly country: CountryCode;
  readonly rating: number;
  readonly rating_count: number;
  readonly image: string | null;
  readonly featured: boolean;
  readonly spoken_languages: string[];
  readonly call_types: CallKind[];
  readonly next_free_at: Date | null;
}

export const CARD_COLUMNS = `id, full_name, specialty, doctor_type, country, rating::float8 as rating, rating_count, image, featured,
  spoken_languages, call_types, next_free_at`;

/** What patients may see. */
export const SHOWN = 'verified_at is not null and suspended_at is null';

export interface PageRow extends CardRow {
  readonly bio_sw: string;
  readonly bio_en: string;
  readonly bio_fr: string;
  readonly experience_years: number;
  readonly time_zone: string;
}

export const page = statement<PageRow>(
  'doctors.page',
  `select ${CARD_COLUMNS}, sw as bio_sw, en as bio_en, fr as bio_fr, experience_years, time_zone
   from doctors join doctor_bios on doctor_id = id where id = $1 and ${SHOWN}`,
);

export interface BookableRow {
  readonly id: string;
  readonly fullName: string;
  readonly specialtyId: SpecialtyId;
  readonly doctorType: DoctorType;
  readonly country: CountryCode;
  readonly timeZone: string;
  /** E.164 */
  readonly phone: string;
  readonly callTypes: CallKind[];
  readonly image: string | null;
  /** Null while nobody signs in as this doctor. */
  readonly accountId: string | null;
  /** Takes emergencies at any hour. */
  readonly isOnCall: boolean;
}

const BOOKABLE = `id, full_name as "fullName", specialty as "specialtyId", doctor_type as "doctorType", country, time_zone as "timeZone",
  phone, call_types as "callTypes", image, account_id as "accountId", on_call as "isOnCall"`;

export const bookable = statement<BookableRow>('doctors.bookable', `select ${BOOKABLE} from doctors where id = $1 and ${SHOWN}`);

/** $2 one type, or null for both; $3 specialties with their places, $4 the language in its own name: the fittest first, then who speaks it, then the best rated. */
const FIT = `select ${BOOKABLE} from doctors
   where country = $1 and ($2::text is null or doctor_type = $2) and $3::jsonb ? specialty and 'phone' = any(call_types) and ${SHOWN}`;
const FITTEST_FIRST = 'order by ($3::jsonb ->> specialty)::integer, not $4 = any(spoken_languages), home_rank, id limit $5';

export const onCall = statement<BookableRow>('doctors.on-call', `${FIT} and on_call ${FITTEST_FIRST}`);

export const notOnCall = statement<BookableRow>('doctors.not-on-call', `${FIT} and not on_call ${FITTEST_FIRST}`);

export const cards = statement<CardRow>('doctors.cards', `select ${CARD_COLUMNS} from doctors where id = any($1::uuid[]) and ${SHOWN}`);

export interface NameRow {
  readonly id: string;
  readonly fullName: string;
  readonly specialtyId: SpecialtyId;
  readonly doctorType: DoctorType;
  readonly country: CountryCode;
  readonly timeZone: string;
  readonly image: string | null;
}

export const names = statement<NameRow>(
  'doctors.names',
  `select id, full_name as "fullName", specialty as "specialtyId", doctor_type as "doctorType", country, time_zone as "timeZone", image
   from doctors where id = any($1::uuid[])`,
);

export interface OwnRow {
  readonly id: string;
  readonly fullName: string;
  readonly country: CountryCode;
  readonly doctorType: DoctorType;
  readonly timeZone: string;
}

export const ofAccount = statement<OwnRow>(
  'doctors.of-account',
  `select id, full_name as "fullName", country, doctor_type as "doctorType", time_zone as "timeZone" from doctors where account_id = $1 and ${SHOWN}`,
);

export interface StandingRow { readonly specialtyId: SpecialtyId; readonly rating: number; readonly ratingCount: number; readonly verifiedAt: Date }

export const standing = statement<StandingRow>(
  'doctors.standing',
  `select specialty as "specialtyId", rating::float8 as rating, rating_count as "ratingCount", verified_at as "verifiedAt" from doctors where id = $1 and ${SHOWN}`,
);

/** Conditional: doctors that nobody signs in as yet. */
export const linkAccounts = statement(
  'doctors.link-accounts',
  `update doctors d set account_id = given.account_id
   from json_to_recordset($1) as given (id uuid, account_id uuid) where d.id = given.id and d.account_id is null`,
);

/** Conditional: nothing is written when both are known already. */
export const setNextFree = statement(
  'doctors.set-next-free',
  `update doctors set next_free_at = $2, next_free_due_at = $3
   where id = $1 and (next_free_at is distinct from $2 or next_free_due_at is distinct from $3)`,
);

export const dueForNextFree = statement<{ id: string }>(
  'doctors.due-for-next-free',
  `select id from doctors where next_free_due_at <= $1 and ${SHOWN} order by next_free_due_at limit $2`,
);

export const figures = statement<{ doctors: number; countries: number; stars: number; ratings: number }>(
  'doctors.figures',
  `select count(*) as doctors, count(distinct country) as countries, coalesce(sum(rating_sum), 0) as stars, coalesce(sum(rating_count), 0) as ratings
   from doctors where ${SHOWN}`,
);

export const add = statement(
  'doctors.add',
  `insert into doctors (id, account_id, full_name, specialty, country, time_zone, phone, gender, spoken_languages, experience_years,
     call_types, start_rating, rating_sum, rating_count, image, featured, on_call, verified_at, suspended_at, created_at)
   select id, account_id, full_name, specialty, country, time_zone, phone, gender, spoken_languages, experience_years,
     call_types, start_rating, rating_sum, rating_count, image, featured, on_call, verified_at, suspended_at, $2
   from json_populate_recordset(null::doctors, $1)`,
);

export const addBios = statement(
  'doctors.add-bios',
  'insert into doctor_bios (doctor_id, sw, en, fr) select id, sw, en, fr from json_to_recordset($1) as given (id uuid, sw text, en text, fr text)',
);

export interface AskedWord {
  readonly word: string;
  /** Words of names in the country that begin so; at most one more than asked for. */
  readonly names: string[] | null;
  /** How many doctors bear them, about. */
  readonly doctors: number;
  /** When there are none: words of names that look alike. */
  readonly alike: string[] | null;
}

/**
 * The words of a typed text, normalized like names are, with the names they begin or resemble: by trigrams, and for short words,
 * which share few trigrams, by distance among words with the same first letter.
 */
export const askedWords = statement<AskedWord>(
  'doctors.asked-words',
  `select asked.word, known.names, known.doctors, case when known.names is null and length(asked.word) >= 4 then (
      select array_agg(word) from (
        (select word from doctor_words where country = $1 and word % asked.word order by similarity(word, asked.word) desc, word limit 20)
        union
        (select word from doctor_words
         where length(asked.word) <= 7 and country = $1
           and word >= left(asked.word, 1) and word < left(asked.word, 1) || chr(1114111)
           and length(word) >= length(asked.word) - 1
           and least(
             levenshtein_less_equal(left(word, length(asked.word) - 1), asked.word, 2),
             levenshtein_less_equal(left(word, length(asked.word)), asked.word, 2),
             levenshtein_less_equal(left(word, length(asked.word) + 1), asked.word, 2)) <= 2
         order by word limit 200)
      ) as found) end as alike
   from (select word collate "C" as word, place from unnest(string_to_array(search_text($2), ' ')) with ordinality as given (word, place)
         where word <> '' order by place limit 8) as asked,
     lateral (select array_agg(word) as names, coalesce(sum(doctors), 0)::float8 as doctors from (
       select word, doctors from doctor_words
       where country = $1 and doctor_words.word >= asked.word and doctor_words.word < asked.word || chr(1114111)
       order by word limit $3::integer + 1) as begun) as known
   order by asked.place`,
);

export const countStars = statement('doctors.count-stars', 'update doctors set rating_sum = rating_sum + $2, rating_count = rating_count + 1 where id = $1');

export const accountOf = statement<{ account_id: string | null }>('doctors.account-of', 'select account_id from doctors where id = $1 and suspended_at is null');
