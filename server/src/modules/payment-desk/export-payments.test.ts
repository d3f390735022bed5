import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { CURRENCIES, toMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import { asSystem } from '../../../test/as-system.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { writeRecords, writeText } from '../../platform/csv.ts';
import type { Cell } from '../../platform/csv.ts';
import { wallClock } from '../../platform/time.ts';
import { STATUS_OF_STATES } from './payment-statuses.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

/** Texts of what matters to spreadsheets, between letters of every kind. */
const signs = [...'=+-@\t\r\n",;\'abcÉ中 😀1', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 6 }).map((parts) => parts.join(''));

test('the database writes a cell as the product does', async () => {
  const samples = [...fc.sample(text, 20_000), ...fc.sample(fc.string({ unit: 'binary' }), 5_000)].filter(
    (given) => !/[\0\uD800-\uDFFF]/.test(given.replaceAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '')),
  );
  const { rows } = await product.db.pool.query<{ cell: string }>(
    'select csv_cell(given) as cell from unnest($1::text[]) with ordinality as t (given, place) order by place',
    [samples],
  );
  expect(rows.length).toBeGreaterThan(20_000);
  expect(rows.filter(({ cell }, place) => cell !== writeText(samples[place]!))).toEqual([]);
  expect((await product.db.pool.query('select csv_cell(null) as cell')).rows).toEqual([{ cell: '' }]);
});

const aPayment = fc.record({
  payer: fc.nat(9),
  amount: fc.integer({ min: 1, max: 2_000_000_000 }),
  currency: fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[])),
  country: fc.constantFrom('TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'),
  method: fc.option(fc.constantFrom(...Object.keys(PAYMENT_METHODS))),
  provider: fc.option(text),
  state: fc.constantFrom('settled', 'refused', 'unknown', 'refunded'),
  worth: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
  rate: fc.integer({ min: 1, max: 99_999_999 }).map((millionths) => (millionths / 1_000_000).toFixed(6)),
  // Many begin at the same moment.
  minute: fc.nat(500),
});

const INSERT = `
insert into payments (id, reference, purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country,
  return_path, method, provider, language, external_id, state, created_at, checkout_at, requested_at, moved_at, settled_at, verified_at,
  verified_amount, verified_currency, verified_payee, verified_by, refusal_reason, amount_tzs, tzs_rate, tzs_rate_since)
select gen_random_uuid(), 'TBB-' || (1700000000 + place) || '-' || lpad(place::text, 8, '0'), 'booking', gen_random_uuid(), ($2::uuid[])[1 + (p->>'payer')::int],
  (p->>'amount')::bigint, p->>'currency', 1, 'x', 'x', '+255754000001', p->>'country', '/', coalesce(p->>'method', 'mpesa'), coalesce(p->>'provider', 'demo'),
  'sw', gen_random_uuid(), state, at, at, at, at, paid, paid, case when paid is not null then (p->>'amount')::bigint end, case when paid is not null then p->>'currency' end,
  case when paid is not null then 'demo' end, case when paid is not null then 'status' end, case when state = 'refused' then 'declined' end,
  case when paid is not null then (p->>'worth')::bigint end, case when paid is not null and p->>'worth' is not null then (p->>'rate')::numeric end,
  case when paid is not null and p->>'worth' is not null then at end
from (select p, place, p->>'state' as state, at, case when p->>'state' in ('settled', 'refunded') then at + interval '90 seconds' end as paid
  from jsonb_array_elements($1::jsonb) with ordinality as t (p, place)
    cross join lateral (select now() - (p->>'minute')::int * interval '61 seconds' as at) as begun) as drawn`;

interface Row {
  readonly [column: string]: string | number | Date | null;
}

/** The line of a payment as the product would write it from the row. */
function lineOf(row: Row): Cell[] {
  const clock = (at: unknown) => {
    if (at === null) return null;
    const { day, time } = wallClock(at as Date, 'Africa/Dar_es_Salaam');
    return `${day} ${time}`;
  };
  const currency = row['currency'] as Currency;
  const worth = row['amount_tzs'] as number | null;
  return [
    row['reference'] as string,
    (row['payer'] as string | null) ?? '',
    countryOf(row['country'] as CountryCode).name,
    currency,
    toMajor({ amount: row['amount'] as number, currency }),
    worth === null ? null : toMajor({ amount: worth, currency: 'TZS' }),
    row['tzs_rate'] === null ? null : Number(row['tzs_rate']),
    row['method'] === null ? null : PAYMENT_METHODS[row['method'] as keyof typeof PAYMENT_METHODS].label,
    row['provider'] as string | null,
    STATUS_OF_STATES[row['state'] as keyof typeof STATUS_OF_STATES],
    clock(row['created_at']),
    clock(row['settled_at']),
    // Nothing of these was paid back.
    null,
    null,
    null,
  ];
}

test('a long table has each payment once, newest first, as the product would write it; 0 of 5,300 lines differ', async () => {
  const administrator = await aMemberOfStaff(product, 'administrator');
  const payers: string[] = [];
  for (const name of fc.sample(text, 10)) {
    const { rows } = await product.db.pool.query<{ id: string }>(
      `insert into accounts (id, phone, full_name, country, language, roles, created_at, status)
       values (gen_random_uuid(), $1, $2, 'TZ', 'sw', array['patient'], now(), $3) returning id`,
      [`+25578899${String(1000 + payers.length)}`, name || 'x', 'active'],
    );
    payers.push(rows[0]!.id);
  }
  const client = new pg.Client(product.owner);
  await client.connect();
  await client.query('alter table payments disable trigger user');
  await client.query(INSERT, [JSON.stringify(fc.sample(aPayment, 5_300)), payers]);
  await client.query('alter table payments enable trigger user');
  await client.end();
  const rows = await asSystem<Row>(
    product,
    `select p.*, a.full_name as payer from payments p left join accounts a on a.id = p.payer_id order by p.created_at desc, p.id desc`,
    [],
  );
  for (const language of ['en', 'fr'] as const) {
    await product.db.pool.query('update accounts set language = $1', [language]);
    const { text: table } = await administrator.get('/api/admin/payments/export');
    const [head, ...lines] = table.split(/\r\n(?=TBB-|$)/);
    const expected = writeRecords({ language, country: 'TZ' }, rows.map(lineOf))
      .slice(1)
      .split(/\r\n(?=TBB-|$)/);
    expect(head).toContain({ en: 'reference,payer,country', fr: 'référence;payeur;pays' }[language]);
    expect(lines).toHaveLength(5_301);
    expect(lines.filter((line, place) => line !== expected[place])).toEqual([]);
  }
});
