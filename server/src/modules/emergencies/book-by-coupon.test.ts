import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants, pass } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let doctor: WorkingDoctor;
beforeAll(async () => {
  // A Friday, 11:00 in Dar es Salaam: doctors are at work.
  product = await openTestProduct({ start: new Date('2038-01-15T08:00:00Z'), environment: { DATABASE_POOL: '20' } });
  doctor = await aWorkingDoctor(product, { specialty: 'general-practitioner', onCall: true });
});
afterAll(() => product.close());

const opened = async (patient: Visitor): Promise<string> =>
  (await patient.post('/api/bookings', { doctor_id: doctor.id, is_emergency: true })).body.data.id;
const read = async (patient: Visitor, id: string) => (await patient.get(`/api/appointments/${id}`)).body.data;
const callsLeft = async (patient: Visitor) =>
  (await patient.get(`/api/coupons/user/${encodeURIComponent(patient.phone)}`)).body.data[0].calls_remaining as number;

test('an emergency uses one call and rings doctors at once; the one who accepts has it', async () => {
  const patient = await product.patient();
  const { code } = await aSubscription(product, patient);
  const id = await opened(patient);
  const used = await patient.post('/api/coupons/use', { coupon_code: code });
  expect(used.body, used.text).toMatchObject({ success: true, data: { calls_remaining: 16, booking_id: id } });
  await pass(product, MINUTE);
  expect(await read(patient, id)).toMatchObject({
    emergency_state: 'ringing',
    stage: { money: { stage: 'call-used' } },
  });
  expect((await doctor.browser.post(`/api/doctor/emergencies/${id}/accept`)).status).toBe(200);
  expect(await read(patient, id)).toMatchObject({ emergency_state: 'accepted' });
  await product.settle();
});

test('one that nobody accepts gives the call back when its patient gives it up', async () => {
  const patient = await product.patient();
  const { code } = await aSubscription(product, patient);
  const id = await opened(patient);
  await patient.post('/api/coupons/use', { coupon_code: code, booking_id: id });
  await pass(product, 6 * MINUTE, MINUTE);
  expect(await read(patient, id)).toMatchObject({ emergency_state: 'escalated' });
  expect(await callsLeft(patient)).toBe(16);
  const told = (await messagesTo(product, patient.phone)).join('\n');
  expect(told).toContain('mpango wako umelipa');
  expect(told).toContain('simu inarudi kwenye kuponi yako');
  expect(told).not.toMatch(/tumepokea malipo|pesa yote/);
  expect((await patient.post(`/api/appointments/${id}/cancel`)).status).toBe(200);
  await product.settle();
  expect(await callsLeft(patient)).toBe(17);
  expect(await brokenInvariants(product)).toEqual([]);
});
