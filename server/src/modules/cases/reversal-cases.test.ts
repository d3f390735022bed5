import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { casesOf, decideCase, readCase } from '../../../test/case-makers.ts';
import { balanceOf } from '../../../test/credit-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aLateContest, asksForMoney, bellOf, seenByPatient, timesEarned } from '../../../test/verdict-makers.ts';
import { DAY, MINUTE } from '../../platform/time.ts';
import { completeBooking } from '../bookings/index.ts';
import { writeOffOwed } from '../earnings/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const EARNED = 1_200_000;
type Late = Awaited<ReturnType<typeof aLateContest>>;
const earnings = async ({ call }: Late) => (await call.doctor.get('/api/doctor/earnings')).body.data;
const amountsOf = async ({ administrator, caseId }: Late) =>
  Object.fromEntries(
    (await readCase(administrator, caseId)).facts.flatMap(({ label, money }) => (money ? [[label, money.amount]] : [])),
  );

/** Two people decide about the request, so that it waits for the money to be sent. */
async function approve(caseId: string): Promise<void> {
  const [one, other] = [await aMemberOfStaff(product, 'administrator'), await aMemberOfStaff(product, 'administrator')];
  expect((await decideCase(one, caseId, 'propose')).status).toBe(200);
  expect((await decideCase(other, caseId, 'approve')).status).toBe(200);
}

test('what the call proves can be contested for a day too: the doctor keeps the earning until somebody decides', async () => {
  const late = await aLateContest(product);
  expect(await seenByPatient(late.call)).toMatchObject({ proven: true, stage: { name: 'contested' } });
  expect(await earnings(late)).toMatchObject({ balance: { amount: EARNED }, held: [], owed: [] });
  expect(await bellOf(late.call.doctor)).toContain('The patient says that the consultation did not take place');
  expect((await decideCase(late.administrator, late.caseId, 'keep')).status).toBe(200);
  await product.settle();
  expect(await timesEarned(product, late.call)).toBe(1);
  expect(await earnings(late)).toMatchObject({ balance: { amount: EARNED } });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('after a day nobody contests it any more', async () => {
  const other = await aLateContest(product);
  await decideCase(other.administrator, other.caseId, 'keep');
  const doctor = other.call;
  const patient = await product.patient();
  const id = await anAppointment(product, patient, doctor.doctorId, at(product, 1, '11:00'));
  product.clock.set(new Date(Date.parse(at(product, 1, '11:00')) + 40 * MINUTE));
  await completeBooking(product.ctx(), { bookingId: id, agreed: true });
  product.clock.advance(DAY);
  expect((await patient.post(`/api/appointments/${id}/contest`, {})).body.code).toBe('not-contestable');
});

test('a refund takes the earning back from the balance, and the doctor is told by SMS and under the bell', async () => {
  const late = await aLateContest(product);
  const fees = await balanceOf(product, 'fees:TZS');
  expect(await amountsOf(late)).toEqual({ earned: EARNED, 'given-back': EARNED });
  expect((await decideCase(late.administrator, late.caseId, 'refund')).status).toBe(200);
  await product.settle();
  expect(await seenByPatient(late.call)).toMatchObject({
    stage: { name: 'overturned', money: { stage: 'refund-due' } },
  });
  expect(await earnings(late)).toMatchObject({ balance: { amount: 0 }, total_earned: { amount: 0 }, owed: [] });
  expect(await balanceOf(product, 'fees:TZS')).toBe(fees - 300_000);
  expect(await bellOf(late.call.doctor)).toContain('An earning was taken back');
  expect((await messagesTo(product, late.call.doctor.phone)).join('\n')).toMatch(/TSh 12,000/);
  expect(await casesOf(late.administrator, 'refund-due')).not.toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a request to be paid out is cancelled first, also an approved one, and its doctor is told why', async () => {
  let request = '';
  const late = await aLateContest(product, async (call) => {
    request = await asksForMoney(product, call, 1_000_000);
    await approve(request);
  });
  expect(await amountsOf(late)).toEqual({ earned: EARNED, 'given-back': EARNED, 'withdrawal-cancelled': 1_000_000 });
  expect((await decideCase(late.administrator, late.caseId, 'refund')).status).toBe(200);
  await product.settle();
  expect(await earnings(late)).toMatchObject({
    balance: { amount: 0 },
    pending: { amount: 0 },
    owed: [],
    withdrawals: [{ status: 'rejected', cause: 'earning-taken-back', note: null }],
  });
  expect(await bellOf(late.call.doctor)).toContain('Request to be paid out cancelled');
  const { case: closed, steps } = await readCase(late.administrator, request);
  expect(closed.stage).toBeNull();
  expect(steps.at(-1)).toMatchObject({ step: 'earning-taken-back' });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('what was paid out stands as owed, and the next earnings repay it by themselves', async () => {
  const late = await aLateContest(product, async (call) => {
    const request = await asksForMoney(product, call, 1_000_000);
    await approve(request);
    const by = await aMemberOfStaff(product, 'administrator');
    const paid = await decideCase(by, request, 'record-paid', { transaction_number: 'LATE-1' });
    expect(paid.status).toBe(200);
  });
  expect(await amountsOf(late)).toEqual({ earned: EARNED, 'given-back': 200_000, 'would-owe': 1_000_000 });
  await decideCase(late.administrator, late.caseId, 'refund');
  await product.settle();
  expect(await earnings(late)).toMatchObject({ balance: { amount: 0 }, owed: [{ amount: 1_000_000 }] });
  expect((await messagesTo(product, late.call.doctor.phone)).join('\n')).toMatch(/TSh 10,000/);
  expect(await brokenInvariants(product)).toEqual([]);
  const patient = await product.patient();
  const { slots } = (await patient.get(`/api/doctors/${late.call.doctorId}/slots`)).body.data;
  const id = await anAppointment(product, patient, late.call.doctorId, slots[0].starts_at);
  product.clock.set(new Date(Date.parse(slots[0].starts_at) + 20 * MINUTE));
  await completeBooking(product.ctx(), { bookingId: id, agreed: true });
  await product.settle();
  expect(await balanceOf(product, `receivable:${late.call.doctorId}:TZS`)).toBe(0);
  expect(await balanceOf(product, `doctor:${late.call.doctorId}:TZS`)).toBe(EARNED - 1_000_000);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('what a gateway is paying is not touched, and what it does not pay repays what is owed', async () => {
  let request = '';
  const late = await aLateContest(product, async (call) => {
    request = await asksForMoney(product, call, 1_000_000);
    await approve(request);
    await fetch(`${product.sandboxUrl}/sandbox/scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: call.doctor.phone, outcome: 'silence' }),
    });
    expect((await decideCase(await aMemberOfStaff(product, 'administrator'), request, 'send')).status).toBe(200);
    await product.settle();
  });
  expect(await amountsOf(late)).toMatchObject({ 'given-back': 200_000, 'would-owe': 1_000_000 });
  expect((await decideCase(late.administrator, late.caseId, 'refund')).status).toBe(200);
  product.clock.advance(4 * MINUTE);
  await product.settle();
  const by = await aMemberOfStaff(product, 'administrator');
  expect((await readCase(by, request)).facts).toContainEqual({
    label: 'owes',
    money: { amount: 1_000_000, currency: 'TZS' },
  });
  expect((await decideCase(by, request, 'record-unpaid', { note: 'Haikulipwa' })).status).toBe(200);
  expect((await decideCase(by, request, 'reject', { note: 'Haikulipwa' })).status).toBe(200);
  expect(await balanceOf(product, `receivable:${late.call.doctorId}:TZS`)).toBe(0);
  expect(await balanceOf(product, `doctor:${late.call.doctorId}:TZS`)).toBe(0);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a withdrawal that is approved while the reversal runs is either cancelled or the decision is shown anew', async () => {
  let request = '';
  const late = await aLateContest(product, async (call) => {
    request = await asksForMoney(product, call, 1_000_000);
    await decideCase(await aMemberOfStaff(product, 'administrator'), request, 'propose');
  });
  const second = await aMemberOfStaff(product, 'administrator');
  const [refund, approval] = [await readCase(late.administrator, late.caseId), await readCase(second, request)];
  const replies = await Promise.all([
    late.administrator.post(`/api/admin/cases/${late.caseId}/decision`, {
      decision: 'refund',
      version: refund.version,
    }),
    second.post(`/api/admin/cases/${request}/decision`, {
      decision: 'approve',
      version: approval.version,
      note: 'It is his wife’s number',
    }),
  ]);
  expect(replies[0].status).toBe(200);
  expect([200, 409]).toContain(replies[1].status);
  await product.settle();
  const [row] = await asSystem<{ state: string }>(product, 'select state from withdrawals where doctor_id = $1', [
    late.call.doctorId,
  ]);
  expect(row!.state).toBe('rejected');
  expect(await earnings(late)).toMatchObject({ balance: { amount: 0 }, owed: [] });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('two administrators who decide at once take the earning back once at most', async () => {
  const late = await aLateContest(product);
  const other = await aMemberOfStaff(product, 'administrator');
  const { version } = await readCase(late.administrator, late.caseId);
  const replies = await Promise.all([
    late.administrator.post(`/api/admin/cases/${late.caseId}/decision`, { decision: 'refund', version }),
    other.post(`/api/admin/cases/${late.caseId}/decision`, { decision: 'refund', version }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await product.settle();
  expect(await earnings(late)).toMatchObject({ balance: { amount: 0 }, owed: [] });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('what a doctor owes is written off with the account: the house bears it', async () => {
  const late = await aLateContest(product, async (call) => {
    const request = await asksForMoney(product, call, 1_000_000);
    await approve(request);
    await decideCase(await aMemberOfStaff(product, 'administrator'), request, 'record-paid', {
      transaction_number: 'LATE-2',
    });
  });
  await decideCase(late.administrator, late.caseId, 'refund');
  const goodwill = await balanceOf(product, 'goodwill:TZS');
  await writeOffOwed(product.ctx(), late.call.doctorId);
  await writeOffOwed(product.ctx(), late.call.doctorId);
  expect(await balanceOf(product, `receivable:${late.call.doctorId}:TZS`)).toBe(0);
  expect(await balanceOf(product, 'goodwill:TZS')).toBe(goodwill - 1_000_000);
  expect(await brokenInvariants(product)).toEqual([]);
});
