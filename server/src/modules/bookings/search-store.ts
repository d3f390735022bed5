import { MOST_COUNTED } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';
import { DOCTORS_SOUGHT } from '../doctors/index.ts';
import type { SoughtDoctors } from '../doctors/index.ts';
import { PEOPLE_SOUGHT } from '../identity/index.ts';
import type { SoughtPeople } from '../identity/index.ts';
import { FITS, LISTED } from './all-store.ts';
import type { BookingCriteria, ListedBookingRow } from './all-store.ts';

/** Which bookings a search means: those of people, of members of families or of doctors, as far as all wishes fit. */
export type BookingSearch = Omit<BookingCriteria, 'ids' | 'patientIds' | 'doctorIds' | 'memberIds'> & {
  /** Those of payments that are sought. */
  readonly ids: readonly string[];
  readonly memberIds: readonly string[];
} & SoughtPeople &
  SoughtDoctors & { readonly mostDoctors: number };

const DOCTOR = 'coalesce(accepted_by, doctor_id)';
const NEWEST = 'order by created_at desc, id desc limit $limit offset (select skipped from page)';
const ENOUGH = `limit ${MOST_COUNTED + 1}`;

/**
 * How many bookings fit, whether more people or doctors have such a name than were looked through, and the ids of a
 * page, newest first; a page behind the last one gives the last one. Everything in one statement, because a frequent
 * name means thousands of people. The bookings of few are found by the people and sorted; where more fit than are
 * counted, the page is read along the index of all bookings, which is soon full then.
 */
export const searchAll = statement<
  BookingSearch & { limit: number; wanted: number },
  { found: number; is_cut: boolean; page: number; ids: string[] }
>(
  'bookings.search-all',
  `with callers as materialized ${PEOPLE_SOUGHT}, colleagues as materialized (${DOCTORS_SOUGHT} limit $mostDoctors),
     found as materialized (
       select id, created_at from (
         (select b.id, b.created_at from colleagues cross join lateral (
            select id, created_at from bookings where ${DOCTOR} = colleagues.id and ${FITS} offset 0) b ${ENOUGH})
         union all
         (select b.id, b.created_at from callers cross join lateral (
            select id, created_at, ${DOCTOR} as doctor from bookings where patient_id = callers.id and ${FITS} offset 0) b
           where b.doctor not in (select id from colleagues) ${ENOUGH})
         union all
         (select b.id, b.created_at from unnest($memberIds::uuid[]) as member (id) cross join lateral (
            select id, created_at, patient_id, ${DOCTOR} as doctor from bookings where person_id = member.id and ${FITS} offset 0) b
           where b.patient_id not in (select id from callers) and b.doctor not in (select id from colleagues) ${ENOUGH})
         union all
         (select id, created_at from bookings where id = any($ids::uuid[]) and ${FITS}
           and patient_id not in (select id from callers) and ${DOCTOR} not in (select id from colleagues)
           and (person_id is null or person_id <> all($memberIds::uuid[])) ${ENOUGH})) as either ${ENOUGH}),
     counted as materialized (select count(*)::int as found from found),
     page as materialized (
       select found, ($limit * (number - 1))::bigint as skipped, number
         from counted cross join lateral (
           select least($wanted, greatest(1, ceil(least(found, ${MOST_COUNTED})::numeric / $limit::int)))::int as number) as clamped)
   select found, number as page,
     (select count(*) = $mostPeople from callers) or (select count(*) = $mostDoctors from colleagues) as is_cut,
     case when found > ${MOST_COUNTED} then array(
         select id from bookings where ${FITS} and (patient_id in (select id from callers) or ${DOCTOR} in (select id from colleagues)
           or person_id = any($memberIds::uuid[]) or id = any($ids::uuid[])) ${NEWEST})
       else array(select id from found ${NEWEST}) end as ids
   from page`,
  { prepared: false },
);

/** These bookings, newest first. */
export const listedOf = statement<{ ids: readonly string[] }, ListedBookingRow>(
  'bookings.listed-of',
  `select ${LISTED} from bookings where id = any($ids::uuid[]) order by created_at desc, id desc`,
);
