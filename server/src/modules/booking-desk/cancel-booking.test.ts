import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingPageBody } from '@tabibu/contract/booking-desk';
import { aDoctor, at, brokenInvariants, hold, pay } from '../../../test/booking-makers.ts';
import { anUnansweredEmergency } from '../../../test/case-causes.ts';
import { aHold, aPatientWithCredit, totalCredit } from '../../../test/credit-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { TEST_START } from '../../../test/test-start.ts';
import { HOUR, later } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  // While doctors work, who are rung.
  product = await openTestProduct({ start: later(TEST_START, 3 * HOUR) });
});
afterAll(() => product.close());

/** A receptionist cancels a booking. Returns what the question said about the money. */
async function cancelAtDesk(id: string): Promise<string | null> {
  const desk = await aMemberOfStaff(product, 'receptionist');
  const { bookings }: BookingPageBody = (await desk.get('/api/admin/booking-list')).body.data;
  expect((await desk.post(`/api/admin/bookings/${id}/cancel`, {})).status).toBe(200);
  await product.settle();
  return bookings.find((row) => row.id === id)!.cancel_effect;
}

test('credit that paid comes back, and both are told', async () => {
  const phone = '+255713900002';
  const specialist = await aDoctor(product, { phone });
  const patient = await aPatientWithCredit(product, specialist);
  const booking = await aHold(product, patient, specialist);
  await pay(product, patient, booking.id);
  expect(await cancelAtDesk(booking.id)).toBe('refund-and-credit');
  expect(await totalCredit(patient)).toBe(1_000_000);
  expect((await messagesTo(product, phone)).at(-1)).toContain('Tabibu cancelled the appointment');
  expect((await messagesTo(product, patient.phone)).at(-1)).toContain('TSh 10,000 imerudi kuwa salio lako');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('ending a hold texts nobody', async () => {
  const phone = '+255713900003';
  const patient = await product.patient({});
  const held = await hold(patient, await aDoctor(product, { phone }), at(product, 1, '12:00'));
  const texts = async () => [await messagesTo(product, patient.phone), await messagesTo(product, phone)];
  const before = await texts();
  expect(await cancelAtDesk(held.body.data.id)).toBe('nothing-paid');
  expect(await texts()).toEqual(before);
});

test('calling an emergency off texts its patient', async () => {
  const patient = await product.patient({});
  const id = await anUnansweredEmergency(product, patient, await aDoctor(product));
  expect(await cancelAtDesk(id)).toBe('refund');
  expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/TSh/);
  expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    state: 'cancelled',
    cancelled_by: 'house',
    payment_status: 'refund_due',
  });
  expect(await brokenInvariants(product)).toEqual([]);
});
