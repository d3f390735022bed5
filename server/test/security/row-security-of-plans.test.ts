import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, hold } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { orderPlan } from '../plan-makers.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import { aSubscription } from '../subscription-makers.ts';
import type { Visitor } from '../visitor.ts';
import { NOBODY, PLAN_TABLES, actingAs, countRows, runtimeLogin, tryChange } from './guarded-rows.ts';

let product: TestProduct;
let patient: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  [patient, stranger] = [await product.patient(), await product.patient()];
  const { code } = await aSubscription(product, patient, { planId: 'cancer' });
  await orderPlan(product, patient, { plan_id: 'cancer' });
  const booked = await hold(
    patient,
    await aDoctor(product, { specialty: 'general-practitioner' }),
    at(product, 2, '10:00'),
  );
  await patient.post('/api/coupons/use', { coupon_code: code, booking_id: booked.body.data.id });
  const administrator = await aMemberOfStaff(product, 'administrator');
  await administrator.post('/api/admin/send-coupon', { coupon_code: code });
});
afterAll(() => product.close());

const counts = (settings: string) => countRows(runtimeLogin(product), settings, PLAN_TABLES);
const change = (settings: string, sql: string) => tryChange(runtimeLogin(product), settings, sql);
const each = (count: number) => Object.fromEntries(PLAN_TABLES.map((table) => [table, count]));

test('the own plan and coupon are seen by their patient only', async () => {
  expect(await counts(actingAs('patient', patient.accountId))).toEqual(each(1));
  for (const settings of [
    NOBODY,
    actingAs('patient', stranger.accountId),
    actingAs('doctor', patient.accountId),
    actingAs('administrator', patient.accountId),
  ])
    expect([settings, await counts(settings)]).toEqual([settings, each(0)]);
});

test('nobody makes, uses or revokes a coupon but the product', async () => {
  const owner = actingAs('patient', patient.accountId);
  expect(await change(owner, 'update coupons set calls_used = 0')).toBe('42501');
  expect(await change(owner, 'update coupons set revoked_at = now()')).toBe('42501');
  expect(await change(actingAs('patient', stranger.accountId), 'update coupons set calls_used = 1')).toBe(0);
  expect(await change(`${NOBODY}; set local tabibu.role = 'system'`, 'update coupons set calls_used = 1')).toBe(1);
});
