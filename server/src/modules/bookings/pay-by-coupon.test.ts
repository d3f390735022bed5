import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, at, brokenInvariants, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { buyPlan } from '../../../test/plan-makers.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';
import { completeBooking } from './complete-booking.ts';
import { recordAbsence } from './record-absence.ts';

let product: TestProduct;
let general: string;
let cardiologist: string;
let asha: Visitor;
let people = 0;
beforeAll(async () => {
  product = await openTestProduct();
  general = await aDoctor(product, { specialty: 'general-practitioner' });
  cardiologist = await aDoctor(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  product.clock.advance(MINUTE);
  asha = await product.patient({ full_name: 'Asha Juma', phone: `+2557547021${10 + people}` });
});

let half = 0;
/** A half hour that no other test takes. */
const aTime = () => {
  half += 1;
  return at(
    product,
    2 + Math.floor(half / 16),
    `${String(9 + Math.floor((half % 16) / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
  );
};
const held = async (doctor = general, more: Record<string, unknown> = {}): Promise<string> =>
  (await hold(asha, doctor, aTime(), more)).body.data.id;
const use = (code: string, bookingId?: string, who = asha) =>
  who.post('/api/coupons/use', { coupon_code: code, ...(bookingId && { booking_id: bookingId }) });
const appointment = async (id: string) => (await asha.get(`/api/appointments/${id}`)).body.data;
const coupons = async () =>
  (await asha.get(`/api/coupons/user/${encodeURIComponent(asha.phone)}`)).body.data as Record<string, unknown>[];
const journal = (kind: string, reference: string) =>
  asSystem(
    product,
    `select e.account, e.amount::int from ledger_journals j join ledger_entries e on e.journal_id = j.id
      where j.kind = $1 and j.reference = $2 order by e.account`,
    [kind, reference],
  );

describe('a coupon that pays', () => {
  test('is typed in small letters, uses one call of 17, and schedules the time at once (S16, PAT-BOOK-10, PAT-COUP-01, 02, 07…09, API-05…07)', async () => {
    const { bought } = await buyPlan(product, asha);
    const code = bought.coupon_code as string;
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()} `;
    const valid = await asha.post('/api/coupons/validate', { coupon_code: typed, phone_number: asha.phone });
    expect(valid.body).toMatchObject({
      success: true,
      data: { coupon_code: code, calls_remaining: 17, call_limit: 17, is_active: true, package_type: 'family' },
    });
    const id = await held();
    const used = await use(typed, id);
    expect(used.body, used.text).toMatchObject({ success: true, data: { calls_remaining: 16, booking_id: id } });
    expect(await use(code, id)).toMatchObject({ status: 200, body: { data: { calls_remaining: 16 } } });
    expect(await appointment(id)).toMatchObject({
      state: 'scheduled',
      status: 'scheduled',
      payment_status: 'paid',
      to_pay: { amount: 0 },
      payment_reference: null,
      stage: { money: { stage: 'call-used' } },
      coupon_used: code,
      calls_remaining: 16,
    });
    expect(await coupons()).toMatchObject([{ calls_used: 1, calls_remaining: 16, is_active: true, why_not: null }]);
    // 100,000 shillings by 17 calls.
    expect(await journal('coupon-use', id)).toEqual([
      { account: 'held:TZS', amount: 588_235 },
      { account: `plan:${bought.subscription_id}:TZS`, amount: -588_235 },
    ]);
  });

  test('earns its doctor the share of the worth of a call (C19)', async () => {
    const { bought } = await buyPlan(product, asha, { plan_id: 'diabetes' });
    const id = await held();
    await use(bought.coupon_code, id);
    const { starts_at: startsAt } = await appointment(id);
    await pass(product, Date.parse(startsAt) - product.clock.now().getTime() + MINUTE, DAY);
    expect(await completeBooking(product.ctx(), { bookingId: id })).toBe(true);
    await product.settle();
    // 85,000 shillings by 15 calls are 5,666.66, of which the doctor gets 80 percent.
    expect(await journal('earning', id)).toEqual([
      { account: `doctor:${general}:TZS`, amount: 453_333 },
      { account: 'fees:TZS', amount: 113_333 },
      { account: 'held:TZS', amount: -566_666 },
    ]);
  });
});

describe('a call', () => {
  test('comes back once when the patient cancels, and pays again (S25, C28, PAT-APPT-09)', async () => {
    const { code, id: subscription } = await aSubscription(product, asha);
    const id = await held();
    await use(code, id);
    await product.settle();
    for (let times = 0; times < 2; times += 1)
      expect((await asha.post(`/api/appointments/${id}/cancel`)).status).toBe(200);
    await product.settle();
    expect(await coupons()).toMatchObject([{ calls_used: 0, calls_remaining: 17 }]);
    expect(await appointment(id)).toMatchObject({ state: 'cancelled', stage: { money: { stage: 'call-back' } } });
    expect(await appointment(id)).not.toHaveProperty('coupon_used');
    expect((await messagesTo(product, asha.phone)).at(-1)).toMatch(/kuponi/);
    expect(await journal('coupon-return', id)).toHaveLength(2);
    expect((await use(code, await held())).body.data.calls_remaining).toBe(16);
    expect(subscription).toBeDefined();
  });

  test('comes back when the doctor does not come', async () => {
    const { code } = await aSubscription(product, asha, { planId: 'cancer' });
    const id = await held();
    await use(code, id);
    const { starts_at: startsAt } = await appointment(id);
    await pass(product, Date.parse(startsAt) - product.clock.now().getTime() + 20 * MINUTE, DAY);
    await recordAbsence(product.ctx(), { bookingId: id, absent: 'doctor' });
    await product.settle();
    expect(await appointment(id)).toMatchObject({ state: 'cancelled', stage: { money: { stage: 'call-back' } } });
    expect(await coupons()).toMatchObject([{ calls_used: 0 }]);
  });

  test('is used when the patient does not come: a third of its worth counts for the doctor, nothing becomes credit', async () => {
    const { bought } = await buyPlan(product, asha, { plan_id: 'cancer' });
    const id = await held();
    await use(bought.coupon_code, id);
    const { starts_at: startsAt } = await appointment(id);
    await pass(product, Date.parse(startsAt) - product.clock.now().getTime() + 20 * MINUTE, DAY);
    expect(await recordAbsence(product.ctx(), { bookingId: id, absent: 'patient' })).toBe(true);
    await product.settle();
    expect(await appointment(id)).toMatchObject({ state: 'missed', stage: { money: { stage: 'call-lost' } } });
    expect(await coupons()).toMatchObject([{ calls_used: 1 }]);
    const parts = await journal('missed', id);
    expect(parts.map(({ account }) => account)).toEqual([`doctor:${general}:TZS`, 'fees:TZS', 'held:TZS']);
    // A third of 5,666.66 rounded to whole shillings, of which 80 percent.
    expect(parts[0]!['amount']).toBeGreaterThan(151_000);
    expect(parts[0]!['amount']).toBeLessThan(151_300);
    expect((await asha.get('/api/me/credits')).body.data).toEqual([]);
  });

  test('that nobody used is the house’s when the plan is over, and one that comes back then, too', async () => {
    const { bought } = await buyPlan(product, asha, { plan_id: 'family' });
    const id = await held();
    await use(bought.coupon_code, id);
    product.clock.advance(
      Date.parse(bought.bought?.ends_at ?? bought.ends_at) - product.clock.now().getTime() + MINUTE,
    );
    await product.settle();
    const { endPlans } = await import('../subscriptions/end-plans.ts');
    await endPlans(product.ctx());
    await endPlans(product.ctx());
    expect(await journal('plan-end', bought.subscription_id)).toEqual([
      { account: 'fees:TZS', amount: 10_000_000 - 588_235 },
      { account: `plan:${bought.subscription_id}:TZS`, amount: 588_235 - 10_000_000 },
    ]);
    await completeBooking(product.ctx(), { bookingId: id });
    await product.settle();
  });
});

describe('a coupon is refused in words, and nothing is used (S17, PAT-COUP-03…06, 08, 10, C05, C22)', () => {
  test('of another type of doctor, both ways, for video, of somebody else, unknown, replaced and over', async () => {
    const one = await aSubscription(product, asha);
    const special = await aSubscription(product, asha, { planId: 'cancer', doctorType: 'specialist' });
    const stranger = await product.patient();
    const codeOf = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code;
    const id = await held(cardiologist);
    const wrong = await use(one.code, id);
    expect([wrong.body.code, wrong.status]).toEqual(['coupon-wrong-type', 409]);
    const typed = { coupon_code: one.code, phone_number: asha.phone, doctor_type: 'specialist' };
    expect(await codeOf(asha.post('/api/coupons/validate', typed))).toBe('coupon-wrong-type');
    const english = await asha.post('/api/coupons/validate', typed, { 'accept-language': 'en' });
    expect(english.body.message ?? '').toMatch(/different doctor type|aina nyingine/);
    expect(await codeOf(use(special.code, await held()))).toBe('coupon-wrong-type');
    const video = await aDoctor(product, { specialty: 'general-practitioner', callTypes: ['phone', 'video'] } as never);
    expect(await codeOf(use(one.code, await held(video, { call_type: 'video' })))).toMatch(
      /coupon-phone-only|not-found/,
    );
    expect(await codeOf(use(one.code, id, stranger))).toBe('not-found');
    const theirs = (await hold(stranger, general, aTime())).body.data.id as string;
    expect(await codeOf(use(one.code, theirs, stranger))).toBe('coupon-unknown');
    expect(await codeOf(use('ZZZZ2222', id))).toBe('coupon-unknown');
    expect((await stranger.get(`/api/coupons/user/${encodeURIComponent(asha.phone)}`)).status).toBe(404);
    expect(
      (await stranger.post('/api/coupons/validate', { coupon_code: one.code, phone_number: asha.phone })).status,
    ).toBe(404);
    await asSystem(product, 'update coupons set revoked_at = now() where code = $1', [special.code]);
    expect(await codeOf(use(special.code, id))).toBe('coupon-replaced');
    product.clock.advance(35 * DAY);
    asha = await product.patient({ full_name: 'Asha Juma', phone: asha.phone });
    expect(await codeOf(use(one.code, await held()))).toBe('coupon-expired');
    expect((await coupons()).map(({ is_active: active, calls_used: used }) => [active, used])).toEqual([[false, 0]]);
  });

  test('used up, not begun, after the hold and while money is under way', async () => {
    const { bought } = await buyPlan(product, asha);
    const next = await buyPlan(product, asha);
    const id = await held();
    expect((await use(next.bought.coupon_code, id)).body.code).toBe('coupon-not-begun');
    const saved = await asha.post('/api/payments/save', { booking_id: id, full_name: 'Asha', phone: '+255754000003' });
    await asha.post('/api/payments/azampay/checkout', {
      reference_id: saved.body.data.reference_id,
      payment_method: 'mpesa',
      wait: false,
    });
    expect((await use(bought.coupon_code, id)).body.code).toBe('payment-unsettled');
    const late = await held(await aDoctor(product, { specialty: 'general-practitioner' }));
    product.clock.advance(11 * MINUTE);
    expect((await use(bought.coupon_code, late)).body.code).toBe('hold-expired');
    expect((await coupons())[0]).toMatchObject({ calls_used: 0 });
  });
});

test('after all of that no invariant is broken', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
