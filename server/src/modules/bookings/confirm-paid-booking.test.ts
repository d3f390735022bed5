import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aDoctor,
  anAppointment,
  askForMoney,
  at,
  brokenInvariants,
  force,
  hold,
  pass,
  pay,
} from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { findPayment } from '../payments/index.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

let lateNumbers = 0;

/** Returns the number of a wallet that approves the payment after so many milliseconds. */
async function aSlowWallet(milliseconds: number): Promise<string> {
  lateNumbers += 1;
  const phone = `+25574${String(5_000_000 + lateNumbers)}`;
  await force(product, { phone, outcome: 'paid', delayMs: milliseconds });
  return phone;
}

test('payment schedules the appointment, shows no number yet and tells both by SMS without the reason', async () => {
  const phone = '+255713999001';
  const doctor = await aDoctor(product, { phone });
  const patient = await product.patient();
  const id = await anAppointment(product, patient, doctor, at(product, 1, '10:00'), { reason: 'Kifua kinauma' });
  const { body } = await patient.get(`/api/appointments/${id}`);
  expect(body.data).toMatchObject({
    state: 'scheduled',
    status: 'scheduled',
    payment_status: 'paid',
    doctor_phone: null,
    actions: ['reschedule', 'calendar', 'cancel', 'receipt'],
  });
  const text = (await messagesTo(product, patient.phone)).at(-1)!;
  expect(text).toContain('Jumamosi, 16 Januari 2038, saa 4:00 asubuhi (10:00)');
  expect(text).not.toMatch(/Kifua|Moyo|cardio/i);
  expect((await messagesTo(product, phone)).at(-1)).toContain('Asha. Saturday, 16 January 2038, 10:00');
});

test('handling the same event twenty times confirms the booking once', async () => {
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '11:00'));
  const payment = await findPayment(product.ctx(), { purpose: { kind: 'booking', id } });
  const before = (await messagesTo(product, patient.phone)).length;
  await Promise.all(
    Array.from({ length: 20 }, () => confirmPaidBooking(product.ctx(), { bookingId: id, paymentId: payment!.id })),
  );
  await product.settle();
  expect((await messagesTo(product, patient.phone)).length).toBe(before);
});

test('a success after the hold gets the slot when it is still free (C41)', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '12:00'));
  await askForMoney(patient, body.data.id, { phone: await aSlowWallet(14 * MINUTE) });
  await pass(product, 12 * MINUTE, MINUTE);
  expect((await patient.get(`/api/appointments/${body.data.id}`)).body.data.state).toBe('expired');
  await pass(product, 20 * MINUTE, MINUTE);
  expect((await patient.get(`/api/appointments/${body.data.id}`)).body.data).toMatchObject({
    state: 'scheduled',
    payment_status: 'paid',
  });
});

test('a success after the slot went to somebody else is owed back, and the patient is told within five minutes (R-12)', async () => {
  const doctor = await aDoctor(product);
  const [slow, rival] = [await product.patient(), await product.patient()];
  const startsAt = at(product, 1, '13:00');
  const { body } = await hold(slow, doctor, startsAt);
  const reference = await askForMoney(slow, body.data.id, { phone: await aSlowWallet(20 * MINUTE) });
  await pass(product, 11 * MINUTE, MINUTE);
  await anAppointment(product, rival, doctor, startsAt);
  await pass(product, 40 * MINUTE, MINUTE);
  expect((await slow.get(`/api/appointments/${body.data.id}`)).body.data).toMatchObject({
    state: 'expired',
    status: 'cancelled',
    payment_status: 'refund_due',
    actions: ['receipt'],
  });
  expect((await messagesTo(product, slow.phone)).at(-1)).toMatch(/TSh 15,000 yamefika baada ya muda.*itarudishwa yote/);
  expect((await slow.get(`/api/payments/azampay/status?reference_id=${reference}`)).body.data).toMatchObject({
    stage: 'refund-due',
    booking_id: body.data.id,
    doctor_phone: null,
  });
});

test('a payment that settles after the patient cancelled becomes refund due', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '14:00'));
  await askForMoney(patient, body.data.id, { phone: await aSlowWallet(60 * SECOND) });
  await product.settle();
  await patient.post(`/api/appointments/${body.data.id}/cancel`);
  await pass(product, 3 * MINUTE);
  expect((await patient.get(`/api/appointments/${body.data.id}`)).body.data).toMatchObject({
    state: 'cancelled',
    payment_status: 'refund_due',
  });
});

test('after a refused payment the slot stays held, and the next payment succeeds', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '15:00'));
  await askForMoney(patient, body.data.id, { phone: '+255754000001' });
  await product.settle();
  await pass(product, 30 * SECOND);
  expect((await patient.get(`/api/appointments/${body.data.id}`)).body.data).toMatchObject({
    state: 'awaiting-payment',
    actions: ['pay', 'cancel'],
  });
  await pay(product, patient, body.data.id);
});

test('whoever was told to wait is told of a late refusal', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 1, '16:00'));
  const phone = await aSlowWallet(0);
  await force(product, { phone, outcome: 'insufficient', delayMs: 5 * MINUTE });
  await askForMoney(patient, body.data.id, { phone });
  await pass(product, 25 * MINUTE, MINUTE);
  expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/hakuna pesa iliyokatwa/);
});

test('the payment status shows the appointment once it is scheduled, no number, and only to the payer (W24, W28)', async () => {
  const phone = '+255713999002';
  const [patient, stranger] = [await product.patient(), await product.patient()];
  const { body } = await hold(patient, await aDoctor(product, { phone }), at(product, 2, '10:00'));
  const reference = await pay(product, patient, body.data.id);
  const path = `/api/payments/azampay/status?reference_id=${reference}`;
  expect((await patient.get(path)).body.data).toMatchObject({
    transactionStatus: 'success',
    stage: 'paid',
    booking_id: body.data.id,
    doctor_phone: null,
    couponCode: null,
  });
  const blank = (text: string) => text.replace(/"request_id":"[^"]*"/, '');
  const foreign = await stranger.get(path);
  const missing = await stranger.get('/api/payments/azampay/status?reference_id=TBB-1700000000-AAAAAAAA');
  expect(foreign.status).toBe(404);
  expect(blank(foreign.text)).toBe(blank(missing.text));
  expect((await patient.get(`/api/payments/cards/status?reference_id=${reference}`)).status).toBe(404);
  const anyGateway = `/api/payments/any/status?reference_id=${reference}`;
  expect((await patient.get(anyGateway)).body.data).toMatchObject({ stage: 'paid' });
  expect((await stranger.get(anyGateway)).status).toBe(404);
});

test('the doctor’s number is hidden two hours after the appointment (W24)', async () => {
  const patient = await product.patient();
  const startsAt = at(product, 3, '10:00');
  const id = await anAppointment(product, patient, await aDoctor(product), startsAt);
  const number = async () => (await patient.get(`/api/appointments/${id}`)).body.data.doctor_phone;
  product.clock.set(new Date(Date.parse(startsAt) + 2 * HOUR));
  expect(await number()).not.toBeNull();
  product.clock.advance(1);
  expect(await number()).toBeNull();
});

test('the payment asks for the server’s price, whatever the client sends (P-01)', async () => {
  const patient = await product.patient();
  const { body } = await hold(patient, await aDoctor(product), at(product, 2, '11:00'));
  const saved = await patient.post('/api/payments/save', {
    booking_id: body.data.id,
    full_name: 'Asha 123',
    phone: '0754 000 000',
    amount: 1,
    reference_id: 'mine',
    doctor_name: 'x',
    package_type: 'family',
  });
  expect(saved).toMatchObject({
    status: 201,
    body: {
      data: {
        amount: 15_000,
        price: { amount: 1_500_000, currency: 'TZS' },
        full_name: 'Asha',
        phone: '+255754000000',
        package_type: 'single_call',
        doctor_name: 'Dkt. Neema Mushi',
      },
    },
  });
  expect(saved.body.data.reference_id).toMatch(/^TBB-\d+-[0-9A-Z]{8}$/);
  const stranger = await product.patient();
  expect(
    await stranger.post('/api/payments/save', { booking_id: body.data.id, full_name: 'Juma', phone: '0754000000' }),
  ).toMatchObject({ status: 404 });
});

test('all invariants hold after these tests', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
