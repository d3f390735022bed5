import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDoctor,
  anAppointment,
  askForMoney,
  brokenInvariants,
  force,
  hold,
  pass,
} from '../../../test/booking-makers.ts';
import {
  aHold,
  aPatientWithCredit,
  creditOf,
  missIt,
  nextTime,
  payByCredit,
  totalCredit,
} from '../../../test/credit-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';
import { reserveCredit } from './index.ts';

let product: TestProduct;
let specialist: string;
let general: string;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
  specialist = await aDoctor(product);
  general = await aDoctor(product, { specialty: 'general-practitioner' });
});
afterAll(() => product.close());

const read = async (visitor: Visitor, id: string) => (await visitor.get(`/api/appointments/${id}`)).body.data;

describe('credit that is set aside', () => {
  test('is never given to two holds, however many pages ask at once', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const doctors = [specialist, general, await aDoctor(product)];
    const replies = await Promise.all(doctors.map((doctor) => hold(patient, doctor, nextTime(product))));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const given = replies.map(({ body }) => body.data.credit.amount as number);
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(1_000_000);
    expect(await totalCredit(patient)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is free again when the hold ends, is given up for another time, or is cancelled', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const first = await aHold(product, patient, specialist);
    const second = await aHold(product, patient, specialist);
    expect([first.credit.amount, second.credit.amount]).toEqual([1_000_000, 1_000_000]);
    await patient.post(`/api/appointments/${second.id}/cancel`, {});
    expect(await totalCredit(patient)).toBe(1_000_000);
    await aHold(product, patient, specialist);
    expect(await totalCredit(patient)).toBe(0);
    product.clock.advance(11 * MINUTE);
    // before any job has run: what an ended hold kept aside can be used
    expect(await totalCredit(patient)).toBe(1_000_000);
    expect((await aHold(product, patient, general)).credit.amount).toBe(600_000);
    await product.settle();
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('pays together with a payment that comes after the hold, if it is still there', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const booking = await aHold(product, patient, specialist);
    const phone = '+255744501009';
    await force(product, { phone, outcome: 'paid', delayMs: 12 * MINUTE });
    await askForMoney(patient, booking.id, { phone });
    await pass(product, 30 * MINUTE, MINUTE);
    expect(await read(patient, booking.id)).toMatchObject({ state: 'scheduled', payment_status: 'paid' });
    expect(await totalCredit(patient)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is not there any more for a late payment: the payment goes back', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const booking = await aHold(product, patient, specialist);
    const phone = '+255744502009';
    await force(product, { phone, outcome: 'paid', delayMs: 12 * MINUTE });
    await askForMoney(patient, booking.id, { phone });
    await pass(product, 11 * MINUTE, MINUTE);
    const other = await aHold(product, patient, general);
    await payByCredit(patient, other.id);
    await pass(product, 20 * MINUTE, MINUTE);
    expect(await read(patient, booking.id)).toMatchObject({ state: 'expired', payment_status: 'refund_due' });
    expect(await totalCredit(patient)).toBe(400_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is of the currency of the price only', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    const me = (await patient.get('/api/me')).body.data;
    const none = await reserveCredit(product.ctx(), {
      patientId: me.id,
      bookingId: '019b7600-0000-7000-8000-0000000000aa',
      most: { amount: 1_000, currency: 'KES' },
      until: later(product.clock.now(), MINUTE),
    });
    expect(none).toBe(0);
    expect(await totalCredit(patient)).toBe(1_000_000);
  });

  test('what ends first is used first', async () => {
    const patient = await aPatientWithCredit(product, specialist);
    product.clock.advance(DAY);
    await aMissedAppointmentPaidAnew(patient);
    const [first, second] = await creditOf(patient);
    expect([first!.amount, second!.amount]).toEqual([1_000_000, 1_000_000]);
    await aHold(product, patient, general);
    expect(await creditOf(patient)).toEqual([{ ...first!, amount: 400_000 }, second]);
  });
});

/** The patient's credit is set aside elsewhere, so that this appointment is paid by money alone, and missed. */
async function aMissedAppointmentPaidAnew(patient: Visitor): Promise<void> {
  const keeper = await aHold(product, patient, specialist);
  const id = await anAppointment(product, patient, general, nextTime(product));
  await patient.post(`/api/appointments/${keeper.id}/cancel`, {});
  expect((await read(patient, id)).credit.amount).toBe(0);
  const other = await aHold(product, patient, specialist);
  const next = await anAppointment(product, patient, await aDoctor(product), nextTime(product));
  await patient.post(`/api/appointments/${other.id}/cancel`, {});
  await missIt(product, patient, next);
}
