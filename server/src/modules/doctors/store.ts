import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

export type CallKind = 'phone' | 'video';

/** The columns of a card. */
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
  /** The first free times, `next_free_at` among them. */
  readonly free_times: readonly Date[];
}

export const CARD_COLUMNS = `id, full_name, specialty, doctor_type, country, rating::float8 as rating, rating_count, image, featured,
  spoken_languages, call_types, next_free_at, free_times`;

/** Condition: patients may see this doctor. */
export const VISIBLE_TO_PATIENTS = 'verified_at is not null and suspended_at is null';

export interface PageRow extends CardRow {
  readonly bio_sw: string;
  readonly bio_en: string;
  readonly bio_fr: string;
  readonly experience_years: number;
  readonly time_zone: string;
}

export const page = statement<{ doctorId: string }, PageRow>(
  'doctors.page',
  `select ${CARD_COLUMNS}, sw as bio_sw, en as bio_en, fr as bio_fr, experience_years, time_zone
   from doctors join doctor_bios on doctor_id = id where id = $doctorId and ${VISIBLE_TO_PATIENTS}`,
);

export const cards = statement<{ ids: readonly string[] }, CardRow>(
  'doctors.cards',
  `select ${CARD_COLUMNS} from doctors where id = any($ids::uuid[]) and ${VISIBLE_TO_PATIENTS}`,
);

/** Assigns accounts to doctors. Changes no row for a doctor who has one. */
export const linkAccounts = statement<{ rows: string }>(
  'doctors.link-accounts',
  `update doctors d set account_id = given.account_id
   from json_to_recordset($rows) as given (id uuid, account_id uuid) where d.id = given.id and d.account_id is null`,
);

/** Writes the first free times and when they have to be computed again. Changes no row when nothing has changed. */
export const setNextFree = statement<{
  doctorId: string;
  nextFreeAt: Date | null;
  freeTimes: readonly Date[];
  nextFreeDueAt: Date;
}>(
  'doctors.set-next-free',
  `update doctors set next_free_at = $nextFreeAt, free_times = $freeTimes, next_free_due_at = $nextFreeDueAt
   where id = $doctorId and (next_free_at, free_times, next_free_due_at) is distinct from ($nextFreeAt::timestamptz, $freeTimes::timestamptz[], $nextFreeDueAt::timestamptz)`,
);

export const dueForNextFree = statement<{ now: Date; limit: number }, { id: string }>(
  'doctors.due-for-next-free',
  `select id from doctors where next_free_due_at <= $now and ${VISIBLE_TO_PATIENTS} order by next_free_due_at limit $limit`,
);

export const figures = statement<NoValues, { doctors: number; countries: number; stars: number; ratings: number }>(
  'doctors.figures',
  `select count(*) as doctors, count(distinct country) as countries, coalesce(sum(rating_sum), 0) as stars, coalesce(sum(rating_count), 0) as ratings
   from doctors where ${VISIBLE_TO_PATIENTS}`,
);

export const add = statement<{ rows: string; now: Date }>(
  'doctors.add',
  `insert into doctors (id, account_id, full_name, specialty, country, time_zone, phone, gender, spoken_languages, experience_years,
     call_types, start_rating, rating_sum, rating_count, image, featured, on_call, verified_at, to_verify_since, suspended_at, birth_date, email, location, created_at)
   select id, account_id, full_name, specialty, country, time_zone, phone, gender, spoken_languages, experience_years,
     call_types, start_rating, rating_sum, rating_count, image, featured, on_call, verified_at, to_verify_since, suspended_at, birth_date, email, coalesce(location, ''), $now
   from json_populate_recordset(null::doctors, $rows)`,
);

export const addBios = statement<{ rows: string }>(
  'doctors.add-bios',
  'insert into doctor_bios (doctor_id, sw, en, fr) select id, sw, en, fr from json_to_recordset($rows) as given (id uuid, sw text, en text, fr text)',
);

export interface QueryWord {
  readonly word: string;
  /** Words of names in the country that begin with it; at most `maxNames` + 1 of them. */
  readonly names: string[] | null;
  /** About how many doctors have one of these names. */
  readonly doctors: number;
  /** If no name begins with it: words of names that are similar. */
  readonly alike: string[] | null;
}

/**
 * Returns the words of a typed text, normalized like names, each with the words of names that it begins or resembles.
 * Similar words are found by trigrams; short words share few trigrams and are compared by edit distance with words that
 * have the same first letter.
 */
export const queryWords = statement<{ country: string; text: string; maxNames: number }, QueryWord>(
  'doctors.query-words',
  `select asked.word, known.names, known.doctors, case when known.names is null and length(asked.word) >= 4 then (
      select array_agg(word) from (
        (select word from doctor_words where country = $country and word % asked.word order by similarity(word, asked.word) desc, word limit 20)
        union
        (select word from doctor_words
         where length(asked.word) <= 7 and country = $country
           and word >= left(asked.word, 1) and word < left(asked.word, 1) || chr(1114111)
           and length(word) >= length(asked.word) - 1
           and least(
             levenshtein_less_equal(left(word, length(asked.word) - 1), asked.word, 2),
             levenshtein_less_equal(left(word, length(asked.word)), asked.word, 2),
             levenshtein_less_equal(left(word, length(asked.word) + 1), asked.word, 2)) <= 2
         order by word limit 200)
      ) as found) end as alike
   from (select word collate "C" as word, place from unnest(string_to_array(search_text($text), ' ')) with ordinality as given (word, place)
         where word <> '' order by place limit 8) as asked,
     lateral (select array_agg(word) as names, coalesce(sum(doctors), 0)::float8 as doctors from (
       select word, doctors from doctor_words
       where country = $country and doctor_words.word >= asked.word and doctor_words.word < asked.word || chr(1114111)
       order by word limit $maxNames::integer + 1) as begun) as known
   order by asked.place`,
);

/** Returns those of the given specialties that have a doctor in the country. */
export const staffed = statement<{ country: string; specialties: readonly string[] }, { specialty: SpecialtyId }>(
  'doctors.staffed',
  `select specialty from unnest($specialties::text[]) as asked (specialty)
   where exists (select from doctors where country = $country and doctors.specialty = asked.specialty and ${VISIBLE_TO_PATIENTS})`,
);

export const addRating = statement<{ doctorId: string; stars: number }>(
  'doctors.add-rating',
  'update doctors set rating_sum = rating_sum + $stars, rating_count = rating_count + 1 where id = $doctorId',
);

export const accountUntilLeft = statement<{ doctorId: string }, { account_id: string | null }>(
  'doctors.account-until-left',
  'select account_id from doctors where id = $doctorId and left_at is null',
);

export const accountOf = statement<{ doctorId: string }, { account_id: string | null }>(
  'doctors.account-of',
  'select account_id from doctors where id = $doctorId and (suspended_at is null or licence_ended_at is not null) and left_at is null',
);

const PUBLIC_PAGE = `select id, page_changed_at from doctors where ${VISIBLE_TO_PATIENTS}`;

export const publicPagesFrom = statement<
  { offset: number; limit: number },
  { id: string; page_changed_at: Date | null }
>('doctors.public-pages-from', `${PUBLIC_PAGE} order by id offset $offset limit $limit`);

export const publicPagesAfter = statement<
  { afterId: string; limit: number },
  { id: string; page_changed_at: Date | null }
>('doctors.public-pages-after', `${PUBLIC_PAGE} and id > $afterId order by id limit $limit`);

/** Also counts changes of doctors who are no longer in the list, because their leaving changed it. */
export const publicLists = statement<
  NoValues,
  {
    country: CountryCode;
    specialty: SpecialtyId;
    type: DoctorType;
    doctors: number;
    page_changed_at: Date | null;
  }
>(
  'doctors.public-lists',
  `select country, specialty, doctor_type as type, (count(*) filter (where ${VISIBLE_TO_PATIENTS}))::integer as doctors, max(page_changed_at) as page_changed_at
   from doctors group by country, specialty, doctor_type having bool_or(${VISIBLE_TO_PATIENTS}) order by country, specialty`,
);
