import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDoctor,
  anAppointment,
  askForMoney,
  brokenInvariants,
  force,
  hold,
  pass,
  pay,
} from '../../../test/booking-makers.ts';
import { aMissedAppointment, balanceOf, creditOf, missIt, nextTime } from '../../../test/credit-makers.ts';
import { aWorkingDoctor, signInAsPatient } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';
import { cancelBooking, completeBooking, lockDoctorBooking } from '../bookings/index.ts';
import { inTransaction } from '../../platform/context.ts';
import { jobs, reserveCredit } from './index.ts';

let product: TestProduct;
let specialist: string;
let general: string;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
  specialist = await aDoctor(product);
  general = await aDoctor(product, { specialty: 'general-practitioner' });
});
afterAll(() => product.close());

const tzs = (amount: number) => ({ amount, currency: 'TZS' });
const total = async (visitor: Visitor) => (await creditOf(visitor)).reduce((sum, { amount }) => sum + amount, 0);
const read = async (visitor: Visitor, id: string) => (await visitor.get(`/api/appointments/${id}`)).body.data;
const byCredit = (visitor: Visitor, id: string) => visitor.post(`/api/appointments/${id}/pay-by-credit`, {});

/** A patient who has missed an appointment for TSh 15,000 and has TSh 10,000 of credit. */
async function aPatientWithCredit(): Promise<Visitor> {
  const patient = await product.patient();
  await aMissedAppointment(product, patient, specialist);
  expect(await total(patient)).toBe(1_000_000);
  return patient;
}

async function held(patient: Visitor, doctorId: string, startsAt = nextTime(product)) {
  const { status, body } = await hold(patient, doctorId, startsAt);
  expect(status).toBe(201);
  return body.data;
}

describe('credit with a payment', () => {
  test('is set aside with the hold, the payment asks for the rest, and both pay the appointment (I-20)', async () => {
    const patient = await aPatientWithCredit();
    const doctor = await aWorkingDoctor(product);
    const startsAt = nextTime(product);
    const booking = await held(patient, doctor.id, startsAt);
    expect(booking).toMatchObject({ price: tzs(1_500_000), credit: tzs(1_000_000), to_pay: tzs(500_000) });
    expect(await total(patient)).toBe(0);
    expect((await byCredit(patient, booking.id)).body.code).toBe('credit-short');
    const heldMoney = await balanceOf(product, 'held:TZS');
    const reference = await pay(product, patient, booking.id);
    expect(await balanceOf(product, 'held:TZS')).toBe(heldMoney + 1_500_000);
    expect((await patient.get(`/api/receipts/${reference}`)).body.data).toMatchObject({
      price: tzs(500_000),
      consultation_price: tzs(1_500_000),
      credit: tzs(1_000_000),
    });
    expect((await read(patient, booking.id)).stage.money.sentence).toMatch(/Umelipa TSh 5,000.*TSh 10,000/);
    expect(await brokenInvariants(product)).toEqual([]);

    const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + MINUTE) };
    await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: booking.id });
    await product.settle();
    expect(await balanceOf(product, `doctor:${doctor.id}:TZS`)).toBe(1_200_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes back when the patient cancels: the payment is owed back, the credit keeps its end', async () => {
    const patient = await aPatientWithCredit();
    const [before] = await creditOf(patient);
    const booking = await held(patient, specialist);
    await pay(product, patient, booking.id);
    product.clock.advance(MINUTE);
    await patient.post(`/api/appointments/${booking.id}/cancel`, {});
    await product.settle();
    expect(await creditOf(patient)).toEqual([before]);
    expect(await read(patient, booking.id)).toMatchObject({ payment_status: 'refund_due' });
    expect((await read(patient, booking.id)).stage.money.sentence).toMatch(/TSh 5,000 itarudishwa.*TSh 10,000 imerudi/);
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(
      /TSh 5,000 zitarudishwa kwa njia uliyolipia, na TSh 10,000 imerudi kuwa salio lako/,
    );
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes back with all of its days when the doctor cancels', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, specialist);
    await pay(product, patient, booking.id);
    product.clock.advance(DAY / 4);
    await inTransaction(product.ctx(), async (inside) => {
      const row = await lockDoctorBooking(inside, { bookingId: booking.id, doctorId: specialist });
      await cancelBooking(inside, row!, { by: 'doctor', reason: 'Dharura' });
    });
    await product.settle();
    expect(await creditOf(patient)).toEqual([
      { amount: 1_000_000, endsAt: later(product.clock.now(), 30 * DAY).toISOString() },
    ]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('of a missed appointment that credit helped to pay is divided from its whole price again', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, specialist);
    await pay(product, patient, booking.id);
    await missIt(product, patient, booking.id);
    expect(await creditOf(patient)).toMatchObject([{ amount: 1_000_000 }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});

describe('credit that pays everything', () => {
  test('books without a payment, once, and keeps what is left', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, general);
    expect(booking).toMatchObject({ credit: tzs(600_000), to_pay: tzs(0), actions: expect.arrayContaining(['pay']) });
    const saved = await patient.post('/api/payments/save', {
      booking_id: booking.id,
      full_name: 'Asha Juma',
      phone: '0754000000',
    });
    expect(saved.body.code).toBe('payment-not-needed');
    const replies = await Promise.all([1, 2, 3].map(() => byCredit(patient, booking.id)));
    expect(replies.map(({ status, body }) => [status, body.data.state])).toEqual(replies.map(() => [200, 'scheduled']));
    await product.settle();
    expect(await read(patient, booking.id)).toMatchObject({ payment_status: 'paid', payment_reference: null });
    expect((await read(patient, booking.id)).stage.money.sentence).toContain('TSh 6,000');
    expect(await total(patient)).toBe(400_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes back when the appointment is cancelled, and the patient reads that', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, general);
    await byCredit(patient, booking.id);
    await patient.post(`/api/appointments/${booking.id}/cancel`, {});
    await product.settle();
    expect(await total(patient)).toBe(1_000_000);
    expect(await read(patient, booking.id)).toMatchObject({
      state: 'cancelled',
      payment_status: 'cancelled',
      stage: { money: { stage: 'credit-back', sentence: 'TSh 6,000 imerudi kuwa salio lako.' } },
    });
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(
      /imeghairiwa\. TSh 6,000 imerudi kuwa salio lako/,
    );
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is nobody else’s, and not after the hold has ended', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, general);
    expect((await byCredit(await product.patient(), booking.id)).status).toBe(404);
    await pass(product, 11 * MINUTE, 11 * MINUTE);
    expect((await byCredit(patient, booking.id)).body.code).toBe('hold-expired');
    expect(await total(patient)).toBe(1_000_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});

describe('credit that is set aside', () => {
  test('is never given to two holds, however many pages ask at once', async () => {
    const patient = await aPatientWithCredit();
    const doctors = [specialist, general, await aDoctor(product)];
    const replies = await Promise.all(doctors.map((doctor) => hold(patient, doctor, nextTime(product))));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const given = replies.map(({ body }) => body.data.credit.amount as number);
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(1_000_000);
    expect(await total(patient)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is free again when the hold ends, is given up for another time, or is cancelled', async () => {
    const patient = await aPatientWithCredit();
    const first = await held(patient, specialist);
    const second = await held(patient, specialist);
    expect([first.credit.amount, second.credit.amount]).toEqual([1_000_000, 1_000_000]);
    await patient.post(`/api/appointments/${second.id}/cancel`, {});
    expect(await total(patient)).toBe(1_000_000);
    await held(patient, specialist);
    expect(await total(patient)).toBe(0);
    product.clock.advance(11 * MINUTE);
    // before any job has run: what an ended hold kept aside can be used
    expect(await total(patient)).toBe(1_000_000);
    expect((await held(patient, general)).credit.amount).toBe(600_000);
    await product.settle();
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('pays together with a payment that comes after the hold, if it is still there', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, specialist);
    const phone = '+255744501009';
    await force(product, { phone, outcome: 'paid', delayMs: 12 * MINUTE });
    await askForMoney(patient, booking.id, { phone });
    await pass(product, 30 * MINUTE, MINUTE);
    expect(await read(patient, booking.id)).toMatchObject({ state: 'scheduled', payment_status: 'paid' });
    expect(await total(patient)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is not there any more for a late payment: the payment goes back', async () => {
    const patient = await aPatientWithCredit();
    const booking = await held(patient, specialist);
    const phone = '+255744502009';
    await force(product, { phone, outcome: 'paid', delayMs: 12 * MINUTE });
    await askForMoney(patient, booking.id, { phone });
    await pass(product, 11 * MINUTE, MINUTE);
    const other = await held(patient, general);
    await byCredit(patient, other.id);
    await pass(product, 20 * MINUTE, MINUTE);
    expect(await read(patient, booking.id)).toMatchObject({ state: 'expired', payment_status: 'refund_due' });
    expect(await total(patient)).toBe(400_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is of the currency of the price only', async () => {
    const patient = await aPatientWithCredit();
    const me = (await patient.get('/api/me')).body.data;
    const none = await reserveCredit(product.ctx(), {
      patientId: me.id,
      bookingId: '019b7600-0000-7000-8000-0000000000aa',
      most: { amount: 1_000, currency: 'KES' },
      until: later(product.clock.now(), MINUTE),
    });
    expect(none).toBe(0);
    expect(await total(patient)).toBe(1_000_000);
  });

  test('what ends first is used first', async () => {
    const patient = await aPatientWithCredit();
    product.clock.advance(DAY / 2);
    await aMissedAppointmentPaidAnew(patient);
    const [first, second] = await creditOf(patient);
    expect([first!.amount, second!.amount]).toEqual([1_000_000, 1_000_000]);
    await held(patient, general);
    expect(await creditOf(patient)).toEqual([{ ...first!, amount: 400_000 }, second]);
  });
});

/** The patient's credit is set aside elsewhere, so that this appointment is paid by money alone, and missed. */
async function aMissedAppointmentPaidAnew(patient: Visitor): Promise<void> {
  const keeper = await held(patient, specialist);
  const id = await anAppointment(product, patient, general, nextTime(product));
  await patient.post(`/api/appointments/${keeper.id}/cancel`, {});
  expect((await read(patient, id)).credit.amount).toBe(0);
  const other = await held(patient, specialist);
  const next = await anAppointment(product, patient, await aDoctor(product), nextTime(product));
  await patient.post(`/api/appointments/${other.id}/cancel`, {});
  await missIt(product, patient, next);
}

describe('the end of credit', () => {
  test('after thirty days the house has it, oldest first, and nothing is left to use', async () => {
    const patient = await aPatientWithCredit();
    const { id } = (await patient.get('/api/me')).body.data;
    product.clock.advance(30 * DAY - MINUTE);
    await jobs['credits.end'](product.ctx());
    const fees = await balanceOf(product, 'fees:TZS');
    product.clock.advance(MINUTE);
    expect(await creditOf(await signInAsPatient(product, patient.phone))).toEqual([]);
    await Promise.all([jobs['credits.end'](product.ctx()), jobs['credits.end'](product.ctx())]);
    // other tests of this file left credit behind, whose time is over too
    expect(await balanceOf(product, 'fees:TZS')).toBeGreaterThanOrEqual(fees + 1_000_000);
    expect(await balanceOf(product, `credit:${id}:TZS`)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('does not take what is set aside for a hold that still runs', async () => {
    const { phone } = await aPatientWithCredit();
    product.clock.advance(30 * DAY - 5 * MINUTE);
    const patient = await signInAsPatient(product, phone);
    const booking = await held(patient, general);
    product.clock.advance(6 * MINUTE);
    await jobs['credits.end'](product.ctx());
    expect((await byCredit(patient, booking.id)).body.data.state).toBe('scheduled');
    // given back after its end, it can be used for a day
    await patient.post(`/api/appointments/${booking.id}/cancel`, {});
    expect(await creditOf(patient)).toEqual([
      { amount: 600_000, endsAt: later(product.clock.now(), DAY).toISOString() },
    ]);
    product.clock.advance(DAY);
    await jobs['credits.end'](product.ctx());
    expect(await creditOf(patient)).toEqual([]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes at once for an account that is deleted', async () => {
    const patient = await aPatientWithCredit();
    const me = (await patient.get('/api/me')).body.data;
    expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    expect(await balanceOf(product, `credit:${me.id}:TZS`)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
