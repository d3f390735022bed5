import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingPageBody } from '@tabibu/contract/booking-desk';
import { aDoctor, askForMoney, at, brokenInvariants, force, hold, pass } from '../../../test/booking-makers.ts';
import { decideCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const list = async (who: Visitor, search = ''): Promise<BookingPageBody> =>
  (await who.get(`/api/admin/booking-list?${search}`)).body.data;
const idsOf = async (who: Visitor, search = '') => (await list(who, search)).bookings.map(({ id }) => id);
const pending = async (): Promise<number> => {
  const manager = await aMemberOfStaff(product, 'manager');
  return (await manager.get('/api/admin/dashboard')).body.totalPendingBookings;
};

/** A hold whose wallet answers after so long, or never; the hold ends. */
async function unclear(name: string, outcome: 'paid' | 'insufficient' | undefined, delayMs = 20 * MINUTE) {
  const suffix = outcome === undefined ? '003' : '881';
  const phone = `+25575420${outcome === 'paid' ? 1 : outcome === undefined ? 2 : 3}${suffix}`;
  if (outcome !== undefined) await force(product, { phone, outcome, delayMs });
  const patient = await product.patient({ full_name: name });
  const { body } = await hold(patient, await aDoctor(product), at(product, 6, '10:00'));
  const reference = await askForMoney(patient, body.data.id, { phone });
  await pass(product, 11 * MINUTE, MINUTE);
  return { patient, id: body.data.id as string, reference };
}

test('a payment that nobody knows of is not hidden from the desk until its network answers', async () => {
  const one = await unclear('Halima Saidi', 'paid');
  const desk = await aMemberOfStaff(product, 'receptionist');
  for (const q of ['', one.reference, one.patient.phone, 'halima'])
    expect([q, await idsOf(desk, `q=${encodeURIComponent(q)}`)]).toEqual([q, [one.id]]);
  expect((await list(desk)).bookings[0]).toMatchObject({
    state: 'payment-unclear',
    payment: 'pending',
    cancel_effect: null,
  });
  expect([await idsOf(desk, 'state=payment-unclear'), await idsOf(desk, 'payment=pending')]).toEqual([
    [one.id],
    [one.id],
  ]);
  expect(await pending()).toBe(1);
  expect((await desk.post(`/api/admin/bookings/${one.id}/cancel`, {})).body.code).toBe('booking-not-cancellable');
  await pass(product, 3 * HOUR, 10 * MINUTE);
  const later = await aMemberOfStaff(product, 'receptionist');
  expect((await list(later)).bookings).toMatchObject([{ id: one.id, state: 'scheduled', payment: 'paid' }]);
  expect(await pending()).toBe(0);
});

test('one that is refused late leaves the list, and so does a hold whose payment was never asked for', async () => {
  const one = await unclear('Neema Mushi', 'insufficient');
  const patient = await product.patient({ full_name: 'Never Asked' });
  const { body } = await hold(patient, await aDoctor(product), at(product, 6, '11:00'));
  await patient.post('/api/payments/save', { booking_id: body.data.id, full_name: 'Asha', phone: '0754000000' });
  expect(await idsOf(await aMemberOfStaff(product, 'receptionist'), 'state=payment-unclear')).toEqual([one.id]);
  await pass(product, 3 * HOUR, 10 * MINUTE);
  const desk = await aMemberOfStaff(product, 'receptionist');
  expect(await idsOf(desk, 'state=payment-unclear')).toEqual([]);
  expect([await idsOf(desk, 'q=neema+m'), await idsOf(desk, 'q=never')]).not.toContainEqual([one.id]);
});

test('one that was given up is found until somebody has decided', async () => {
  const one = await unclear('Furaha Joti', undefined);
  await pass(product, 73 * HOUR, 6 * HOUR);
  const admin = await aMemberOfStaff(product, 'administrator');
  expect(await idsOf(admin, 'q=furaha')).toEqual([one.id]);
  const [found] = await sweptCasesOf(product, admin, 'unknown-payment');
  expect((await decideCase(admin, found!.id, 'settle', { note: 'Nothing in the statement.' })).body).toMatchObject({
    success: true,
  });
  await product.settle();
  expect(await idsOf(admin, 'q=furaha')).toEqual([]);
  expect(await brokenInvariants(product)).toEqual([]);
});
