import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { decideCase, readCase } from '../../../test/case-makers.ts';
import { balanceOf, creditOf, endIn, payByCredit } from '../../../test/credit-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aContest, aFailedCall, bellOf, seenByPatient, timesEarned } from '../../../test/verdict-makers.ts';
import { DAY } from '../../platform/time.ts';
import { endCredits } from '../credits/end-credits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const PRICE = 1_500_000;

test('a failed call becomes credit of the whole price for thirty days: nobody earns, and both are told', async () => {
  const { call, administrator, caseId } = await aFailedCall(product);
  const [held, goodwill] = [await balanceOf(product, 'held:TZS'), await balanceOf(product, 'goodwill:TZS')];
  const { decisions, case: body } = await readCase(administrator, caseId);
  expect(decisions).toEqual(['refund', 'new-appointment', 'keep', 'missed']);
  const price = body.money!.amount;
  expect((await decideCase(administrator, caseId, 'new-appointment')).body.data).toMatchObject({
    case: { stage: null },
    steps: [{ step: 'new-appointment' }],
  });
  await product.settle();
  expect(await creditOf(call.patient)).toEqual([{ amount: price, endsAt: endIn(product, 30) }]);
  expect(await balanceOf(product, 'held:TZS')).toBe(held - price);
  expect(await balanceOf(product, 'goodwill:TZS')).toBe(goodwill);
  expect(await timesEarned(product, call)).toBe(0);
  const shown = await seenByPatient(call);
  expect(shown).toMatchObject({ state: 'cancelled', stage: { money: { stage: 'credit-given' } } });
  expect(shown.stage.money.sentence).toContain('miadi nyingine');
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toMatch(/miadi mipya bila kulipa.*hadi.*\/book\//);
  expect((await bellOf(await signInAsDoctor(product, call.doctor.phone)))[0]).toBe('Decided: the call failed');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('the credit books another appointment with one press, and what that earns is the whole price', async () => {
  const { call, administrator, caseId } = await aFailedCall(product);
  await decideCase(administrator, caseId, 'new-appointment');
  const { slots } = (await call.patient.get(`/api/doctors/${call.doctorId}/slots?days=7`)).body.data;
  const held = await hold(call.patient, call.doctorId, slots.at(-1).starts_at, { call_type: 'video' });
  expect(held.body.data.to_pay.amount).toBe(0);
  expect((await payByCredit(call.patient, held.body.data.id)).body.data.state).toBe('scheduled');
  expect(await creditOf(call.patient)).toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a contested consultation counts: its doctor earns, and the house pays the new appointment', async () => {
  const { call, administrator, caseId } = await aContest(product);
  const goodwill = await balanceOf(product, 'goodwill:TZS');
  expect((await decideCase(administrator, caseId, 'new-appointment')).status).toBe(200);
  await product.settle();
  expect(await timesEarned(product, call)).toBe(1);
  expect(await creditOf(call.patient)).toEqual([{ amount: PRICE, endsAt: endIn(product, 30) }]);
  expect(await balanceOf(product, 'goodwill:TZS')).toBe(goodwill - PRICE);
  expect(await seenByPatient(call)).toMatchObject({
    stage: { name: 'completed', money: { stage: 'credit-given' } },
    payment_status: 'paid',
  });
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('miadi mipya bila kulipa');
  expect(await bellOf(call.doctor)).toContain('Decided: it took place');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('what the house gave and nobody used goes back to the account that paid for it', async () => {
  const { call, administrator, caseId } = await aContest(product);
  await decideCase(administrator, caseId, 'new-appointment');
  await product.settle();
  expect(await balanceOf(product, 'goodwill:TZS')).toBeLessThanOrEqual(-PRICE);
  product.clock.advance(32 * DAY);
  await endCredits(product.ctx());
  expect(await asSystem(product, 'select 1 from credits where booking_id = $1 and free > 0', [call.bookingId])).toEqual(
    [],
  );
  expect(await balanceOf(product, 'goodwill:TZS')).toBe(0);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('two administrators who decide at once give one appointment at most', async () => {
  for (const rival of ['new-appointment', 'refund']) {
    const { call, administrator, caseId } = await aContest(product);
    const other = await aMemberOfStaff(product, 'administrator');
    const { version } = await readCase(administrator, caseId);
    const replies = await Promise.all([
      administrator.post(`/api/admin/cases/${caseId}/decision`, { decision: 'new-appointment', version }),
      other.post(`/api/admin/cases/${caseId}/decision`, { decision: rival, version }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await product.settle();
    expect((await creditOf(call.patient)).length).toBeLessThanOrEqual(1);
    expect(await brokenInvariants(product)).toEqual([]);
  }
});

test('a patient cannot be given the same appointment twice, and staff without money rights decide nothing', async () => {
  const { call, administrator, caseId } = await aContest(product);
  const staff = await aMemberOfStaff(product, 'staff-admin');
  const { version } = await readCase(administrator, caseId);
  const body = { decision: 'new-appointment', version };
  expect((await staff.post(`/api/admin/cases/${caseId}/decision`, body)).status).toBe(404);
  await decideCase(administrator, caseId, 'new-appointment');
  expect((await administrator.post(`/api/admin/cases/${caseId}/decision`, body)).body.code).toBe('case-closed');
  const again = await call.patient.post(`/api/appointments/${call.bookingId}/contest`, {});
  expect(again.status).toBe(200);
  await product.settle();
  expect(await creditOf(call.patient)).toHaveLength(1);
});
