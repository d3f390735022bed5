import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { DeskSort, DeskStanding, Direction } from '@tabibu/contract/doctor-desk-words';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { countUpTo } from '../../platform/counted.ts';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues, Statement } from '../../platform/database/statement.ts';
import { personFits } from '../../platform/person-search.ts';
import type { SoughtPerson } from '../../platform/person-search.ts';
import { LISTED } from './desk-store.ts';
import { VISIBLE_TO_PATIENTS } from './store.ts';
import type { DeskRow } from './desk-store.ts';

/** Null in a field: every doctor. */
export interface DeskCriteria extends SoughtPerson {
  readonly specialty: SpecialtyId | null;
  readonly country: CountryCode | null;
  readonly leastRating: number | null;
  readonly standing: DeskStanding | null;
}

/** A doctor of the list with what the doctor has completed. */
export interface ListedRow extends DeskRow {
  readonly consultations: number;
  readonly video_calls: number;
  readonly patients: number;
}

/** What fits. Statements with it are planned for their values: each filter has its index. */
const FOUND = `left_at is null and (not $isSought::boolean or ${personFits({ name: 'full_name', phone: 'phone' })})
     and ($specialty::text is null or specialty = $specialty) and ($country::text is null or country = $country)
     and ($leastRating::numeric is null or rating >= $leastRating)
     and case $standing::text when 'in-service' then ${VISIBLE_TO_PATIENTS} when 'closed' then not (${VISIBLE_TO_PATIENTS})
           when 'money-held' then money_held_at is not null else true end`;
const PLANNED = { prepared: false } as const;
const MONEY = { prepared: false, guarded: true } as const;

/** What each currency is worth in shillings; a currency without a rate counts as nothing. */
export interface CurrencyWorths {
  readonly currencies: readonly string[];
  readonly worths: readonly number[];
}
const RATES = 'unnest($currencies::text[], $worths::float8[]) as rate (currency, worth)';
const ALL_MONEY = `cross join lateral (select coalesce(sum(amount * rate.worth), 0) as worth from doctor_earnings join ${RATES} using (currency)
       where doctor_id = doctors.id) e`;

const FIGURES = 'join doctor_figures f on f.doctor_id = id';

/** An order, and the table of what it sorts by if that is not the doctor's own row. */
interface Order {
  readonly order: string;
  readonly figures?: string;
  readonly money?: string;
}

/** Equals come by their names in the order by rating, else as they came to the house: each order has an index. */
const ORDERS: Readonly<Record<`${DeskSort}-${Direction}`, Order>> = {
  'rating-desc': { order: 'doctors.rating desc, name_key, id' },
  'rating-asc': { order: 'doctors.rating, name_key desc, id desc' },
  'consultations-desc': { order: 'f.consultations desc, f.doctor_id desc', figures: FIGURES },
  'consultations-asc': { order: 'f.consultations, f.doctor_id', figures: FIGURES },
  'earnings-desc': { order: 'e.worth desc, id', money: ALL_MONEY },
  'earnings-asc': { order: 'e.worth, id', money: ALL_MONEY },
};

type Page = Statement<DeskCriteria & CurrencyWorths & { limit: number; offset: number }, ListedRow>;

function pagesBy(kind: string, page: (order: Order) => string) {
  const pages = Object.entries(ORDERS).map(([name, order]): [string, Page] => [
    name,
    statement(`doctors.page-of-${kind}-by-${name}`, page(order), order.money === undefined ? PLANNED : MONEY),
  ]);
  return Object.fromEntries(pages) as Readonly<Record<keyof typeof ORDERS, Page>>;
}

const DONE = 'consultations, video_calls, patients';

/**
 * The doctors of a page by earnings, where more than are counted fit: along the index of each currency as far as the
 * page could reach into it, and the best of all of them. Money in another currency than that of the doctor's country
 * does not count for this order.
 */
const bestPaid = (direction: 'desc' | '') =>
  `select paid.doctor_id, paid.worth from (select * from country_currencies where $country::text is null or country = $country) own left join ${RATES} using (currency) cross join lateral (
       select doctor_id, amount * coalesce(rate.worth, 0) as worth from doctor_earnings join doctors on id = doctor_id
        where place = own.place and ${FOUND} order by amount ${direction}, doctor_id limit $limit::int + $offset::int) as paid
      order by paid.worth ${direction}, paid.doctor_id limit $limit offset $offset`;

/** A page of the doctors that fit, where more than are counted fit: along the index of its order until it is full. */
export const pageOfMany = pagesBy('many', ({ order, money }) =>
  money === undefined
    ? `select ${LISTED}, ${DONE} from doctors ${FIGURES} where ${FOUND} order by ${order} limit $limit offset $offset`
    : `select ${LISTED}, ${DONE} from (${bestPaid(order.includes('desc') ? 'desc' : '')}) as e join doctors on id = e.doctor_id ${FIGURES} order by ${order}`,
);

/**
 * The same where few fit: finds all of them first and keeps the best of them. `offset 0` keeps the planner from going
 * along the index of the order, where it would read a million doctors for a page of them. What is sorted by stands in
 * indexes; the rows themselves, and figures that are not sorted by, are read for the page only, which is put in order
 * a second time because a join promises none.
 */
export const pageOfFew = pagesBy(
  'few',
  ({ order, figures = '', money = '' }) =>
    `select ${LISTED}, ${DONE} from (
       select doctors.id as doctor from (select id, rating, name_key from doctors where ${FOUND} offset 0) as doctors ${figures} ${money}
        order by ${order} limit $limit offset $offset) as page
      join doctors on id = doctor ${FIGURES} ${money} order by ${order}`,
);

/** How many fit. */
export const countFound = statement<DeskCriteria, { found: number }>(
  'doctors.count-for-desk',
  countUpTo(`doctors where ${FOUND}`),
  PLANNED,
);

/** How many work here. */
export const total = statement<NoValues, { found: number }>(
  'doctors.total-for-desk',
  countUpTo('doctors where left_at is null'),
);

/** All that fit: the sum of the patients of each, and the ids of those who have any. */
export const patientsTogether = statement<DeskCriteria, { with_patients: string[]; patients: number }>(
  'doctors.patients-together',
  `select coalesce(array_agg(doctor_id) filter (where patients > 0), '{}') as with_patients, coalesce(sum(patients), 0)::int as patients
   from (select id from doctors where ${FOUND}) as found join doctor_figures on doctor_id = id`,
  PLANNED,
);

/**
 * What all that fit have earned together, a row for each currency, and how many of them are paid in it: who works in a
 * country with the currency, or has earned some.
 */
export const earningsTogether = statement<DeskCriteria, { currency: Currency; amount: number; paid: number }>(
  'doctors.earnings-together',
  `select currency, sum(amount)::bigint as amount, (count(*) filter (where place is not null or amount <> 0))::int as paid
   from (select id from doctors where ${FOUND}) as found join doctor_earnings on doctor_id = id group by currency having sum(amount) <> 0`,
  MONEY,
);

/** What each of these doctors has earned, a row for each currency with money. */
export const earningsOf = statement<
  { doctorIds: readonly string[] },
  { doctor_id: string; currency: Currency; amount: number }
>(
  'doctors.earnings-of',
  `select doctor_id, currency, amount from doctor_earnings where doctor_id = any($doctorIds::uuid[]) and amount <> 0`,
  { guarded: true },
);
