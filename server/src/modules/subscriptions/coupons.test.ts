import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants, force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import {
  aSubscription,
  couponsOf,
  figuresOf,
  generate,
  subscribersOf,
  useCalls,
} from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';
import { addCoupon } from './add-coupon.ts';
import type { NewCoupon } from './coupon-store.ts';

let product: TestProduct;
let admin: Visitor;
let asha: Visitor;
let people = 0;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  product.clock.advance(MINUTE);
  admin = await aMemberOfStaff(product, 'administrator');
  asha = await product.patient({ full_name: 'Àsha Mwinyi', phone: `+2557546000${10 + people}` });
});

/** Broken invariants but the one of used calls: these tests mark calls as used without bookings. */
const broken = async () => (await brokenInvariants(product)).filter((line) => !line.startsWith('I-140 '));

describe('a coupon made by hand', () => {
  test('stands first, active, with no call used, and takes the place of the present one (S46, ADM-SUB-12, API-37)', async () => {
    const { id, code: old } = await aSubscription(product, asha);
    await useCalls(product, old, 10);
    product.clock.advance(1000);
    const made = await generate(admin, id, { call_limit: 30 });
    expect(made.status, made.text).toBe(201);
    const { coupon_code: code } = made.body.data;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const [first] = await couponsOf(admin);
    expect(first).toMatchObject({
      code,
      owner: 'Àsha Mwinyi',
      callsTotal: 30,
      callsUsed: 0,
      status: 'active',
      ended: null,
      made: { by: 'Rehema Kileo', reason: 'The line broke off twice', approved_by: null },
    });
    const [row] = await subscribersOf(admin, `?q=${code}`);
    expect(row).toMatchObject({ couponCode: code, callsUsed: 10, callsTotal: 40 });
    expect(first!.expires).toBe(row!.endDate);
    expect((await couponsOf(admin, `?q=${old}`))[0]).toMatchObject({ ended: 'replaced', status: 'expired' });
  });

  test('by the printed body stands alone for a month, and in place of that of a plan only where that is asked', async () => {
    const { id } = await aSubscription(product, asha, { planId: 'pregnancy' });
    const body = { phone_number: asha.phone, doctor_type: 'general', call_limit: 2, reason: 'Goodwill' };
    const own = await admin.post('/api/admin/generate-coupon', { ...body, package_type: 'pregnancy', how: 'replace' });
    expect(own.status, own.text).toBe(201);
    expect((await subscribersOf(admin, `?q=${own.body.data.coupon_code}`))[0]!.id).toBe(id);
    const alone = await admin.post('/api/admin/generate-coupon', { ...body, package_type: 'single_call' });
    expect((await couponsOf(admin, `?q=${alone.body.data.coupon_code}`))[0]).toMatchObject({
      package: 'single_call',
      status: 'active',
    });
    const missing = await admin.post('/api/admin/generate-coupon', { call_limit: 2, reason: 'x' });
    expect(missing.body).toMatchObject({ status: 422, code: 'coupon-details-missing' });
    const nobody = await admin.post('/api/admin/generate-coupon', {
      ...body,
      phone_number: '+255754999888',
      package_type: 'family',
    });
    expect(nobody.body.code).toBe('not-found');
  });

  test('is made for every care plan that is sold, and for no other', async () => {
    const { version, plans } = (await admin.get('/api/admin/care-plans')).body.data;
    const added = { ...plans[0], id: 'new-1', name: { ...plans[0].name, en: 'Kidney care' }, features: [] };
    const saved = await admin.put('/api/admin/care-plans/batch', { version, plans: [...plans, added] });
    const { id } = saved.body.data.plans.at(-1);
    const body = { phone_number: asha.phone, doctor_type: 'general', call_limit: 2, reason: 'Goodwill' };
    const made = await admin.post('/api/admin/generate-coupon', { ...body, package_type: id });
    expect((await couponsOf(admin, `?q=${made.body.data.coupon_code}`))[0]).toMatchObject({ package: id });
    const unknown = await admin.post('/api/admin/generate-coupon', { ...body, package_type: 'no_such_plan' });
    expect(unknown.body).toMatchObject({ status: 409, code: 'coupon-plan-not-sold' });
  });

  test('needs a reason, one to thirty calls, a running plan, somebody else and a fresh factor', async () => {
    const { id } = await aSubscription(product, asha);
    expect((await generate(admin, id, { reason: ' ' })).body.code).toBe('reason-required');
    for (const call_limit of [0, 31, 1.5]) expect((await generate(admin, id, { call_limit })).status).toBe(422);
    const own = await aSubscription(product, admin);
    expect((await generate(admin, own.id)).body.code).toBe('coupon-own-account');
    product.clock.advance(6 * MINUTE);
    expect((await generate(admin, id)).body.code).toBe('step-up-required');
    product.clock.advance(32 * DAY);
    admin = await aMemberOfStaff(product, 'administrator');
    expect((await generate(admin, id)).body.code).toBe('subscription-over');
  });

  test('has a code of its own: a taken one is drawn again', async () => {
    const { code } = await aSubscription(product, asha);
    const draws = [code, code, 'ZZZZ2222'];
    const coupon: NewCoupon = {
      accountId: asha.accountId,
      subscriptionId: null,
      packageType: 'single_call',
      doctorType: 'general',
      country: 'TZ',
      callLimit: 1,
      expiresAt: new Date(product.clock.now().getTime() + DAY),
      madeBy: admin.accountId,
      reason: 'A test',
      approvedBy: null,
    };
    expect((await addCoupon(product.ctx(), coupon, () => draws.shift()!)).code).toBe('ZZZZ2222');
    await expect(addCoupon(product.ctx(), coupon, () => code)).rejects.toThrow('no free coupon code');
    expect(await broken()).toEqual([]);
  });

  test('never has more calls used than it holds, and its terms never change', async () => {
    const { code } = await aSubscription(product, asha);
    await expect(useCalls(product, code, 18)).rejects.toThrow('coupons_calls_within_limit');
    for (const change of ["code = 'ABCDEFGH'", 'call_limit = 30', "expires_at = expires_at + interval '1 day'"])
      await expect(asSystem(product, `update coupons set ${change} where code = $1`, [code])).rejects.toThrow(
        'as it is',
      );
    await expect(asSystem(product, 'delete from coupons where code = $1', [code])).rejects.toThrow('never deleted');
  });

  test('goes with the account of its owner', async () => {
    const { code } = await aSubscription(product, asha);
    expect((await asha.delete('/api/me', { confirm: true, give_up_plans: true })).status).toBe(200);
    await product.settle();
    expect((await couponsOf(admin, `?q=${code}`))[0]).toMatchObject({ owner: '', phone: '', ended: 'replaced' });
    expect((await admin.post('/api/admin/send-coupon', { coupon_code: code })).body.code).toBe('not-found');
  });
});

describe('from the sixth coupon within a day on', () => {
  const ask = (by: Visitor, id: string) =>
    by.post('/api/admin/approvals/coupons', { subscription_id: id, call_limit: 7, reason: 'Sixth' });
  const decide = (by: Visitor, approval: string) =>
    by.post(`/api/admin/approvals/${approval}/decision`, { decision: 'approved' });

  test('a second administrator approves, also when six are pressed at once', async () => {
    const { id } = await aSubscription(product, asha);
    const replies = await Promise.all(Array.from({ length: 8 }, () => generate(admin, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('takes-two-people');
    expect((await figuresOf(admin)).coupons_alone_left).toBe(0);

    const asked = await ask(admin, id);
    expect(asked.status, asked.text).toBe(201);
    expect((await ask(admin, id)).body.code).toBe('approval-pending');
    expect((await decide(admin, asked.body.data.id)).body.code).toBe('own-approval');
    const second = await aMemberOfStaff(product, 'administrator');
    const waiting = (await second.get('/api/admin/approvals')).body.data.waiting.at(-1);
    expect(waiting).toMatchObject({
      kind: 'generate-coupon',
      person: 'Àsha Mwinyi',
      role: null,
      coupon: { package: 'family', doctor_type: 'general', call_limit: 7, replaces: true },
      may_decide: true,
    });
    product.clock.advance(1000);
    expect((await decide(second, asked.body.data.id)).status).toBe(200);
    expect((await couponsOf(admin))[0]).toMatchObject({
      owner: 'Àsha Mwinyi',
      callsTotal: 7,
      made: { by: 'Rehema Kileo', reason: 'Sixth', approved_by: 'Rehema Kileo' },
    });
    product.clock.advance(DAY);
    admin = await aMemberOfStaff(product, 'administrator');
    expect((await figuresOf(admin)).coupons_alone_left).toBe(5);
    expect(await broken()).toEqual([]);
  });

  test('nothing is made for a plan that has ended meanwhile', async () => {
    const { id, code } = await aSubscription(product, asha);
    const { endDate } = (await subscribersOf(admin, `?q=${code}`))[0]!;
    product.clock.advance(Date.parse(endDate) - product.clock.now().getTime() - DAY);
    const asked = await ask(await aMemberOfStaff(product, 'administrator'), id);
    product.clock.advance(DAY);
    const second = await aMemberOfStaff(product, 'administrator');
    expect((await decide(second, asked.body.data.id)).body.code).toBe('subscription-over');
    expect((await couponsOf(second, `?q=${asha.phone.slice(1)}`)).length).toBe(1);
  });
});

describe('sending a code', () => {
  const send = (coupon_code: string, rest: object = {}) =>
    admin.post('/api/admin/send-coupon', { coupon_code, ...rest });
  const stateOf = async (sendingId: string) =>
    (await admin.get(`/api/admin/coupon-sendings/${sendingId}`)).body.data as { state: string; fault: string | null };

  test('texts it to its owner in the own language, without the plan, and reports when the provider took it (S46, API-38, W52)', async () => {
    const { code } = await aSubscription(product, asha, { planId: 'cancer' });
    const sent = await send(code.toLowerCase(), { phone_number: asha.phone });
    expect(sent.status, sent.text).toBe(202);
    const { sending_id: id } = sent.body.data;
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
    await product.settle();
    expect(await stateOf(id)).toMatchObject({ state: 'accepted', fault: null });
    const text = (await messagesTo(product, asha.phone)).at(-1)!;
    expect(text).toMatch(new RegExp(`kuponi yako ni ${code}, ya simu 15`));
    expect(text).not.toMatch(/saratani|cancer/i);
    expect((await subscribersOf(admin, `?q=${code}`))[0]!.sending).toMatchObject({ state: 'accepted' });
  });

  test('says why the provider refused it', async () => {
    const { code } = await aSubscription(product, asha);
    await force(product, { phone: asha.phone, sms: 'refused' });
    const { sending_id: id } = (await send(code)).body.data;
    await product.settle();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'blocked' });
  });

  test('sends nothing to another number, and no code that is unknown or not active', async () => {
    const { id, code } = await aSubscription(product, asha);
    const other = await product.patient();
    expect((await send(code, { phone_number: other.phone })).body.code).toBe('not-found');
    expect((await send('AAAA2222')).body.code).toBe('not-found');
    await generate(admin, id);
    expect((await send(code)).body.code).toBe('coupon-not-active');
    expect((await admin.get(`/api/admin/coupon-sendings/${id}`)).status).toBe(404);
  });
});
