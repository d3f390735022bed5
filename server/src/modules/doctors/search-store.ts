import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { Statement, NoValues } from '../../platform/database/statement.ts';
import { CARD_COLUMNS, VISIBLE_TO_PATIENTS } from './store.ts';
import type { Meaning } from './rules.ts';
import type { CallKind, CardRow } from './store.ts';
import type { Order, PageKey } from './turn-page.ts';

export interface Search {
  readonly country: CountryCode;
  readonly specialties: readonly SpecialtyId[] | undefined;
  readonly doctorType: DoctorType | undefined;
  readonly leastRating: number | undefined;
  readonly callType: CallKind | undefined;
  /** A spoken language, in its own name. */
  readonly speaks?: string | undefined;
  /** The typed words that may be a name. A doctor has to match all of them. */
  readonly meanings: readonly Meaning[];
  readonly order: Order;
  readonly after: PageKey | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** A row of a page, with the values by which it is sorted. */
export interface FoundRow extends CardRow {
  readonly name_key: string;
  readonly rating_rank: number;
  readonly home_place: number;
}

/** `home_rank`, behind all others for doctors without any free time. Word for word as in `doctors_by_home_free`. */
const HOME_PLACE = '(home_rank + case when next_free_at is null then 2000 else 0 end)';

interface OrderPlan {
  readonly columns: readonly string[];
  readonly types: readonly string[];
  readonly keyOf: (row: FoundRow) => PageKey;
}

/** The columns of each order, as in its index. All ascend. */
const ORDERS: Record<Order, OrderPlan> = {
  rating: {
    columns: ['rating_rank', 'name_key', 'id'],
    types: ['smallint', 'text', 'uuid'],
    keyOf: (row) => [row.rating_rank, row.name_key, row.id],
  },
  name: { columns: ['name_key', 'id'], types: ['text', 'uuid'], keyOf: (row) => [row.name_key, row.id] },
  soonest: {
    columns: ['next_free_at', 'id'],
    types: ['timestamptz', 'uuid'],
    keyOf: (row) => [row.next_free_at!.toISOString(), row.id],
  },
  featured: {
    columns: [HOME_PLACE, 'name_key', 'id'],
    types: ['integer', 'text', 'uuid'],
    keyOf: (row) => [row.home_place, row.name_key, row.id],
  },
};

/** Returns the position of a row in its order; the next page starts after it. */
export function keyOf(order: Order, row: FoundRow): PageKey {
  return ORDERS[order].keyOf(row);
}

/** Values by the names of their placeholders, which depend on the filters. */
type SearchValues = Readonly<Record<string, unknown>>;

/** Takes a value in and returns its placeholder; a name that is taken gets a number behind it. */
type Bind = (name: string, value: unknown) => string;

const prepared = new Map<string, Statement<SearchValues, FoundRow>>();

/**
 * Returns the statement and values of a search. Each combination of filters is one prepared statement. A text search is
 * not prepared, so that PostgreSQL plans it each time: a rare name needs the index of names, a common one the sorted
 * index.
 */
export function planSearch(search: Search): { statement: Statement<SearchValues, FoundRow>; values: SearchValues } {
  const values: Record<string, unknown> = {};
  const bind: Bind = (name, value) => {
    const placeholder = Object.hasOwn(values, name) ? `${name}_${Object.keys(values).length}` : name;
    values[placeholder] = value;
    return `$${placeholder}`;
  };
  const shape: string[] = [search.order];
  const conditions = [`country = ${bind('country', search.country)}`, VISIBLE_TO_PATIENTS];
  const filter = (name: string, condition: string) => {
    shape.push(name);
    conditions.push(condition);
  };
  const order = ORDERS[search.order];

  if (search.specialties?.length === 1) filter('one', `specialty = ${bind('specialty', search.specialties[0])}`);
  else if (search.specialties !== undefined)
    filter('some', `specialty = any(${bind('specialties', search.specialties)}::text[])`);
  else if (search.doctorType !== undefined) filter('type', `doctor_type = ${bind('doctorType', search.doctorType)}`);
  // `rating_rank` sorts start ratings behind all means, so only means of patients' ratings pass.
  if (search.leastRating !== undefined)
    filter('rated', `rating_rank <= ${bind('ratingRank', 500 - 100 * search.leastRating)}`);
  if (search.callType !== undefined) filter('call', `call_types @> array[${bind('callType', search.callType)}]`);
  if (search.speaks !== undefined) filter('speaks', `spoken_languages @> array[${bind('language', search.speaks)}]`);
  if (search.order === 'soonest') filter('free', `next_free_at > ${bind('now', search.now)}`);
  if (search.after !== undefined) {
    const key = search.after.map((value, index) => `${bind('after', value)}::${order.types[index]}`);
    filter('after', `(${order.columns.join(', ')}) > (${key.join(', ')})`);
  }
  for (const meaning of search.meanings) filter('text', `(${waysToMean(search, meaning, bind).join(' or ')})`);

  const by = `order by ${order.columns.join(', ')}`;
  const most = `limit ${bind('limit', search.limit)}`;
  const where = conditions.join(' and ');
  const pageOf = (columns: string) => `select ${columns} from doctors where ${where} ${by} ${most}`;
  if (search.meanings.some(({ beginning }) => beginning !== undefined)) {
    // The inner query finds the page with an index alone; the outer one reads only these rows from the table.
    return {
      statement: unprepared(
        `select ${COLUMNS} from doctors join (select id as found from (${pageOf(order.columns.join(', '))}) as page) as page on found = id ${by}`,
      ),
      values,
    };
  }
  const text = pageOf(COLUMNS);
  return { statement: search.meanings.length > 0 ? unprepared(text) : named(shape, text), values };
}

const COLUMNS = `${CARD_COLUMNS}, name_key, rating_rank, ${HOME_PLACE} as home_place`;

/**
 * Returns the conditions by which a doctor matches one typed word. A common prefix is compared while the sorted index
 * is scanned. When several words have to match, few doctors do, and the index of names finds them faster.
 */
function waysToMean(search: Search, { specialties, names, beginning }: Meaning, bind: Bind): string[] {
  const ways: string[] = [];
  const walks = beginning !== undefined && (names.length === 0 || search.meanings.length === 1);
  if (specialties.length > 0) ways.push(`specialty = any(${bind('specialties', specialties)}::text[])`);
  if (walks) ways.push(`(' ' || name_key) like ${bind('pattern', `% ${beginning}%`)}`);
  else if (names.length > 0)
    ways.push(
      `name_words && ${bind(
        'words',
        names.map((word) => `${search.country}:${word}`),
      )}::text[]`,
    );
  return ways;
}

function unprepared(text: string): Statement<SearchValues, FoundRow> {
  return statement<SearchValues, FoundRow>('doctors.search-text', text, { prepared: false });
}

function named(shape: readonly string[], text: string): Statement<SearchValues, FoundRow> {
  const name = `doctors.search ${shape.join(' ')}`;
  let found = prepared.get(name);
  if (found === undefined) {
    found = statement<NoValues, FoundRow>(name, text);
    prepared.set(name, found);
  }
  return found;
}
