import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { buyPlan } from '../../../test/plan-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { remindOfEnds } from './remind-of-ends.ts';

let product: TestProduct;
let asha: Visitor;
let doctor: string;
let people = 0;
beforeAll(async () => {
  product = await openTestProduct();
  doctor = await aDoctor(product, { specialty: 'general-practitioner' });
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  product.clock.advance(MINUTE);
  asha = await product.patient({ full_name: 'Asha Juma', phone: `+2557547031${10 + people}`, language: 'en' });
});

const plans = async () => (await asha.get('/api/me/plans')).body.data;
const giveBack = (id: string, who = asha) => who.post(`/api/me/plans/${id}/give-back`, {});
let slots = 0;
const useOne = async (code: string) => {
  slots += 1;
  const { body } = await hold(asha, doctor, at(product, 1 + slots, '10:00'));
  const used = await asha.post('/api/coupons/use', { coupon_code: code, booking_id: body.data.id });
  expect(used.status, used.text).toBe(200);
  return body.data.id as string;
};

test('my plans show calls, coupon, end and what the calls have paid for', async () => {
  const { bought, reference } = await buyPlan(product, asha);
  const booking = await useOne(bought.coupon_code);
  expect(await plans()).toMatchObject([
    {
      id: bought.subscription_id,
      state: 'running',
      calls_total: 17,
      calls_used: 1,
      calls_left: 16,
      coupon_code: bought.coupon_code,
      is_renewed: false,
      refundable_until: null,
      payment_reference: reference,
      uses: [{ booking_id: booking, came_back: false }],
    },
  ]);
});

test('a plan of which no call is used is given back within a day, once: its coupon ends, and its money is owed back', async () => {
  const { bought, reference } = await buyPlan(product, asha);
  const id = bought.subscription_id as string;
  const stranger = await product.patient();
  expect((await giveBack(id, stranger)).status).toBe(404);
  expect((await plans())[0].refundable_until).not.toBeNull();
  const given = await giveBack(id);
  expect(given.body.data, given.text).toMatchObject({ state: 'given-back', coupon_code: null, refundable_until: null });
  expect((await giveBack(id)).status).toBe(200);
  await product.settle();
  const { body } = await hold(asha, doctor, at(product, 20, '10:00'));
  const use = { coupon_code: bought.coupon_code, booking_id: body.data.id };
  expect((await asha.post('/api/coupons/use', use)).body.code).toBe('coupon-replaced');
  const status = await asha.get(`/api/payments/azampay/status?reference_id=${reference}`);
  expect(status.body.data.stage).toBe('refund-due');
  expect((await messagesTo(product, asha.phone)).at(-1)).toContain('100,000');
  const [row] = await asSystem(product, 'select balance::int from ledger_accounts where code = $1', [`plan:${id}:TZS`]);
  expect(row).toEqual({ balance: 0 });
  // The same plan can be bought anew at once.
  expect((await buyPlan(product, asha)).bought.starts_at).not.toBe(bought.ends_at);
});

test('a plan stays after a used call, after a day, and while the next month is bought', async () => {
  const { bought } = await buyPlan(product, asha);
  const booking = await useOne(bought.coupon_code);
  expect((await giveBack(bought.subscription_id)).body.code).toBe('plan-call-used');
  await asha.post(`/api/appointments/${booking}/cancel`);
  const next = await buyPlan(product, asha);
  expect((await giveBack(bought.subscription_id)).body.code).toBe('plan-give-back-later-first');
  product.clock.advance(24 * HOUR);
  asha = await product.patient({ full_name: 'Asha Juma', phone: asha.phone, language: 'en' });
  expect((await giveBack(next.bought.subscription_id)).body.code).toBe('plan-too-late-to-give-back');
});

test('of giving back and using the first call at once one wins', async () => {
  const { bought } = await buyPlan(product, asha);
  const { body } = await hold(asha, doctor, at(product, 25, '10:00'));
  const use = { coupon_code: bought.coupon_code, booking_id: body.data.id };
  const [used, given] = await Promise.all([asha.post('/api/coupons/use', use), giveBack(bought.subscription_id)]);
  expect([used.status === 200, given.status === 200].filter(Boolean)).toHaveLength(1);
});

test('the owner is reminded once, three days before the end and by day; nobody who has bought the next month (C32)', async () => {
  const { bought } = await buyPlan(product, asha);
  const told = async () => (await messagesTo(product, asha.phone)).filter((text) => text.includes('renew')).length;
  const run = async () => {
    await remindOfEnds(product.ctx());
    await product.settle();
    return told();
  };
  const until = (instant: number) => product.clock.advance(instant - product.clock.now().getTime());
  const end = Date.parse(bought.ends_at);
  until(end - 3 * DAY - HOUR);
  expect(await run()).toBe(0);
  // One hour after midnight in Dar es Salaam, then ten in the morning.
  const midnight = new Date(end - 2 * DAY);
  midnight.setUTCHours(22, 0, 0, 0);
  until(midnight.getTime());
  expect(await run()).toBe(0);
  until(midnight.getTime() + 9 * HOUR);
  expect(await run()).toBe(1);
  expect((await messagesTo(product, asha.phone)).at(-1)).toMatch(/17 calls are left.*\/subscriptions\/mine/);
  product.clock.advance(HOUR);
  expect(await run()).toBe(1);
});

test('after all of that no invariant is broken', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
