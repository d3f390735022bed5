import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CountryFeesBody } from '@tabibu/contract/fees';
import { aDoctor, at, hold } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE, addDays } from '../../platform/time.ts';
import { jobs } from './index.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
// A sign-in counts as a fresh factor for five minutes, and tests move the clock.
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const ADDRESS = '/api/admin/consultation-fees';
const feesOf = async (country: string): Promise<CountryFeesBody> =>
  ((await one.get(ADDRESS)).body.data as CountryFeesBody[]).find((fees) => fees.country === country)!;
/** What the screen sends when the administrator has changed some of what it shows. */
const change = (seen: CountryFeesBody, wanted: object, starts_on: string | null = null) => ({
  general_video_fee: seen.general_video_fee,
  general_phone_fee: seen.general_phone_fee,
  specialist_video_fee: seen.specialist_video_fee,
  specialist_phone_fee: seen.specialist_phone_fee,
  version: seen.version,
  planned_id: seen.planned?.id ?? null,
  starts_on,
  ...wanted,
});
const shown = async (country: string) =>
  (await product.visitor().get(`/api/consultation-fees?country=${country}`)).body.data[0];

test('a changed specialist phone fee of Kenya is what patients pay at once, and what is booked keeps its price (S48, ADM-FEE-01, ADM-FEE-03, API-21, API-22)', async () => {
  const doctorId = await aDoctor(product, { country: 'KE' });
  const patient = await product.patient({ country: 'KE', phone: '+254712000111' });
  const before = await hold(patient, doctorId, at(product, 1, '10:00', 'KE'), { call_type: 'phone' });
  expect(before.body.data.price).toMatchObject({ amount: 187_500, currency: 'KES' });
  const seen = await feesOf('KE');
  expect(seen).toMatchObject({ currency: 'KES', currency_symbol: 'KSh', specialist_phone_fee: 1875, version: 1 });
  const saved = await one.put(`${ADDRESS}/KE`, change(seen, { specialist_phone_fee: 2000 }));
  expect(saved.status).toBe(200);
  expect(saved.body.data.history).toMatchObject([
    { version: 2, specialist_phone_fee: 2000, by: expect.any(String), since: product.clock.now().toISOString() },
    { version: 1, specialist_phone_fee: 1875, by: null },
  ]);
  expect(await shown('KE')).toMatchObject({ specialist_phone_fee: 2000, general_phone_fee: 750 });
  expect((await patient.get(`/api/doctors/${doctorId}`)).text).toContain('200000');
  const kept = await product.db.pool.query('select price_amount from bookings where id = $1', [before.body.data.id]);
  expect(kept.rows).toEqual([{ price_amount: 187_500 }]);
  const rival = await product.patient({ country: 'KE', phone: '+254712000112' });
  const after = await hold(rival, doctorId, at(product, 1, '11:00', 'KE'), { call_type: 'phone' });
  expect(after.body.data.price).toMatchObject({ amount: 200_000, currency: 'KES' });
});

test.each([
  ['zero', 'general_video_fee', 0],
  ['a negative price', 'general_phone_fee', -5],
  ['a part of a shilling', 'specialist_video_fee', 10.5],
  ['two zeros too many', 'specialist_phone_fee', 1_500_000],
])('%s is refused, the field is named and nothing changes (C21, W56)', async (_, field, fee) => {
  const seen = await feesOf('TZ');
  const { status, body } = await one.put(`${ADDRESS}/TZ`, change(seen, { [field]: fee }));
  expect([status, body.code, body.params.field, body.params.most]).toEqual([422, 'fee-invalid', field, 600_000]);
  expect(body.message).toContain(field.replaceAll('_', ' '));
  expect(await feesOf('TZ')).toEqual(seen);
});

test('prices for a later day come into force by themselves when it begins in that country (C02)', async () => {
  const seen = await feesOf('RW');
  const today = product.clock.now().toISOString().slice(0, 10);
  for (const day of [addDays(today, -1), addDays(today, 400)])
    expect((await one.put(`${ADDRESS}/RW`, change(seen, {}, day))).body.code).toBe('fee-date-invalid');
  const saved = await one.put(`${ADDRESS}/RW`, change(seen, { general_phone_fee: 6500 }, addDays(today, 3)));
  // Kigali is two hours ahead of UTC.
  expect(saved.body.data.planned).toMatchObject({
    general_phone_fee: 6500,
    starts_at: `${addDays(today, 2)}T22:00:00.000Z`,
    by: expect.any(String),
  });
  await jobs['fees.begin-planned'](product.ctx());
  expect(await shown('RW')).toMatchObject({ general_phone_fee: 6000 });
  product.clock.set(new Date(`${addDays(today, 2)}T22:00:00.000Z`));
  await jobs['fees.begin-planned'](product.ctx());
  await jobs['fees.begin-planned'](product.ctx());
  expect(await shown('RW')).toMatchObject({ general_phone_fee: 6500 });
  one = await aMemberOfStaff(product, 'administrator');
  expect(await feesOf('RW')).toMatchObject({ version: 2, planned: null });
});

test('the second of two administrators is told and decides again', async () => {
  const seen = await feesOf('UG');
  expect((await one.put(`${ADDRESS}/UG`, change(seen, { general_video_fee: 7000 }))).status).toBe(200);
  const second = change(seen, { general_phone_fee: 5000 });
  expect((await other.put(`${ADDRESS}/UG`, second)).body.code).toBe('fees-changed');
  expect(await shown('UG')).toMatchObject({ general_video_fee: 7000, general_phone_fee: 5600 });
  expect((await other.put(`${ADDRESS}/UG`, { ...second, version: 2 })).status).toBe(200);
  const [a, b] = await Promise.all(
    [one, other].map(async (who) => who.put(`${ADDRESS}/UG`, { ...second, general_phone_fee: 5100, version: 3 })),
  );
  expect([a!.status, b!.status].toSorted()).toEqual([200, 409]);
});

test('a change and a plan are taken back from the history, by a fresh factor only, and the log knows who', async () => {
  const seen = await feesOf('BI');
  await one.put(`${ADDRESS}/BI`, change(seen, { general_phone_fee: 11_000 }));
  const back = await one.post(`${ADDRESS}/BI/take-back`, { version: 2 });
  expect(back.body.data).toMatchObject({ version: 3, general_phone_fee: 10_000 });
  expect((await one.post(`${ADDRESS}/BI/take-back`, { version: 2 })).body.code).toBe('fees-changed');
  const day = addDays(product.clock.now().toISOString().slice(0, 10), 2);
  const planned = await one.put(`${ADDRESS}/BI`, change(back.body.data, { general_phone_fee: 9000 }, day));
  const withdrawal = { planned_id: planned.body.data.planned.id };
  expect((await one.post(`${ADDRESS}/BI/withdraw-planned`, withdrawal)).body.data.planned).toBeNull();
  expect((await one.post(`${ADDRESS}/BI/withdraw-planned`, withdrawal)).body.code).toBe('fees-changed');
  const log = await product.db.pool.query(
    "select action, actor, details->>'general_phone_after' as after from audit_log where object = 'consultation-fees' and object_id = 'BI' order by id",
  );
  expect(log.rows).toEqual([
    { action: 'fees.save-fees', actor: 'administrator', after: '11000' },
    { action: 'fees.take-back-fees', actor: 'administrator', after: '10000' },
    { action: 'fees.plan-fees', actor: 'administrator', after: '9000' },
    { action: 'fees.withdraw-planned-fees', actor: 'administrator', after: null },
  ]);
  product.clock.advance(10 * MINUTE);
  expect((await one.post(`${ADDRESS}/BI/take-back`, { version: 3 })).body.code).toBe('step-up-required');
  expect(await feesOf('BI')).toMatchObject({ version: 3 });
});

test('the prices of 15 and 30 calls are shown and cannot be changed (C07)', async () => {
  const seen = await feesOf('KE');
  expect(seen.reference).toEqual({
    subscription15: 9000,
    subscription30: 15_750,
    specialist_subscription15: 22_500,
    specialist_subscription30: 39_375,
  });
  expect((await one.put(`${ADDRESS}/KE`, { ...change(seen, {}), subscription15: 1 })).status).toBe(400);
});

test('the same prices again make no new version', async () => {
  const seen = await feesOf('DE');
  expect((await one.put(`${ADDRESS}/DE`, change(seen, {}))).body.data.version).toBe(seen.version);
});
