import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, pass } from '../../../test/booking-makers.ts';
import { anAnswer } from '../../../test/case-causes.ts';
import { decideCase, readCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { asSystem } from '../../../test/as-system.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { findOtherAmounts, findPayment } from '../payments/index.ts';
import { queryStatus } from '../payments/query-status.ts';

let product: TestProduct;
let patient: Visitor;
let doctor: string;
let days = 3;
beforeAll(async () => {
  product = await openTestProduct();
  doctor = await aDoctor(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  patient = await product.patient();
});

/** Asks for the money of an appointment from a number to which the network answers as told. Returns the booking. */
async function askFor(scenario: object): Promise<string> {
  days += 1;
  const asked = { doctorId: doctor, startsAt: at(product, days, '10:00'), phone: `+2557543${String(10_000 + days)}` };
  return anAnswer(product, patient, asked, scenario);
}
/** What the journals of a payment moved, by account. */
const moved = async (paymentId: string) => {
  const entries = await asSystem(
    product,
    'select e.account, sum(e.amount)::int as sum from ledger_entries e join ledger_journals j on j.id = e.journal_id where j.reference = $1 group by 1',
    [paymentId],
  );
  return Object.fromEntries((entries as { account: string; sum: number }[]).map(({ account, sum }) => [account, sum]));
};
const paymentOf = async (id: string) => (await findPayment(product.ctx(), { purpose: { kind: 'booking', id } }))!;

test('a payment without an answer for a day is asked about again; its answer confirms the appointment and closes the case', async () => {
  const booking = await askFor({ outcome: 'paid', delayMs: 30 * HOUR, callbackLost: true });
  await pass(product, 25 * HOUR, HOUR);
  const administrator = await aMemberOfStaff(product, 'administrator');
  const [one] = await sweptCasesOf(product, administrator, 'unknown-payment');
  expect(await readCase(administrator, one!.id)).toMatchObject({
    case: { money: { amount: 1_500_000 } },
    decisions: ['ask-again', 'not-paid'],
  });
  expect((await decideCase(administrator, one!.id, 'ask-again')).status).toBe(200);
  await product.settle();
  expect(await sweptCasesOf(product, administrator, 'unknown-payment')).toHaveLength(1);
  await pass(product, 6 * HOUR, HOUR);
  expect((await paymentOf(booking)).state).toBe('settled');
  const later = await aMemberOfStaff(product, 'administrator');
  expect(await sweptCasesOf(product, later, 'unknown-payment')).toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('one that the company never received ends without money, and the payer is told; money that is proven later still counts', async () => {
  const booking = await askFor({ outcome: 'paid', delayMs: 30 * HOUR, callbackLost: true });
  await pass(product, 25 * HOUR, HOUR);
  const administrator = await aMemberOfStaff(product, 'administrator');
  const [one] = await sweptCasesOf(product, administrator, 'unknown-payment');
  expect((await decideCase(administrator, one!.id, 'not-paid')).body.code).toBe('reason-required');
  expect((await decideCase(administrator, one!.id, 'settle', { note: 'x' })).body.code).toBe('not-allowed');
  await decideCase(administrator, one!.id, 'not-paid', { note: 'Not in the statement of today.' });
  await product.settle();
  expect(await paymentOf(booking)).toMatchObject({ state: 'refused', refusalReason: 'not-received' });
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('haikutuletea pesa');
  expect(await sweptCasesOf(product, administrator, 'unknown-payment')).toEqual([]);
  product.clock.advance(6 * HOUR);
  await queryStatus(product.ctx(), { paymentId: (await paymentOf(booking)).id });
  await product.settle();
  expect((await paymentOf(booking)).state).toMatch(/^(settled|refund-due)$/);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a payment with another amount says what the company took', async () => {
  await askFor({ outcome: 'wrong-amount' });
  await pass(product, 10 * MINUTE, MINUTE);
  const administrator = await aMemberOfStaff(product, 'administrator');
  const [one] = await sweptCasesOf(product, administrator, 'payment-mismatch');
  const { facts } = await readCase(administrator, one!.id);
  expect(facts).toContainEqual({ label: 'problem', text: 'mismatch' });
  expect(facts.find(({ label }) => label === 'taken')?.money).toEqual({ amount: 1_499_900, currency: 'TZS' });
  await decideCase(administrator, one!.id, 'not-paid', { note: 'Sent back by hand today.' });
  expect(await sweptCasesOf(product, administrator, 'payment-mismatch')).toEqual([]);
});

test('money that came short is not kept and not lost: two people give back what came, to the cent, and the payer may pay again', async () => {
  const booking = await askFor({ outcome: 'wrong-amount' });
  await pass(product, 10 * MINUTE, MINUTE);
  const short = await paymentOf(booking);
  const [administrator, second] = [
    await aMemberOfStaff(product, 'administrator'),
    await aMemberOfStaff(product, 'administrator'),
  ];
  const [one] = await sweptCasesOf(product, administrator, 'payment-mismatch');
  expect((await readCase(administrator, one!.id)).decisions).toEqual(['return-money', 'ask-again', 'not-paid']);
  expect((await decideCase(administrator, one!.id, 'return-money')).status).toBe(200);
  await product.settle();
  const told = (await messagesTo(product, patient.phone)).at(-1);
  expect(told).toContain('zilifika TSh 14,999, lakini bei ni TSh 15,000');
  expect(told).toMatch(/zitarudishwa kwa njia uliyolipia ifikapo .* 2038/);
  expect((await patient.get('/api/notices')).text).toContain('TSh 14,999');
  expect((await patient.get(`/api/appointments/${booking}`)).body.data).toMatchObject({
    payment_status: 'refund_due',
    stage: { money: { stage: 'refund-due', sentence: expect.stringContaining('TSh 14,999') } },
  });
  expect(await brokenInvariants(product)).toEqual([]);

  // The company repeats what it said: the same money is not booked a second time and opens no case.
  await queryStatus(product.ctx(), { paymentId: short.id });
  await product.settle();
  const open = 'select 1 from payment_cases where payment_id = $1 and closed_at is null';
  expect(await asSystem(product, open, [short.id])).toEqual([]);

  const [owed] = await sweptCasesOf(product, administrator, 'surplus-payment');
  expect(await readCase(administrator, owed!.id)).toMatchObject({
    case: { money: { amount: 1_499_900, currency: 'TZS' } },
  });
  expect((await decideCase(administrator, owed!.id, 'propose')).status).toBe(200);
  expect((await decideCase(administrator, owed!.id, 'approve')).status).not.toBe(200);
  expect((await decideCase(second, owed!.id, 'approve')).status).toBe(200);
  const paid = await decideCase(second, owed!.id, 'record-paid', { transaction_number: 'MP380115.1200.A1' });
  expect(paid.status).toBe(200);
  await product.settle();
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('TSh 14,999');
  const came = (await findOtherAmounts(product.ctx(), [await paymentOf(booking)])).get(booking)!;
  expect(came).toMatchObject({ state: 'refunded', price: { amount: 1_499_900 }, transactionId: short.transactionId });
  expect(await moved(came.id)).toEqual({ 'clearing:azampay:TZS': 0, 'held:TZS': 0, 'refunds-due:TZS': 0 });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a payment that the company refuses because of us waits for somebody, who says what was done', async () => {
  const booking = await askFor({ answer: 'unauthorized' });
  expect(await paymentOf(booking)).toMatchObject({ state: 'refused', refusalReason: 'credentials' });
  const administrator = await aMemberOfStaff(product, 'administrator');
  const [one] = await sweptCasesOf(product, administrator, 'refused-by-gateway');
  expect((await readCase(administrator, one!.id)).facts).toContainEqual({ label: 'problem', text: 'gateway' });
  await decideCase(administrator, one!.id, 'settle', { note: 'The key was renewed.' });
  expect(await sweptCasesOf(product, administrator, 'refused-by-gateway')).toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});
