import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMember } from '../family-makers.ts';
import { fillForm, formOn, sendForm } from '../page-form.ts';
import { aSubscription } from '../subscription-makers.ts';
import type { Visitor } from '../visitor.ts';

const PAGE = '/subscriptions/mine';

let product: TestProduct;
let payer: Visitor;
let planId: string;
let family: readonly [string, string, string];
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  payer = await product.patient({ language: 'en' });
  planId = (await aSubscription(product, payer, { planId: 'hypertension' })).id;
  for (const name of ['Juma', 'Asha', 'Bakari']) await aMember(payer, { name });
  // The form lists them in the order of the family.
  family = (await payer.get('/api/family')).body.data.members.map(({ id }: { id: string }) => id);
});
afterAll(() => product.close());

const address = () => `${PAGE}?members=${planId}`;
const sharing = async () =>
  (await payer.get('/api/me/plans')).body.data[0].members.map(({ id }: { id: string }) => id) as string[];

test('without script the payer opens the form by its link, ticks people and reads that they share the plan', async () => {
  expect((await payer.get(PAGE)).text).toContain(`href="${address()}#plan-${planId}"`);
  const sent = await fillForm(payer, address(), 'plan-members', { 'member-1': family[0] });
  expect([sent.status, sent.headers['location']]).toEqual([303, `${PAGE}?saved=${planId}#plan-${planId}`]);
  expect(await sharing()).toEqual([family[0]]);
  expect((await payer.get(`${PAGE}?saved=${planId}`)).text).toContain('Who shares this plan was saved.');
});

test('without script too many people are refused, and their boxes stay ticked', async () => {
  const all = { 'member-1': family[0], 'member-2': family[1], 'member-3': family[2] };
  const refused = await fillForm(payer, address(), 'plan-members', all);
  expect([refused.status, await sharing()]).toEqual([409, [family[0]]]);
  expect(formOn(refused.text, 'plan-members')).toMatchObject(all);
});

test('without script nobody names people for a plan of somebody else, nor anything that is no person', async () => {
  const fields = formOn((await payer.get(address())).text, 'plan-members')!;
  const crooked = await sendForm(payer, address(), { ...fields, 'member-2': '../x' });
  expect(crooked.status).toBeGreaterThanOrEqual(400);
  expect(crooked.status).toBeLessThan(500);
  const stranger = await product.patient({ language: 'en' });
  const other = await aSubscription(product, stranger, { planId: 'hypertension' });
  const theirs = await sendForm(payer, address(), { ...fields, subscription_id: other.id });
  expect([theirs.status, await sharing()]).toEqual([404, [family[0]]]);
});

test('without script whoever may not be taken away stays when others are added', async () => {
  await fillForm(payer, address(), 'plan-members', { 'member-1': family[0], 'member-2': family[1] });
  // One place is taken away: the change of the month.
  const fields = formOn((await payer.get(address())).text, 'plan-members')!;
  const { 'member-2': left, ...others } = fields;
  expect([left, (await sendForm(payer, address(), others)).status]).toEqual([family[1], 303]);
  const page = await payer.get(address());
  expect(formOn(page.text, 'plan-members')).toMatchObject({ 'member-1': family[0] });
  expect(page.text).toContain('You have taken places away in this month.');
  expect((await fillForm(payer, address(), 'plan-members', { 'member-3': family[2] })).status).toBe(303);
  expect((await sharing()).toSorted()).toEqual([family[0], family[2]].toSorted());
});
