import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { Statement } from '../../platform/database/statement.ts';
import { CARD_COLUMNS, SHOWN } from './store.ts';
import type { Meaning } from './rules.ts';
import type { CallKind, CardRow } from './store.ts';
import type { Order, PageKey } from './turn-page.ts';

export interface Search {
  readonly country: CountryCode;
  readonly specialties: readonly SpecialtyId[] | undefined;
  readonly doctorType: DoctorType | undefined;
  readonly leastRating: number | undefined;
  readonly callType: CallKind | undefined;
  /** What typed words mean where a name may be meant; a doctor matches all of them. */
  readonly meanings: readonly Meaning[];
  readonly order: Order;
  readonly after: PageKey | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** A row of a page with the values it is sorted by. */
export interface FoundRow extends CardRow {
  readonly name_key: string;
  readonly rating_rank: number;
  readonly home_rank: number;
}

interface OrderPlan { readonly columns: readonly string[]; readonly types: readonly string[]; readonly keyOf: (row: FoundRow) => PageKey }

/** Columns that sort and page, in the order of an index. All ascend. */
const ORDERS: Record<Order, OrderPlan> = {
  rating: { columns: ['rating_rank', 'name_key', 'id'], types: ['smallint', 'text', 'uuid'], keyOf: (row) => [row.rating_rank, row.name_key, row.id] },
  name: { columns: ['name_key', 'id'], types: ['text', 'uuid'], keyOf: (row) => [row.name_key, row.id] },
  soonest: { columns: ['next_free_at', 'id'], types: ['timestamptz', 'uuid'], keyOf: (row) => [row.next_free_at!.toISOString(), row.id] },
  featured: { columns: ['home_rank', 'name_key', 'id'], types: ['smallint', 'text', 'uuid'], keyOf: (row) => [row.home_rank, row.name_key, row.id] },
};

/** Where the page of these rows ends. */
export function keyOf(order: Order, row: FoundRow): PageKey {
  return ORDERS[order].keyOf(row);
}

const prepared = new Map<string, Statement<FoundRow>>();

/**
 * The statement and values of a search. Each combination of filters is one prepared statement; text is planned each time,
 * because a rare name wants the index of names and a common one the sorted index.
 */
export function planSearch(search: Search): { statement: Statement<FoundRow>; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const shape: string[] = [search.order];
  const conditions = [`country = ${bind(search.country)}`, SHOWN];
  const filter = (name: string, condition: string) => { shape.push(name); conditions.push(condition); };
  const order = ORDERS[search.order];

  if (search.specialties?.length === 1) filter('one', `specialty = ${bind(search.specialties[0])}`);
  else if (search.specialties !== undefined) filter('some', `specialty = any(${bind(search.specialties)}::text[])`);
  else if (search.doctorType !== undefined) filter('type', `doctor_type = ${bind(search.doctorType)}`);
  const rated = search.leastRating === undefined ? undefined : wellRated(search.leastRating, bind);
  if (rated !== undefined) shape.push('rated');
  if (search.callType !== undefined) filter('call', `call_types @> array[${bind(search.callType)}]`);
  if (search.order === 'soonest') filter('free', `next_free_at > ${bind(search.now)}`);
  if (search.after !== undefined) {
    const key = search.after.map((value, index) => `${bind(value)}::${order.types[index]}`);
    filter('after', `(${order.columns.join(', ')}) > (${key.join(', ')})`);
  }
  for (const meaning of search.meanings) filter('text', `(${waysToMean(search, meaning, bind).join(' or ')})`);

  const by = `order by ${order.columns.join(', ')}`;
  const most = `limit ${bind(search.limit)}`;
  const where = conditions.join(' and ');
  const pageOf = (columns: string) => {
    const walk = (condition: string) => `select ${columns} from doctors where ${where}${condition} ${by} ${most}`;
    if (rated === undefined) return walk('');
    if (search.order !== 'rating') return walk(` and (${rated.join(' or ')})`);
    // Means and start ratings are two stretches of the index by rating: two short walks, merged, and nothing between them is read.
    return `select * from (${rated.map((stretch) => `(${walk(` and ${stretch}`)})`).join(' union all ')}) as walks ${by} ${most}`;
  };
  if (search.meanings.some(({ beginning }) => beginning !== undefined)) {
    // The page is found in an index alone; only its rows are then read from the table.
    return { statement: unprepared(`select ${COLUMNS} from doctors join (select id as found from (${pageOf(order.columns.join(', '))}) as page) as page on found = id ${by}`), values };
  }
  const text = pageOf(COLUMNS);
  return { statement: search.meanings.length > 0 ? unprepared(text) : named(shape, text), values };
}

/** Whose rating is at least this: a mean of patients, or an administrator's start rating (`rating_rank` keeps them apart). */
function wellRated(least: number, bind: (value: unknown) => string): readonly [string, string] {
  return [`rating_rank <= ${bind(500 - 100 * least)}`, `rating_rank between 490 and ${bind(495 - least)}`];
}

const COLUMNS = `${CARD_COLUMNS}, name_key, rating_rank, home_rank`;

/**
 * How a doctor can be what one typed word means. A common beginning is compared while walking a sorted index; where several words
 * must agree, few doctors do, and the index of names finds them at once.
 */
function waysToMean(search: Search, { specialties, names, beginning }: Meaning, bind: (value: unknown) => string): string[] {
  const ways: string[] = [];
  const walks = beginning !== undefined && (names.length === 0 || search.meanings.length === 1);
  if (specialties.length > 0) ways.push(`specialty = any(${bind(specialties)}::text[])`);
  if (walks) ways.push(`(' ' || name_key) like ${bind(`% ${beginning}%`)}`);
  else if (names.length > 0) ways.push(`name_words && ${bind(names.map((word) => `${search.country}:${word}`))}::text[]`);
  return ways;
}

function unprepared(text: string): Statement<FoundRow> {
  return statement('doctors.search-text', text, { prepared: false });
}

function named(shape: readonly string[], text: string): Statement<FoundRow> {
  const name = `doctors.search ${shape.join(' ')}`;
  let found = prepared.get(name);
  if (found === undefined) {
    found = statement<FoundRow>(name, text);
    prepared.set(name, found);
  }
  return found;
}
