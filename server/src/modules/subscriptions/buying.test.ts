import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { buyPlan, checkOut, orderPlan } from '../../../test/plan-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
let asha: Visitor;
let people = 0;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  product.clock.advance(MINUTE);
  asha = await product.patient({ full_name: 'Asha Juma', phone: `+2557547001${10 + people}` });
});

const status = async (reference: string) =>
  (await asha.get(`/api/payments/azampay/status?reference_id=${reference}`)).body.data;
const balance = async (code: string) =>
  Number((await asSystem(product, 'select balance from ledger_accounts where code = $1', [code]))[0]?.['balance'] ?? 0);

describe('a plan that is paid', () => {
  test('brings its coupon for a month, to the page, by SMS and into the books (S19, S28, PAT-PAY-05, PAT-PAY-16, PAT-PAY-24, PAT-COUP-10, C04, C37)', async () => {
    const offer = (await asha.get('/api/plan-offers?package_type=pregnancy&doctor_type=specialist')).body.data;
    expect(offer).toMatchObject({
      price: { amount: 17_500_000, currency: 'TZS' },
      calls: 16,
      free_calls: 4,
      country: 'TZ',
      renews: false,
      awaited_order_id: null,
    });
    const bought = await buyPlan(product, asha, { plan_id: 'pregnancy', doctor_type: 'specialist' });
    expect(bought).toMatchObject({
      payment_status: 'paid',
      money: 'paid',
      price: offer.price,
      bought: { coupon_code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/) },
    });
    const { coupon_code: code, subscription_id: id, starts_at: start, ends_at: end } = bought.bought;
    const [from, to] = [start, end].map((instant: string) => new Date(instant));
    // A calendar month by the server's clock (C37).
    expect([to!.getUTCDate(), to!.getUTCMonth()]).toEqual([from!.getUTCDate(), (from!.getUTCMonth() + 1) % 12]);
    expect(await status(bought.reference)).toMatchObject({
      transactionStatus: 'success',
      stage: 'paid',
      couponCode: code,
      booking_id: null,
    });
    const told = await messagesTo(product, asha.phone);
    expect(told.at(-1)).toContain(code);
    expect(told.at(-1)).toContain('16');
    expect(told.join()).not.toMatch(/pregnan|ujauzito|grossesse/i);
    expect(await balance(`plan:${id}:TZS`)).toBe(17_500_000);
    const admin = await aMemberOfStaff(product, 'administrator');
    expect((await admin.get('/api/admin/dashboard/stats')).body.data.active_subscriptions).toBe(1);
    const revenue = (await admin.get('/api/admin/revenue')).body.data;
    expect(JSON.stringify(revenue)).toContain('"subscriptions":17500000');
  });

  test('bought again early begins at the old end, with a coupon of its own', async () => {
    const first = await buyPlan(product, asha);
    const offer = (await asha.get('/api/plan-offers?package_type=family&doctor_type=general')).body.data;
    expect(offer).toMatchObject({ renews: true, starts_at: first.bought.ends_at });
    const second = await buyPlan(product, asha);
    expect(second.id).not.toBe(first.id);
    expect(second.bought.starts_at).toBe(first.bought.ends_at);
    expect(second.bought.coupon_code).not.toBe(first.bought.coupon_code);
  });
});

describe('nobody pays twice', () => {
  test('pages side by side pay one order, and a paid one is not paid again', async () => {
    const [one, other] = await Promise.all([orderPlan(product, asha), orderPlan(product, asha)]);
    expect(other.body.data).toEqual(one.body.data);
    const { order_id: id, reference_id: reference } = one.body.data;
    expect((await checkOut(asha, reference)).status).toBe(200);
    expect((await checkOut(asha, reference)).body.code).toBe('payment-unsettled');
    const again = await orderPlan(product, asha);
    expect(again.body).toMatchObject({ code: 'plan-payment-awaited', params: { order_id: id } });
    const special = await orderPlan(product, asha, { doctor_type: 'specialist' });
    expect(special.body.code).toBe('plan-payment-awaited');
    const offer = (await asha.get('/api/plan-offers?package_type=family&doctor_type=general')).body.data;
    expect(offer.awaited_order_id).toBe(id);
    expect((await orderPlan(product, asha, { plan_id: 'cancer' })).status).toBe(201);
  });

  test('a card page that was left and closed does not shut out the plan, and no sentence claims that a network is silent', async () => {
    const saved = await orderPlan(product, asha);
    const { order_id: id, reference_id: reference } = saved.body.data;
    expect((await checkOut(asha, reference, 'card')).status).toBe(200);
    await product.settle();
    const refused = await orderPlan(product, asha);
    expect(refused.body.detail).toContain('yanasubiri hadi lini');
    expect(refused.body.detail).not.toContain('mtandao');
    const left = await asha.post('/api/payments/any/leave-page', { reference_id: reference });
    expect(left.body.data).toEqual({ outcome: 'closed' });
    const again = await orderPlan(product, asha);
    expect([again.status, again.body.data.order_id]).toEqual([201, id]);
    expect((await checkOut(asha, again.body.data.reference_id)).status).toBe(200);
  });

  test('another order of the plan voids the one that was not sent', async () => {
    const general = await orderPlan(product, asha);
    const special = await orderPlan(product, asha, { doctor_type: 'specialist' });
    expect(special.body.data.price).toEqual({ amount: 25_000_000, currency: 'TZS' });
    expect((await checkOut(asha, general.body.data.reference_id)).body.code).toBe('hold-expired');
    expect((await checkOut(asha, special.body.data.reference_id)).status).toBe(200);
  });

  test('an unclear payment is called unclear and cannot be paid again (C41)', async () => {
    const saved = await orderPlan(product, asha, { phone: `+25575${1_200 + people}003` });
    const { order_id: id, reference_id: reference } = saved.body.data;
    expect((await checkOut(asha, reference)).status).toBe(200);
    await product.settle();
    await pass(product, 3 * MINUTE, 20 * SECOND);
    expect((await asha.get(`/api/plan-orders/${id}`)).body.data).toMatchObject({
      money: 'unclear',
      payment_status: 'pending',
      bought: null,
    });
    expect(await status(reference)).toMatchObject({ stage: 'unknown', couponCode: null });
    expect((await orderPlan(product, asha)).body.code).toBe('plan-payment-awaited');
  });

  test('a success that comes late opens the plan', async () => {
    const saved = await orderPlan(product, asha, { phone: `+25575${1_200 + people}004` });
    const { order_id: id, reference_id: reference } = saved.body.data;
    expect((await checkOut(asha, reference)).status).toBe(200);
    await product.settle();
    const open = async () => (await asha.get(`/api/plan-orders/${id}`)).body.data.payment_status === 'paid';
    for (let tries = 0; tries < 40 && !(await open()); tries += 1) await pass(product, 10 * MINUTE, MINUTE);
    expect(await open()).toBe(true);
  });
});

test('what is not sold, another price, another person and a bad name are refused in words', async () => {
  expect(
    (await orderPlan(product, asha, { plan_id: 'family', price: { amount: 1, currency: 'TZS' } })).body,
  ).toMatchObject({
    code: 'plan-price-changed',
    params: { price: { amount: 10_000_000, currency: 'TZS' } },
  });
  expect(
    (await orderPlan(product, asha, { plan_id: 'nothing', price: { amount: 1, currency: 'TZS' } })).body.code,
  ).toBe('plan-not-sold');
  const { body } = await orderPlan(product, asha);
  const stranger = await product.patient();
  expect((await stranger.get(`/api/plan-orders/${body.data.order_id}`)).status).toBe(404);
  expect((await checkOut(stranger, body.data.reference_id)).status).toBe(404);
  expect((await product.visitor().get(`/api/plan-orders/${body.data.order_id}`)).status).toBe(401);
  product.clock.advance(2 * HOUR);
  expect((await checkOut(asha, body.data.reference_id)).body.code).toBe('hold-expired');
  expect((await orderPlan(product, asha)).body.data.order_id).not.toBe(body.data.order_id);
});

test('after all of that no invariant is broken', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
