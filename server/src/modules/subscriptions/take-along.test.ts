import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

interface Plan {
  readonly id: string;
  readonly may_change_members: boolean;
  readonly members: readonly { readonly id: string; readonly taken_along: boolean }[];
}
const planOf = async (payer: Visitor, id: string): Promise<Plan> =>
  (await payer.get('/api/me/plans')).body.data.find((plan: Plan) => plan.id === id);
const name = (payer: Visitor, id: string, person_ids: readonly string[]) =>
  payer.put(`/api/me/plans/${id}/members`, { person_ids });
const buy = (payer: Visitor, more: object = {}) => aSubscription(product, payer, { planId: 'hypertension', ...more });
const along = async (payer: Visitor, id: string) =>
  (await planOf(payer, id)).members.map((member) => [member.id, member.taken_along]);

/** Somebody with a plan for three people that two members of the family share. */
async function aPayer() {
  const payer = await product.patient();
  const first = await buy(payer);
  const family = [await aMember(payer), await aMember(payer), await aMember(payer)] as const;
  await name(payer, first.id, [family[1], family[0]]);
  return { payer, first: first.id, family };
}

test('the next month takes along who shares the plan, in their order, and its one change is still free', async () => {
  const { payer, first, family } = await aPayer();
  const next = await buy(payer);
  expect(await along(payer, next.id)).toEqual([
    [family[1], true],
    [family[0], true],
  ]);
  expect(await along(payer, first)).toEqual([
    [family[1], false],
    [family[0], false],
  ]);
  const changed = await name(payer, next.id, [family[1], family[2]]);
  expect(changed.body.data.members).toMatchObject([
    { id: family[1], taken_along: true },
    { id: family[2], taken_along: false },
  ]);
  expect((await planOf(payer, first)).may_change_members).toBe(true);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('whoever left the plan or the family is not taken along, nor anybody into a plan of another type', async () => {
  const { payer, first, family } = await aPayer();
  await name(payer, first, [family[1], family[2]]);
  expect((await payer.delete(`/api/family/${family[1]}`)).status).toBe(200);
  expect(await along(payer, (await buy(payer)).id)).toEqual([[family[2], true]]);
  expect(await along(payer, (await buy(payer, { doctorType: 'specialist' })).id)).toEqual([]);
  expect(await along(payer, (await buy(payer, { planId: 'family' })).id)).toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a month that is bought soon after the last one takes its people along, one that is bought long after does not', async () => {
  const { payer, first, family } = await aPayer();
  const again = await product.patient();
  const theirs = await aMember(again);
  await name(again, (await buy(again)).id, [theirs]);
  product.clock.advance(40 * DAY);
  const soon = await buy(payer);
  product.clock.advance(40 * DAY);
  const late = await buy(again);
  const [signedIn, other] = [
    await product.patient({ phone: payer.phone }),
    await product.patient({ phone: again.phone }),
  ];
  expect((await along(signedIn, soon.id)).map(([id]) => id)).toEqual([family[1], family[0]]);
  expect(await along(other, late.id)).toEqual([]);
  expect((await planOf(signedIn, first)).id).toBe(first);
});
