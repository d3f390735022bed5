import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanBody, PlanListBody, ShownPlanBody } from '@tabibu/contract/care-plans';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { MINUTE } from '../../platform/time.ts';
import { carePlans, carePlansNamed } from './index.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
// A sign-in counts as a fresh factor for five minutes, and a test moves the clock.
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const list = async () => (await one.get('/api/admin/care-plans')).body.data as PlanListBody;
const save = (who: Visitor, version: number, plans: readonly object[]) =>
  who.put('/api/admin/care-plans/batch', { version, plans });
const shown = async (country: string, language = 'en') =>
  (await product.visitor().get(`/api/care-plans?country=${country}&language=${language}`)).body.data as ShownPlanBody[];
/** Saves the plans with a change of one of them. */
const change = async (id: string, to: (plan: PlanBody) => object) => {
  const { version, plans } = await list();
  return save(
    one,
    version,
    plans.map((plan) => (plan.id === id ? { ...plan, ...to(plan) } : plan)),
  );
};
const NEW = {
  id: 'new-1',
  name: { en: 'Heart care' },
  description: {},
  features: [{ id: 'new-2', description: { en: 'A cardiologist every week' } }],
  prices: [{ country: 'TZ', price: 90_000, currency: 'TZS' }],
  is_active: true,
  paid_calls: 4,
  free_calls: 1,
  max_people: null,
};

test('in Kenya the five plans cost the scaled prices, with all their calls and no video (S27, PAT-PLAN-06, PAT-PLAN-07, C06, PAT-CONST-27…31)', async () => {
  const plans = await shown('KE');
  expect(plans.map(({ id, price, includes }) => [id, price.amount / 100, price.currency, includes])).toEqual([
    ['family', 12_500, 'KES', { phone: 17, video: 0 }],
    ['pregnancy', 8_750, 'KES', { phone: 16, video: 0 }],
    ['hypertension', 10_625, 'KES', { phone: 15, video: 0 }],
    ['diabetes', 10_625, 'KES', { phone: 15, video: 0 }],
    ['cancer', 10_625, 'KES', { phone: 15, video: 0 }],
  ]);
  expect(plans[0]).toMatchObject({
    title: 'Family',
    features: ['Any doctor of the chosen type', 'Preventive guidance', '24/7 emergency support'],
    paid_calls: 15,
    free_calls: 2,
    max_people: 6,
  });
});

test('a price of its own overrides the scaled one in its country only, and is taken back with the version before (S27, C15, C16)', async () => {
  const before = await list();
  const saved = await change('family', ({ prices }) => ({
    prices: [...prices, { country: 'kenya', price: 9900, currency: 'KES' }],
  }));
  expect(saved.status).toBe(200);
  expect((await shown('KE'))[0]!.price).toEqual({ amount: 990_000, currency: 'KES' });
  expect((await shown('UG'))[0]!.price).toEqual({ amount: 93_333, currency: 'UGX' });
  const after = await list();
  expect(after.history.slice(0, 2)).toMatchObject([
    { version: before.version + 1, by: expect.any(String) },
    { version: before.version, plans: before.plans },
  ]);
  await save(one, after.version, before.plans);
  expect((await shown('KE'))[0]!.price).toEqual({ amount: 1_250_000, currency: 'KES' });
});

test('a changed consultation fee moves no plan price (C16)', async () => {
  const [fees] = (await one.get('/api/admin/consultation-fees')).body.data.filter(
    ({ country }: { country: string }) => country === 'TZ',
  );
  const { general_video_fee, specialist_video_fee, specialist_phone_fee, version } = fees;
  await one.put('/api/admin/consultation-fees/TZ', {
    general_video_fee,
    specialist_video_fee,
    specialist_phone_fee,
    version,
    general_phone_fee: 12_000,
    planned_id: null,
    starts_on: null,
  });
  expect((await shown('KE'))[0]!.price).toEqual({ amount: 1_250_000, currency: 'KES' });
});

test('an inactive plan leaves the patient page at the next load, and can be told by its id still (S49, ADM-PLAN-05)', async () => {
  expect((await change('cancer', () => ({ is_active: false }))).status).toBe(200);
  expect((await shown('TZ')).map(({ id }) => id)).not.toContain('cancer');
  expect((await carePlans(product.ctx())).map(({ id }) => id)).not.toContain('cancer');
  const [cancer] = await carePlansNamed(product.ctx(), ['cancer']);
  expect([cancer!.name('fr'), cancer!.paidCalls, cancer!.prices.get('ZA')]).toEqual([
    'Cancer',
    15,
    { amount: 318_800, currency: 'ZAR' },
  ]);
  await change('cancer', () => ({ is_active: true }));
});

test('a new plan gets an id of its name and is shown in the language it was written in (S49, ADM-PLAN-06)', async () => {
  const { version, plans } = await list();
  const saved = (await save(one, version, [...plans, NEW])).body.data as PlanListBody;
  const [added] = saved.plans.slice(-1);
  expect(added).toMatchObject({ id: 'heart_care', features: [{ description: { en: 'A cardiologist every week' } }] });
  expect(added!.features[0]!.id).not.toMatch(/^new-/);
  expect((await shown('TZ', 'sw')).at(-1)).toMatchObject({
    title: 'Heart care',
    language: 'en',
    features: ['A cardiologist every week'],
    price: { amount: 9_000_000, currency: 'TZS' },
  });
  const sold = (await carePlans(product.ctx())).at(-1)!;
  expect([sold.id, sold.paidCalls, sold.freeCalls, sold.maxPeople, sold.prices.get('KE')]).toEqual([
    'heart_care',
    4,
    1,
    null,
    { amount: 1_125_000, currency: 'KES' },
  ]);
});

test('a deleted plan is kept for what was bought, comes back by its id, and its id is never given again', async () => {
  const { version, plans } = await list();
  const kept = plans.filter(({ id }) => id !== 'diabetes');
  const deleted = (await save(one, version, [...kept, { ...NEW, name: { en: 'Diabetes' } }])).body.data as PlanListBody;
  expect(deleted.plans.map(({ id }) => id)).toEqual([...kept.map(({ id }) => id), 'diabetes_2']);
  expect((await shown('TZ')).map(({ id }) => id)).not.toContain('diabetes');
  expect((await carePlansNamed(product.ctx(), ['diabetes']))[0]!.name('sw')).toBe('Kisukari');
  expect((await save(one, version + 1, plans)).body.data.plans).toEqual(plans);
  expect((await shown('TZ')).map(({ id }) => id)).toContain('diabetes');
});

test.each<[string, string, string, object]>([
  ['no name', 'plan-name-required', 'Plan name is required', { name: { en: '  ' } }],
  ['no country', 'plan-price-incomplete', 'Country and price amount are required', priceOf('', 5)],
  ['a price of 0', 'plan-price-incomplete', 'Country and price amount are required', priceOf('KE', 0)],
  ['a country twice', 'plan-price-repeated', 'A price for this country already exists', priceOf('tanzania', 5)],
  ['two zeros too many', 'plan-price-invalid', 'at most 1,050,000', priceOf('KE', 1_050_001)],
  ['a part of a shilling', 'plan-price-invalid', 'whole number', priceOf('KE', 10.5)],
  ['a blank feature', 'plan-feature-blank', 'needs a text', { features: [{ id: 'new-1', description: { sw: ' ' } }] }],
  ['no calls', 'plan-size-invalid', '1 to 100', { paid_calls: 0 }],
])('%s is refused in words, and nothing changes (S49, ADM-PLAN-08…11, ERR-20)', async (_, code, words, wrong) => {
  const { version, plans } = await list();
  const { status, body } = await save(one, version, [{ ...plans[0], ...wrong }, ...plans.slice(1)]);
  expect([status, body.code]).toEqual([422, code]);
  expect(body.message).toContain(words);
  expect(await list()).toMatchObject({ version, plans });
});

function priceOf(country: string, price: number) {
  const tanzania = { country: 'TZ', price: 100_000, currency: 'TZS' };
  return { prices: [tanzania, { country, price, currency: 'TZS' }] };
}

test('a currency outside the seven is refused (ADM-PLAN-12, C17)', async () => {
  const { version, plans } = await list();
  const prices = [{ country: 'DE', price: 5, currency: 'EUR' }];
  expect((await save(one, version, [{ ...plans[0], prices }])).status).toBe(422);
});

test('the second of two administrators is told and decides again, also when both save at once', async () => {
  const { version, plans } = await list();
  const [family, ...others] = plans;
  const wanted = (calls: number) => [{ ...family, paid_calls: calls }, ...others];
  expect((await save(one, version, wanted(20))).status).toBe(200);
  expect((await save(other, version, wanted(30))).body.code).toBe('care-plans-changed');
  expect((await save(other, version + 7, wanted(30))).body.code).toBe('care-plans-changed');
  expect((await list()).plans[0]!.paid_calls).toBe(20);
  const both = await Promise.all([save(one, version + 1, wanted(25)), save(other, version + 1, wanted(26))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(one, version + 2, plans)).status).toBe(200);
  expect((await save(one, version + 3, plans)).body.data.version).toBe(version + 3);
});

test('saving takes a fresh factor, an unknown plan is refused, and the log names who changed which plan', async () => {
  const { version, plans } = await list();
  expect((await save(one, version, [...plans, { ...NEW, id: 'heart' }])).body.code).toBe('care-plans-changed');
  const [family, pregnancy, ...rest] = plans;
  await save(one, version, [family!, { ...pregnancy, max_people: 2 }, ...rest.slice(1)]);
  const log = await product.db.pool.query(
    "select actor, object_id, details from audit_log where action = 'care-plans.save-care-plans' order by id desc limit 1",
  );
  expect(log.rows).toEqual([
    {
      actor: 'administrator',
      object_id: String(version + 1),
      details: { changed: 'pregnancy', deleted: rest[0]!.id },
    },
  ]);
  await save(one, version + 1, plans);
  product.clock.advance(10 * MINUTE);
  expect((await save(one, version + 2, plans)).body.code).toBe('step-up-required');
});

test('what is read is the newest version (I-117)', async () => {
  expect((await brokenInvariants(product)).filter((broken) => broken.includes('I-117'))).toEqual([]);
  await product.db.pool.query("update care_plan_prices set amount = amount + 100 where plan_id = 'family'");
  expect((await brokenInvariants(product)).filter((broken) => broken.includes('I-117'))).toHaveLength(1);
  await product.db.pool.query("update care_plan_prices set amount = amount - 100 where plan_id = 'family'");
});
