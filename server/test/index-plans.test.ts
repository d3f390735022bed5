import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOfAll, pageOfAll } from '../src/modules/bookings/all-store.ts';
import type { BookingCriteria } from '../src/modules/bookings/all-store.ts';
import { count, page } from '../src/modules/payments/page-store.ts';
import { walk } from '../src/modules/payments/walk-store.ts';
import { ofAll } from '../src/modules/earnings/list-store.ts';
import { countSubscribers, pageSubscribers } from '../src/modules/subscriptions/store.ts';
import { inOrder } from '../src/platform/database/statement.ts';
import type { Statement } from '../src/platform/database/statement.ts';
import { clusterOfRun } from './cluster-of-run.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';

/*
 * How PostgreSQL would read lists that may have a million rows, for the login of the product: its row-level policies
 * change the plans. Reading whole tables and sorting are forbidden here, because a test has few rows.
 */

const AT = new Date('2026-11-01T08:00:00Z');
const ID = '01a21654-2047-7892-a7bc-aebaf08ed205';
const EVERY_PAYMENT = {
  states: null,
  country: null,
  since: null,
  before: null,
  ids: null,
  payerIds: null,
  limit: 51,
};

const EVERY_BOOKING: BookingCriteria = {
  ids: null,
  patientIds: null,
  doctorIds: null,
  memberIds: null,
  kind: null,
  state: null,
  payment: null,
  country: null,
  since: null,
  before: null,
};

let product: TestProduct;
let client: pg.Client;
beforeAll(async () => {
  product = await openTestProduct();
  client = new pg.Client({ ...clusterOfRun().appUrl, database: product.owner.database });
  await client.connect();
  await client.query(
    "set tabibu.role = 'system'; set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off",
  );
});
afterAll(async () => {
  await client.end();
  await product.close();
});

async function planOf<Values extends object>(statement: Statement<Values, unknown>, values: Values): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({
    text: `explain ${statement.text}`,
    values: inOrder(statement, values),
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The first bound is where PostgreSQL begins to read. */
const BEGINS_AT_THE_PLACE = /Index Cond: \(+ROW\(created_at, id\) </;

test('a page of payments far down begins at its place in the index, not at the newest payment', async () => {
  expect(await planOf(page, { ...EVERY_PAYMENT, afterAt: AT, afterId: ID })).toMatch(BEGINS_AT_THE_PLACE);
});

test('so does each part of an export', async () => {
  const place = { afterAt: AT.toISOString(), afterId: ID };
  const plan = await planOf(walk, { ...EVERY_PAYMENT, ...place, zone: 'Africa/Nairobi' });
  expect(plan).toMatch(BEGINS_AT_THE_PLACE);
});

test('the running subscriptions of a country are counted from their index alone', async () => {
  const everybody = { accountIds: null, code: null, since: null };
  const plan = await planOf(countSubscribers, { ...everybody, country: 'BI', active: true, now: AT });
  expect(plan).toMatch(/Index Only Scan using subscriptions_running/);
});

test('so are the withdrawals of a status', async () => {
  expect(await planOf(ofAll.count, { statuses: ['approved'], since: null })).toMatch(
    /Index Only Scan (Backward )?using withdrawals_by_status/,
  );
});

test.each<[string, string, Partial<BookingCriteria>]>([
  ['of a kind', String.raw`bookings_\w+`, { kind: 'video' }],
  ['of a country and kind', 'bookings_by_country', { country: 'BI', kind: 'phone' }],
  [
    'of a state, country and kind',
    'bookings_by_(?:state|country)',
    { state: 'cancelled', country: 'BI', kind: 'video' },
  ],
  ['whose money is awaited', 'bookings_by_payment', { payment: 'pending' }],
  ['whose money went back, of a country', 'bookings_by_(?:payment|country)', { payment: 'cancelled', country: 'BI' }],
  ['of some days', 'bookings_(?:by_day|newest)', { since: AT, before: AT, kind: 'video' }],
])('bookings %s are counted and found in an index alone', async (_, index, wish) => {
  const inIndex = new RegExp(`Index Only Scan (?:Backward )?using ${index}`);
  expect(await planOf(countOfAll, { ...EVERY_BOOKING, ...wish })).toMatch(inIndex);
  expect(await planOf(pageOfAll, { ...EVERY_BOOKING, ...wish, limit: 10, offset: 0 })).toMatch(inIndex);
});

test('bookings of old days are not looked for among the newer ones', async () => {
  const plan = await planOf(pageOfAll, { ...EVERY_BOOKING, since: AT, before: AT, limit: 10, offset: 0 });
  expect(plan).toMatch(/Index Cond: \(+created_at </);
});

test('so are payments and subscriptions of a country with another filter', async () => {
  const failed = { ...EVERY_PAYMENT, states: ['refused', 'voided'], country: 'BI' };
  const ofCountry = /Index Only Scan (?:Backward )?using payments_by_country/;
  expect(await planOf(count, failed)).toMatch(ofCountry);
  expect(await planOf(page, { ...failed, afterAt: null, afterId: null })).toMatch(ofCountry);
  const everybody = { accountIds: null, code: null, limit: 25, offset: 0 };
  const ended = { country: 'BI', since: AT, active: false, now: AT } as const;
  expect(await planOf(pageSubscribers, { ...everybody, ...ended })).toMatch(
    /Index Only Scan using subscriptions_by_country/,
  );
});

test('subscriptions of a country that began this month are counted without those of other months', async () => {
  const everybody = { accountIds: null, code: null };
  const plan = await planOf(countSubscribers, { ...everybody, country: 'BI', since: AT, active: false, now: AT });
  expect(plan).toMatch(
    /Index Only Scan using subscriptions_by_start .*\n *Index Cond: \(\(country = 'BI'::text\) AND \(starts_at >= /,
  );
});
