import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aDoctor, at, brokenInvariants, force, hold, pass } from '../../../test/booking-makers.ts';
import { CALLER_BOOKINGS, aProvenCaller, holdForCaller } from '../../../test/caller-makers.ts';
import { anAnswer } from '../../../test/case-causes.ts';
import { decideCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { checkOut, orderPlan } from '../../../test/plan-makers.ts';
import { PATIENCE } from '../../../test/slow-machines.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { SECOND } from '../../platform/time.ts';
import { findPayment } from '../payments/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';

let product: TestProduct;
let patient: Visitor;
let administrator: Visitor;
let doctorId: string;
let days = 3;
beforeAll(async () => {
  product = await openTestProduct();
  doctorId = await aDoctor(product);
  administrator = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());
beforeEach(async () => {
  patient = await product.patient();
  days += 1;
});

/** An administrator gives back what came in another amount, as soon as that is known. */
async function giveBack(): Promise<void> {
  const one = await vi.waitFor(
    async () => {
      await pass(product, 5 * SECOND);
      const [found] = await sweptCasesOf(product, administrator, 'payment-mismatch');
      expect(found).toBeDefined();
      return found!;
    },
    { timeout: PATIENCE, interval: 500 },
  );
  expect((await decideCase(administrator, one.id, 'return-money')).status).toBe(200);
  await product.settle();
}
const aShortPayment = (phone: string) =>
  anAnswer(product, patient, { doctorId, startsAt: at(product, days, '10:00'), phone }, { outcome: 'wrong-amount' });

test('while the time is still held, the payer is never told that it is gone, and pays again', async () => {
  const phone = '+255754310001';
  const booking = await aShortPayment(phone);
  await giveBack();
  const seen = (await patient.get(`/api/appointments/${booking}`)).body.data;
  expect(seen).toMatchObject({ state: 'awaiting-payment', payment_status: 'pending', stage: { name: 'to-pay' } });
  expect(seen.actions).toContain('pay');
  const status = await patient.get(`/api/payments/any/status?reference_id=${seen.payment_reference}`);
  expect(status.body.data.stage).toBe('refused');
  await force(product, { phone, outcome: 'paid' });
  const saved = await patient.post('/api/payments/save', { booking_id: booking, full_name: 'Asha Juma', phone });
  expect((await checkOut(patient, saved.body.data.reference_id)).status).toBe(200);
  await product.settle();
  await vi.waitFor(
    async () => {
      await pass(product, 5 * SECOND);
      expect((await patient.get(`/api/appointments/${booking}`)).body.data.payment_status).toBe('paid');
    },
    { timeout: PATIENCE, interval: 500 },
  );
  expect(await brokenInvariants(product)).toEqual([]);
});

test('the desk can ask a caller again', async () => {
  const desk = await aMemberOfStaff(product, 'receptionist');
  const phone = '+255754209000';
  const { id } = await aProvenCaller(product, desk, phone);
  await holdForCaller(desk, id, doctorId, at(product, days, '10:00'));
  await force(product, { phone, outcome: 'wrong-amount' });
  await desk.post(`${CALLER_BOOKINGS}/${id}/payment`, { method: 'mpesa' });
  await giveBack();
  await force(product, { phone, outcome: 'paid' });
  expect((await desk.post(`${CALLER_BOOKINGS}/${id}/payment`, { method: 'mpesa' })).status).toBe(200);
});

test('a plan is still to be paid', async () => {
  const phone = '+255754310005';
  await force(product, { phone, outcome: 'wrong-amount' });
  const { order_id: orderId, reference_id: reference } = (await orderPlan(product, patient, { phone })).body.data;
  await checkOut(patient, reference);
  await product.settle();
  await giveBack();
  const order = (await patient.get(`/api/plan-orders/${orderId}`)).body.data;
  expect(order).toMatchObject({ payment_status: 'pending', payment_reference: reference });
});

test('an answer that was under way never books the same money a second time', async () => {
  const booking = await aShortPayment('+255754310006');
  const stale = (await findPayment(product.ctx(), { purpose: { kind: 'booking', id: booking } }))!;
  await giveBack();
  const { price, externalId, method } = stale;
  const facts = { ...price, externalId, transactionId: null, operator: method, payee: 'x' };
  expect(await settlePayment(product.ctx(), stale, { facts, payee: 'x', by: 'callback+status' })).toBe(false);
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('closing a card page once more never takes back the payment that was begun since then', async () => {
  const booking = (await hold(patient, doctorId, at(product, days, '10:00'))).body.data.id;
  const save = async () =>
    (await patient.post('/api/payments/save', { booking_id: booking, full_name: 'Asha Juma', phone: '+255754310003' }))
      .body.data.reference_id;
  const first = await save();
  expect((await checkOut(patient, first, 'card')).status).toBe(200);
  const leave = async () => (await patient.post('/api/payments/any/leave-page', { reference_id: first })).body.data;
  expect(await leave()).toEqual({ outcome: 'closed' });
  const next = await save();
  expect((await checkOut(patient, next, 'mpesa')).status).toBe(200);
  expect(await leave()).toEqual({ outcome: 'closed' });
  await product.settle();
  expect((await findPayment(product.ctx(), { reference: next }))!.state).not.toBe('voided');
});
