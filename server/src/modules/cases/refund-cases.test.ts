import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { decideCase, readCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { findPayment, recordRefund } from '../payments/index.ts';
import { sweepCases } from './sync-case.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

let days = 0;
/** A cancelled appointment whose money is owed back. Returns the patient and the payment's reference. */
async function aRefund(): Promise<{ patient: Visitor; reference: string }> {
  days += 1;
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, days, '10:00'));
  await patient.post(`/api/appointments/${id}/cancel`);
  const { reference } = (await findPayment(product.ctx(), { purpose: { kind: 'booking', id } }))!;
  return { patient, reference };
}

const queue = async (search = '') => (await one.get(`/api/admin/cases${search}`)).body.data;
const refundsOf = async (reference: string) => {
  const { cases } = await queue('?kind=refund-due');
  for (const { id } of cases) {
    const { facts } = await readCase(one, id);
    if (facts.some(({ text }) => text === reference)) return id as string;
  }
  throw new Error(`no case of ${reference}`);
};

test('what is owed back is proposed, approved, paid by hand and told to the patient with its number', async () => {
  const { patient, reference } = await aRefund();
  await product.settle();
  const id = await refundsOf(reference);
  expect((await readCase(one, id)).decisions).toEqual(['propose']);
  await decideCase(one, id, 'propose', { note: 'Cancelled in time.' });
  expect((await decideCase(other, id, 'drop')).body.code).toBe('reason-required');
  expect((await decideCase(other, id, 'drop', { note: 'The number is another one.' })).body.data.case.stage).toBe(
    'open',
  );
  await decideCase(other, id, 'propose');
  await decideCase(one, id, 'approve');
  const paid = await decideCase(one, id, 'record-paid', { transaction_number: 'RF-1001' });
  expect(paid.body.data).toMatchObject({
    case: { stage: null },
    steps: [
      { step: 'propose', note: 'Cancelled in time.' },
      { step: 'drop', note: 'The number is another one.' },
      { step: 'propose', note: null },
      { step: 'approve' },
      { step: 'record-paid' },
    ],
  });
  await product.settle();
  expect((await messagesTo(product, patient.phone)).at(-1)).toBe(
    `Tabibu: TSh 15,000 zimerudishwa kwenye namba uliyolipia. Namba ya kumbukumbu: ${reference}. Namba ya muamala: RF-1001.`,
  );
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a case is taken on, noted and given back; the queue shows it by kind and owner, what is due first on top', async () => {
  const [first, second] = [await aRefund(), await aRefund()];
  await product.settle();
  const [a, b] = [await refundsOf(first.reference), await refundsOf(second.reference)];
  const about = async (q: string) => (await queue(`?q=${q}`)).cases.map(({ id }: { id: string }) => id);
  expect([await about(first.reference.toLowerCase()), await about('TBB-1-ABCDEFGH')]).toEqual([[a], []]);
  expect((await one.put(`/api/admin/cases/${a}/owner`, { owner: 'me' })).body.data.case.is_own).toBe(true);
  await one.put(`/api/admin/cases/${a}/owner`, { owner: 'me' });
  const key = { 'idempotency-key': crypto.randomUUID() };
  await one.post(`/api/admin/cases/${a}/notes`, { note: 'Called the patient.' }, key);
  await one.post(`/api/admin/cases/${a}/notes`, { note: 'Called the patient.' }, key);
  expect((await readCase(other, a)).steps).toMatchObject([
    { step: 'take' },
    { step: 'note', note: 'Called the patient.' },
  ]);
  const ids = async (search: string) => (await queue(search)).cases.map((each: { id: string }) => each.id);
  expect(await ids('?owner=me')).toEqual([a]);
  expect(await ids('?owner=nobody')).not.toContain(a);
  expect(await ids('?kind=surplus-payment')).toEqual([]);
  const due = (await queue()).cases.map((each: { due_at: string }) => each.due_at);
  expect(due).toEqual(due.toSorted());
  expect((await other.put(`/api/admin/cases/${a}/owner`, { owner: 'me' })).body.data.case.owner).toBe('Rehema Kileo');
  expect((await one.get('/api/admin/cases?cursor=bm9wZQ')).body.code).toBe('invalid-input');
  for (const { reference } of [first, second]) await recordRefund(product.ctx(), { reference });
  await product.settle();
  for (const id of [a, b]) {
    expect((await readCase(one, id)).case.closed_at).not.toBeNull();
    expect((await one.put(`/api/admin/cases/${id}/owner`, { owner: 'me' })).body.code).toBe('case-closed');
    expect((await decideCase(one, id, 'propose')).body.code).toBe('case-closed');
  }
});

test('the sweep opens the case of what waits and closes that of what was settled, if their events are lost', async () => {
  const { reference } = await aRefund();
  const { open } = (await one.get('/api/admin/cases/waiting')).body.data;
  // The event has not been handled: nothing has settled the queue of jobs yet.
  await sweepCases(product.ctx());
  expect((await one.get('/api/admin/cases/waiting')).body.data.open).toBe(open + 1);
  const id = await refundsOf(reference);
  await recordRefund(product.ctx(), { reference });
  await sweepCases(product.ctx());
  await sweepCases(product.ctx());
  expect((await readCase(one, id)).case.closed_at).not.toBeNull();
  await product.settle();
  expect((await one.get('/api/admin/cases/waiting')).body.data.open).toBe(open);
});

test('a lone administrator can propose nothing, and reads why', async () => {
  const { reference } = await aRefund();
  await product.settle();
  const id = await refundsOf(reference);
  await product.db.pool.query(
    "update accounts set roles = array['patient'] where 'administrator' = any(roles) and id <> $1",
    [one.accountId],
  );
  expect(await readCase(one, id)).toMatchObject({ decisions: [], hindrance: 'nobody-else' });
  expect((await decideCase(one, id, 'propose')).body.code).toBe('own-approval');
  await recordRefund(product.ctx(), { reference });
  await product.settle();
});
