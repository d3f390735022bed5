import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ensureFees, priceOf } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

async function asOwner<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(product.owner);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the list shows the printed prices in whole major units', async () => {
  const { status, body } = await product.visitor().get('/api/consultation-fees?country=South%20Africa');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [
      {
        country: 'ZA',
        currency: 'ZAR',
        currency_symbol: 'R',
        general_video_fee: 270,
        general_phone_fee: 225,
        specialist_video_fee: 675,
        specialist_phone_fee: 563,
      },
    ],
  });
});

test('the list without a country has ten countries in the order of the country buttons', async () => {
  const { body } = await product.visitor().get('/api/consultation-fees');
  expect(body.data.map((fees: { country: string }) => fees.country)).toEqual([
    'TZ',
    'ZA',
    'KE',
    'RW',
    'UG',
    'BI',
    'US',
    'GB',
    'DE',
    'AE',
  ]);
});

test('a country alias is understood, and an unknown country is no other one', async () => {
  const visitor = product.visitor();
  expect((await visitor.get('/api/consultation-fees?country=United%20Kingdom')).body.data[0].country).toBe('GB');
  expect((await visitor.get('/api/consultation-fees?country=Atlantis')).status).toBe(422);
});

test('changing a price adds a version, keeps the old one, and is not undone by a restart', async () => {
  await asOwner("update consultation_fees set general_phone = 80000, version = version + 1 where country = 'KE'");
  await ensureFees(product.ctx());
  expect(await priceOf(product.ctx(), { country: 'KE', doctorType: 'general', callType: 'phone' })).toEqual({
    price: { amount: 80000, currency: 'KES' },
    version: 2,
  });
  expect(
    await asOwner(
      "select version, general_phone::int as phone from consultation_fee_versions where country = 'KE' order by version",
    ),
  ).toEqual([
    { version: 1, phone: 75000 },
    { version: 2, phone: 80000 },
  ]);
});

test.each([
  ['a price of zero', "update consultation_fees set general_phone = 0, version = version + 1 where country = 'TZ'"],
  ['a change without a new version', "update consultation_fees set general_phone = 1 where country = 'TZ'"],
  ['a change of a past version', "update consultation_fee_versions set general_phone = 1 where country = 'TZ'"],
])('the database refuses %s', async (_, sql) => {
  await expect(asOwner(sql)).rejects.toThrow(/check|never changed|one version/);
});
