import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Money } from '@tabibu/contract/currencies';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { casesOf, decideCase } from '../../../test/case-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { postJournal } from '../ledger/index.ts';
import { requestRest } from './index.ts';

let product: TestProduct;
let one: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

/** A doctor who earned these amounts and was deleted by an administrator. */
async function aLeavingDoctor(...earned: Money[]) {
  const doctor = await aWorkingDoctor(product);
  for (const { amount, currency } of earned)
    await postJournal(product.ctx(), {
      kind: 'withdrawal',
      reference: `${doctor.id} ${currency}`,
      entries: [
        { account: `clearing:azampay:${currency}`, amount: -amount, currency },
        { account: `doctor:${doctor.id}:${currency}`, amount, currency },
      ],
    });
  expect((await one.delete(`/api/admin/doctors/${doctor.id}`)).status).toBe(200);
  await product.settle();
  return doctor;
}

const requestsOf = (doctorId: string) =>
  asSystem(
    product,
    'select id, state, amount, currency, source_amount, source_currency, payout_phone from withdrawals where doctor_id = $1 order by source_currency nulls first',
    [doctorId],
  );
/** The only request that waits. */
const theCase = async () => (await casesOf(one, 'withdrawal')).find(({ stage }) => stage === 'open')!.id;

test('money of two currencies is put forward one after the other, what was earned elsewhere exchanged (C20, W43)', async () => {
  const { id, phone } = await aLeavingDoctor(
    { amount: 90_000, currency: 'KES' },
    { amount: 1_200_050, currency: 'TZS' },
  );
  const first = { amount: 1_200_000, currency: 'TZS', source_currency: null, payout_phone: phone };
  expect(await requestsOf(id)).toMatchObject([{ ...first, state: 'pending' }]);
  const caseId = await theCase();
  const other = await aMemberOfStaff(product, 'administrator');
  expect((await decideCase(one, caseId, 'propose')).status).toBe(200);
  expect((await decideCase(other, caseId, 'approve')).status).toBe(200);
  await product.settle();
  const second = { amount: 1_710_000, currency: 'TZS', source_amount: 90_000, source_currency: 'KES' };
  const both = await requestsOf(id);
  expect(both).toMatchObject([
    { ...first, state: 'approved' },
    { ...second, state: 'pending', payout_phone: phone },
  ]);
  await requestRest(product.ctx(), (both[0] as { id: string }).id);
  expect(await requestsOf(id)).toHaveLength(2);
  expect((await decideCase(one, await theCase(), 'reject', { note: 'The number is dead.' })).status).toBe(200);
  await product.settle();
  expect(await requestsOf(id)).toHaveLength(2);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('earnings of another currency alone are exchanged, and a refused request lets the other currency follow', async () => {
  const { id } = await aLeavingDoctor({ amount: 90_000, currency: 'KES' });
  expect(await requestsOf(id)).toMatchObject([{ source_currency: 'KES', amount: 1_710_000 }]);
  const { id: another } = await aLeavingDoctor(
    { amount: 500_000, currency: 'TZS' },
    { amount: 90_000, currency: 'KES' },
  );
  const waiting = (await casesOf(one, 'withdrawal')).find(({ money }) => money?.amount === 500_000)!;
  expect((await decideCase(one, waiting.id, 'reject', { note: 'Another number.' })).status).toBe(200);
  await product.settle();
  expect(await requestsOf(another)).toMatchObject([
    { state: 'rejected', currency: 'TZS', source_currency: null },
    { state: 'pending', source_currency: 'KES' },
  ]);
  expect(await brokenInvariants(product)).toEqual([]);
});
