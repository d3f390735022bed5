import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const planOf = async (payer: Visitor) => (await payer.get('/api/me/plans')).body.data[0];
const name = async (payer: Visitor, ...person_ids: string[]) =>
  payer.put(`/api/me/plans/${(await planOf(payer)).id}/members`, { person_ids });
const sharing = async (payer: Visitor) =>
  (await planOf(payer)).members.map(({ id }: { id: string }) => id).toSorted() as string[];

let days = 1;
async function useFor(payer: Visitor, code: string, personId: string) {
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  days += 1;
  const { body } = await hold(payer, doctor, at(product, days, '10:00'), { person_id: personId });
  return payer.post('/api/coupons/use', { coupon_code: code, booking_id: body.data.id });
}

/** Somebody with a plan for three people and three members of the family. */
async function aPayer() {
  const payer = await product.patient();
  const { code } = await aSubscription(product, payer, { planId: 'hypertension' });
  return { payer, code, family: [await aMember(payer), await aMember(payer), await aMember(payer)] as const };
}

test('the payer names who shares a plan before any call, and nobody else then takes a place', async () => {
  const { payer, code, family } = await aPayer();
  const [first, second, third] = family;
  expect((await name(payer, first)).status).toBe(200);
  const named = (await name(payer, first, second)).body.data;
  expect([named.members.length, named.may_change_members]).toEqual([2, true]);
  expect((await useFor(payer, code, third)).body.code).toBe('coupon-family-full');
  expect((await useFor(payer, code, second)).status).toBe(200);
  expect((await name(payer, first, second, third)).body).toMatchObject({
    code: 'coupon-family-full',
    params: { people: 3 },
  });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('whom the payer names in one save is listed in the order in which they were named', async () => {
  for (const order of [
    [2, 0],
    [0, 2],
  ] as const) {
    const { payer, family } = await aPayer();
    const named = order.map((place) => family[place]);
    const { members } = (await name(payer, ...named)).body.data;
    expect(members.map(({ id }: { id: string }) => id)).toEqual(named);
  }
});

test('who shares a plan is changed once in its month, and whoever left does not come back', async () => {
  const { payer, code, family } = await aPayer();
  const [first, second, third] = family;
  await name(payer, first, second);
  const changed = (await name(payer, second, third)).body.data;
  expect([await sharing(payer), changed.may_change_members]).toEqual([[second, third].toSorted(), false]);
  for (const again of [[second], [first, second]])
    expect((await name(payer, ...again)).body.code).toBe('plan-members-changed');
  expect((await name(payer, second, third)).status).toBe(200);
  expect((await useFor(payer, code, first)).body.code).toBe('plan-members-changed');
  expect((await planOf(payer)).calls_used).toBe(0);
  expect((await useFor(payer, code, third)).status).toBe(200);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('of two changes at once one is refused', async () => {
  const { payer, family } = await aPayer();
  const [first, second, third] = family;
  await name(payer, first, second);
  const replies = await Promise.all([name(payer, first, third), name(payer, second, third)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('nobody names members for the plan of somebody else, nor people of another family', async () => {
  const { payer, family } = await aPayer();
  const stranger = await product.patient();
  const theirs = await aMember(stranger);
  expect((await name(payer, theirs)).body.code).toBe('member-unknown');
  const { id } = await planOf(payer);
  expect((await stranger.put(`/api/me/plans/${id}/members`, { person_ids: [theirs] })).status).toBe(404);
  expect((await stranger.put(`/api/me/plans/${id}/members`, { person_ids: [family[0]] })).status).toBe(404);
  expect(await sharing(payer)).toEqual([]);
});
