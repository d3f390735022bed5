import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at } from '../../../test/booking-makers.ts';
import { decideCase, readCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { DAY } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  await signIn();
});
afterAll(() => product.close());

async function signIn(): Promise<void> {
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
}
async function paid(kind: 'withdrawal' | 'refund-due', number: string): Promise<string> {
  const { id } = (await sweptCasesOf(product, one, kind)).at(-1)!;
  await decideCase(one, id, 'propose');
  await decideCase(other, id, 'approve');
  const reply = await decideCase(one, id, 'record-paid', { transaction_number: number });
  expect(reply.body.data.case.stage).toBeNull();
  await product.settle();
  return id;
}
const listed = async (search: string) => (await one.get(`/api/admin/withdrawals?${search}`)).body.data.withdrawals;
const csv = async (path: string) => (await one.get(path)).text;

test('what was paid out to a doctor is not lost to whoever has its numbers, in any month', async () => {
  await aWithdrawal(product, await product.patient(), at(product, 1, '10:00'));
  await signIn();
  const id = await paid('withdrawal', 'WD-20381');
  const [row] = await listed('period=all');
  expect(row).toMatchObject({ status: 'paid', case_id: id, payout: { transaction_number: 'WD-20381' } });
  const { facts } = await readCase(one, id);
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: 'transaction-number', text: 'WD-20381' },
      { label: 'payout-number', text: row.payout.number },
      expect.objectContaining({ label: 'paid-out', at: row.payout.paid_at }),
      expect.objectContaining({ label: 'approved-by' }),
    ]),
  );
  product.clock.advance(40 * DAY);
  await signIn();
  expect(await listed('')).toEqual([]);
  for (const q of ['wd-20381', row.payout.number]) expect(await listed(`q=${q}`)).toMatchObject([{ id: row.id }]);
  expect(await csv('/api/admin/withdrawals/export?period=all')).toMatch(
    new RegExp(
      `paid on,transaction number,payout number\r\n.*,paid,20\\d\\d-\\d\\d-\\d\\d,WD-20381,${row.payout.number}`,
    ),
  );
});

test('what waits is not hidden on the first of a month', async () => {
  await aWithdrawal(product, await product.patient(), at(product, 1, '10:00'));
  product.clock.advance(32 * DAY);
  await signIn();
  expect(await listed('')).toMatchObject([{ status: 'pending' }]);
});

test('what was paid back to a patient is found by the number of the refund, and is in the table', async () => {
  const patient = await product.patient();
  const booking = await anAppointment(product, patient, await aDoctor(product), at(product, 2, '10:00'));
  await patient.post(`/api/appointments/${booking}/cancel`);
  await product.settle();
  await signIn();
  const id = await paid('refund-due', 'RF-20382');
  const { payments } = (await one.get('/api/admin/payments?q=rf-20382')).body.data;
  expect(payments).toMatchObject([{ status: 'refunded' }]);
  const { facts } = await readCase(one, id);
  expect(facts[0]).toEqual({ label: 'reference', text: payments[0].reference });
  expect(facts).toContainEqual({ label: 'transaction-number', text: 'RF-20382' });
  expect(await csv('/api/admin/payments/export?q=rf-20382')).toMatch(
    /paid back,refund transaction,payout number\r\n.*,RF-20382,/,
  );
});
