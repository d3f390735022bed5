import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

let days = 1;

/** Holds a time for a member, or for the payer, and asks to pay with a call of the coupon. */
async function useFor(payer: Visitor, code: string, personId?: string): Promise<Reply> {
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  days = (days % 20) + 1;
  const more = personId === undefined ? {} : { person_id: personId };
  const { body } = await hold(payer, doctor, at(product, days, `${days % 2 === 0 ? '10' : '11'}:00`), more);
  return payer.post('/api/coupons/use', { coupon_code: code, booking_id: body.data.id });
}

const planOf = async (payer: Visitor) => (await payer.get('/api/me/plans')).body.data[0];

describe('a coupon of a plan', () => {
  test('pays for members of the family up to the number of people of the plan, its payer included', async () => {
    const payer = await product.patient();
    const { code } = await aSubscription(product, payer, { planId: 'hypertension' });
    const [first, second, third] = [await aMember(payer), await aMember(payer), await aMember(payer)];
    for (const who of [first, second, first, undefined]) expect((await useFor(payer, code, who)).status).toBe(200);
    const refused = await useFor(payer, code, third);
    expect(refused.body).toMatchObject({ code: 'coupon-family-full', params: { people: 3 } });
    const plan = await planOf(payer);
    expect([plan.people, plan.calls_used, plan.members.map(({ id }: { id: string }) => id)]).toEqual([
      3,
      4,
      expect.arrayContaining([first, second]),
    ]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('has one winner when two newcomers ask for the last place at once, and the other uses no call', async () => {
    const payer = await product.patient();
    const { code } = await aSubscription(product, payer, { planId: 'hypertension' });
    expect((await useFor(payer, code, await aMember(payer))).status).toBe(200);
    const [one, other] = [await aMember(payer), await aMember(payer)];
    const replies = await Promise.all([useFor(payer, code, one), useFor(payer, code, other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const plan = await planOf(payer);
    expect([plan.calls_used, plan.members.length]).toEqual([2, 2]);
  });

  test('whose plan is for one person pays for its payer alone', async () => {
    const payer = await product.patient();
    const { code } = await aSubscription(product, payer, { planId: 'pregnancy' });
    expect((await useFor(payer, code, await aMember(payer))).body.code).toBe('coupon-family-full');
    expect((await useFor(payer, code)).status).toBe(200);
  });

  test('keeps the place of somebody who was removed from the family for its month', async () => {
    const payer = await product.patient();
    const { code } = await aSubscription(product, payer, { planId: 'hypertension' });
    const gone = await aMember(payer);
    const used = await useFor(payer, code, gone);
    await payer.post(`/api/appointments/${used.body.data.booking_id}/cancel`, {});
    await payer.delete(`/api/family/${gone}`);
    expect((await useFor(payer, code, await aMember(payer))).status).toBe(200);
    expect((await useFor(payer, code, await aMember(payer))).body.code).toBe('coupon-family-full');
  });
});
