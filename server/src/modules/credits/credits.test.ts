import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants, hold, pass, pay } from '../../../test/booking-makers.ts';
import {
  aHold,
  aPatientWithCredit,
  balanceOf,
  creditOf,
  endIn,
  missIt,
  payByCredit,
  totalCredit,
} from '../../../test/credit-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';
import { cancelBooking, completeBooking, lockDoctorBooking } from '../bookings/index.ts';
import { inTransaction } from '../../platform/context.ts';

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
const read = async (visitor: Visitor, id: string) => (await visitor.get(`/api/appointments/${id}`)).body.data;
describe('credit with a payment', () => {
  test('is set aside with the hold, the payment asks for the rest, and both pay the appointment (I-20)', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const doctor = await aWorkingDoctor(product);
    const booking = await aHold(product, patient, doctor.id);
    expect(booking).toMatchObject({ price: tzs(1_500_000), credit: tzs(1_000_000), to_pay: tzs(500_000) });
    expect(await totalCredit(patient)).toBe(0);
    expect((await payByCredit(patient, booking.id)).body.code).toBe('credit-short');
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

    const afterwards = { ...product.clock, now: () => new Date(Date.parse(booking.starts_at) + MINUTE) };
    await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: booking.id });
    await product.settle();
    expect(await balanceOf(product, `doctor:${doctor.id}:TZS`)).toBe(1_200_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes back when the patient cancels: the payment is owed back, the credit keeps its end', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const [before] = await creditOf(patient);
    const booking = await aHold(product, patient, specialist);
    await pay(product, patient, booking.id);
    product.clock.advance(MINUTE);
    await patient.post(`/api/appointments/${booking.id}/cancel`, {});
    await product.settle();
    expect(await creditOf(patient)).toEqual([before]);
    expect(await read(patient, booking.id)).toMatchObject({ payment_status: 'refund_due' });
    expect((await read(patient, booking.id)).stage.money.sentence).toMatch(/TSh 5,000 itarudishwa.*TSh 10,000 imerudi/);
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(
      /TSh 5,000 zitarudishwa, TSh 10,000 imerudi kuwa salio lako/,
    );
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes back with all of its days when the doctor cancels', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const startsAt = at(product, 6, '10:00');
    const booking = (await hold(patient, specialist, startsAt)).body.data;
    await pay(product, patient, booking.id);
    product.clock.advance(2 * DAY);
    await inTransaction(product.ctx(), async (inside) => {
      const row = await lockDoctorBooking(inside, { bookingId: booking.id, doctorId: specialist });
      await cancelBooking(inside, row!, { by: 'doctor', reason: 'Dharura' });
    });
    await product.settle();
    expect(await creditOf(patient)).toEqual([{ amount: 1_000_000, endsAt: endIn(product, 30) }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('of a missed appointment that credit helped to pay is divided from its whole price again', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const booking = await aHold(product, patient, specialist);
    await pay(product, patient, booking.id);
    await missIt(product, patient, booking.id);
    expect(await creditOf(patient)).toMatchObject([{ amount: 1_000_000 }]);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});

describe('credit that pays everything', () => {
  test('books without a payment, once, and keeps what is left', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const booking = await aHold(product, patient, general);
    expect(booking).toMatchObject({ credit: tzs(600_000), to_pay: tzs(0), actions: expect.arrayContaining(['pay']) });
    const saved = await patient.post('/api/payments/save', {
      booking_id: booking.id,
      full_name: 'Asha Juma',
      phone: '0754000000',
    });
    expect(saved.body.code).toBe('payment-not-needed');
    const replies = await Promise.all([1, 2, 3].map(() => payByCredit(patient, booking.id)));
    expect(replies.map(({ status, body }) => [status, body.data.state])).toEqual(replies.map(() => [200, 'scheduled']));
    await product.settle();
    expect(await read(patient, booking.id)).toMatchObject({ payment_status: 'paid', payment_reference: null });
    expect((await read(patient, booking.id)).stage.money.sentence).toContain('TSh 6,000');
    expect(await totalCredit(patient)).toBe(400_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('comes back when the appointment is cancelled, and the patient reads that', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const booking = await aHold(product, patient, general);
    await payByCredit(patient, booking.id);
    await patient.post(`/api/appointments/${booking.id}/cancel`, {});
    await product.settle();
    expect(await totalCredit(patient)).toBe(1_000_000);
    expect(await read(patient, booking.id)).toMatchObject({
      state: 'cancelled',
      payment_status: 'cancelled',
      stage: { money: { stage: 'credit-back', sentence: 'TSh 6,000 imerudi kuwa salio lako.' } },
    });
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(
      /Umeghairi miadi yako.* TSh 6,000 imerudi kuwa salio lako/,
    );
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is nobody else’s, and not after the hold has ended', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const booking = await aHold(product, patient, general);
    expect((await payByCredit(await product.patient(), booking.id)).status).toBe(404);
    await pass(product, 11 * MINUTE, 11 * MINUTE);
    expect((await payByCredit(patient, booking.id)).body.code).toBe('hold-expired');
    expect(await totalCredit(patient)).toBe(1_000_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
