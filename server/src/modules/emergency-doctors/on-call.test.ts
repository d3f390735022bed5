import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, pass, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { setLicence, setVerified } from '../doctors/index.ts';
import { sweepEmergencies } from '../emergencies/index.ts';

/** A Friday evening in Dar es Salaam: only doctors on call can answer. */
const EVENING = new Date('2038-01-15T18:00:00Z');
let product: TestProduct;
let staff: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ start: EVENING });
  staff = await aMemberOfStaff(product, 'staff-admin');
});
afterAll(() => product.close());

const system = () => product.ctx({ kind: 'job', name: 'test' });
const anotherDoctor = (profile: Parameters<typeof aDoctor>[1] = {}) =>
  aDoctor(product, { specialty: 'general-practitioner', ...profile });
const put = (doctorId: string, onCall: boolean, by = staff) =>
  by.put(`/api/admin/on-call/${doctorId}`, { on_call: onCall });
const list = async (query = '') => (await staff.get(`/api/admin/on-call?country=TZ${query}`)).body.data;

async function rungFor(bookingId: string): Promise<string[]> {
  const { rows } = await product.db.pool.query<{ doctor_id: string }>(
    'select doctor_id from emergency_alerts where booking_id = $1 order by created_at, id',
    [bookingId],
  );
  return rows.map(({ doctor_id: id }) => id);
}

/** Does what the product does every minute. */
async function sweep(): Promise<void> {
  await sweepEmergencies(system());
  await product.settle();
}

async function paidEmergency(doctorId: string): Promise<string> {
  const patient = await product.patient();
  const { body } = await patient.post('/api/bookings', { doctor_id: doctorId, is_emergency: true });
  await pay(product, patient, body.data.id);
  return body.data.id as string;
}

async function auditOf(doctorId: string): Promise<string[]> {
  const { rows } = await product.db.pool.query<{ action: string }>(
    "select action from audit_log where object_id = $1 and action like 'doctors.%call' order by id",
    [doctorId],
  );
  return rows.map(({ action }) => action);
}

test('the next emergency rings the doctor whom staff put on call, and not the one whom they took off', async () => {
  const [off, on] = [await anotherDoctor({ onCall: true }), await anotherDoctor()];
  expect((await put(on, true)).body.data).toMatchObject({ id: on, on_call: true, hindrance: null });
  expect((await put(off, false)).body.data).toMatchObject({ id: off, on_call: false });
  const emergency = await paidEmergency(on);
  await pass(product, 2 * MINUTE, MINUTE);
  expect(await rungFor(emergency)).toEqual([on]);
  await put(on, false);
});

test('whoever is put on call is rung for an emergency for which nobody on call was rung', async () => {
  const alone = await anotherDoctor({ onCall: true });
  const emergency = await paidEmergency(alone);
  await pass(product, 6 * MINUTE, MINUTE);
  staff = await aMemberOfStaff(product, 'staff-admin');
  const late = await anotherDoctor();
  await put(late, true);
  await sweep();
  expect(await rungFor(emergency)).toEqual([alone, late]);
  const later = await anotherDoctor();
  await put(later, true);
  await sweep();
  expect(await rungFor(emergency)).toEqual([alone, late]);
  for (const id of [alone, late, later]) await put(id, false);
});

test('putting on call is audited once, however often it is asked for', async () => {
  const doctor = await anotherDoctor();
  for (const onCall of [true, true, false, false]) expect((await put(doctor, onCall)).status).toBe(200);
  expect(await auditOf(doctor)).toEqual(['doctors.put-on-call', 'doctors.take-off-call']);
});

test('nobody is put on call whom no emergency rings, but such a doctor can be taken off', async () => {
  const dentist = await anotherDoctor({ specialty: 'dentist', fullName: 'Dkt. Zuhura Meno', onCall: true });
  const video = await anotherDoctor({ callTypes: ['video'] });
  const unverified = await anotherDoctor();
  await setVerified(system(), { doctorId: unverified, isVerified: false });
  const lapsed = await anotherDoctor();
  await setLicence(system(), { doctorId: lapsed, council: 'MCT', number: 'MCT 7', expiresOn: '2038-01-14' });
  for (const id of [video, unverified, lapsed])
    expect(await put(id, true)).toMatchObject({ status: 409, body: { code: 'doctor-not-rung' } });
  expect((await list('&q=zuhura')).doctors).toEqual([
    { id: dentist, name: 'Dkt. Zuhura Meno', specialty: 'dentist', on_call: true, hindrance: 'specialty' },
  ]);
  expect((await put(dentist, false)).body.data).toMatchObject({ on_call: false, hindrance: 'specialty' });
  expect((await put(crypto.randomUUID(), true)).body.code).toBe('not-found');
});

test('the list shows the doctors of one country, those on call first, then the fittest', async () => {
  const country = 'KE' as const;
  const eyes = await anotherDoctor({ country, specialty: 'ophthalmologist', phone: '+254712000001' });
  const heart = await anotherDoctor({ country, specialty: 'cardiologist', phone: '+254712000002' });
  const all = await anotherDoctor({ country, phone: '+254712000003' });
  const onCall = await anotherDoctor({ country, specialty: 'neurologist', phone: '+254712000004', onCall: true });
  const { doctors, has_more: hasMore } = (await staff.get('/api/admin/on-call?country=KE')).body.data;
  expect(doctors.map(({ id }: { id: string }) => id)).toEqual([onCall, all, heart, eyes]);
  expect([doctors[3].hindrance, hasMore]).toEqual(['specialty', false]);
});

test('only administrators and staff admins may, with a recent factor', async () => {
  const doctor = await anotherDoctor();
  for (const role of ['manager', 'receptionist', 'doctor', 'patient'] as const) {
    const browser = await aMemberOfStaff(product, role);
    expect((await put(doctor, true, browser)).status).toBe(403);
    expect((await browser.get('/api/admin/on-call?country=TZ')).status).toBe(403);
  }
  const administrator = await aMemberOfStaff(product, 'administrator');
  expect((await put(doctor, true, administrator)).status).toBe(200);
  product.clock.advance(6 * MINUTE);
  expect((await put(doctor, false, administrator)).body.code).toBe('step-up-required');
  expect((await list()).doctors.find(({ id }: { id: string }) => id === doctor).on_call).toBe(true);
});
