import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo, receiveCode, typeCode } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

/** A Friday, 8:00 in Dar es Salaam. */
let product: TestProduct;
let doctor: WorkingDoctor;
let asha: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
  asha = await product.patient({ full_name: "Asha Ng'wandu" });
});
beforeEach(async () => {
  doctor = await aWorkingDoctor(product);
});
afterAll(() => product.close());

const overview = async () => (await doctor.browser.get('/api/doctor/overview')).body.data;
const list = async (query: string) => (await doctor.browser.get(`/api/doctor/appointments?${query}`)).body.data;
const ids = (page: { appointments: { id: string }[] }) => page.appointments.map(({ id }) => id);

test('the overview shows today’s appointments, the number of patients and recent events', async () => {
  const bahati = await product.patient({ full_name: 'Bahati Otieno' });
  const today = await anAppointment(product, asha, doctor.id, at(product, 0, '11:00'), { reason: 'Homa kali' });
  const tomorrow = await anAppointment(product, bahati, doctor.id, at(product, 1, '09:00'));
  const later = await anAppointment(product, asha, doctor.id, at(product, 2, '09:30'));
  await asha.post(`/api/appointments/${later}/cancel`, {});
  expect(await overview()).toMatchObject({
    doctor: { name: 'Dkt. Neema Mushi', specialty_id: 'cardiologist', time_zone: 'Africa/Dar_es_Salaam' },
    figures: { appointments_today: 1, patients: 2, rating: 0, rating_count: 0 },
    queue: { late: [], waiting: [] },
    next: [
      {
        id: today,
        time: '11:00',
        status: 'confirmed',
        reason: 'Homa kali',
        patient: { name: "Asha Ng'wandu", first_name: 'Asha' },
        actions: ['cancel'],
      },
      { id: tomorrow, patient: { first_name: 'Bahati' } },
    ],
    activity: [
      { booking_id: later, kind: 'cancelled-by-patient' },
      { booking_id: later, kind: 'booked' },
      { booking_id: tomorrow, kind: 'booked' },
      { booking_id: today, kind: 'booked', patient_name: "Asha Ng'wandu" },
    ],
    delay: { would_tell: 1, again_at: null },
  });
});

test('the overview lists patients who may be waiting, and appointments that are late', async () => {
  const before = product.clock.now();
  const startsAt = at(product, 0, '13:00');
  const id = await anAppointment(product, asha, doctor.id, startsAt);
  product.clock.set(new Date(Date.parse(startsAt) - 9 * MINUTE));
  doctor = { ...doctor, browser: await signInAsDoctor(product, doctor.phone) };
  expect((await overview()).queue).toMatchObject({ late: [], waiting: [{ id, actions: ['join', 'cancel'] }] });
  product.clock.set(new Date(Date.parse(startsAt) + MINUTE));
  expect((await overview()).queue).toMatchObject({ late: [{ id, is_late: true, actions: ['join'] }], waiting: [] });
  expect(await doctor.browser.post(`/api/doctor/appointments/${id}/cancel`, { reason: 'Dharura' })).toMatchObject({
    status: 409,
    body: { code: 'booking-not-cancellable' },
  });
  product.clock.set(before);
});

test('the next two appointments are those after the patients who may be waiting (DOC-DASH-06)', async () => {
  const before = product.clock.now();
  const waiting = await anAppointment(product, await product.patient(), doctor.id, at(product, 0, '14:00'));
  const first = await anAppointment(product, await product.patient(), doctor.id, at(product, 0, '14:30'));
  const second = await anAppointment(product, await product.patient(), doctor.id, at(product, 0, '15:00'));
  await anAppointment(product, await product.patient(), doctor.id, at(product, 0, '15:30'));
  product.clock.set(new Date(Date.parse(at(product, 0, '14:00')) - 5 * MINUTE));
  doctor = { ...doctor, browser: await signInAsDoctor(product, doctor.phone) };
  const { queue, next } = await overview();
  expect([ids({ appointments: queue.waiting }), ids({ appointments: next })]).toEqual([[waiting], [first, second]]);
  product.clock.set(before);
});

test('the list can be searched by patient and by symptoms, ignoring accents and case', async () => {
  const zoe = await product.patient({ full_name: 'Zoé Mutesi' });
  const first = await anAppointment(product, asha, doctor.id, at(product, 3, '10:00'), { reason: 'Maumivu ya KICHWA' });
  const second = await anAppointment(product, zoe, doctor.id, at(product, 3, '11:00'), { reason: 'Tumbo' });
  const third = (await hold(zoe, doctor.id, at(product, 3, '12:00'), { reason: 'Kichwa' })).body.data.id as string;
  expect(ids(await list('tab=upcoming'))).toEqual([first, second, third]);
  expect((await list('tab=upcoming')).appointments[2]).toMatchObject({ status: 'pending', reason: null, actions: [] });
  expect(ids(await list('q=kichwa'))).toEqual([first]);
  expect(ids(await list('q=ZOE'))).toEqual([second, third]);
  expect(ids(await list('q=nobody'))).toEqual([]);
  const page = await list('limit=1&q=zoe');
  expect(ids(page)).toEqual([second]);
  expect(ids(await list(`limit=1&q=zoe&cursor=${page.next_cursor}`))).toEqual([third]);
});

test('the doctor cancels with a reason: the patient is told, the money is due back, the doctor gets no message about it', async () => {
  const startsAt = at(product, 4, '10:00');
  const id = await anAppointment(product, asha, doctor.id, startsAt);
  await product.settle();
  const told = (await messagesTo(product, doctor.phone)).length;
  expect((await doctor.browser.post(`/api/doctor/appointments/${id}/cancel`, { reason: ' ' })).body.code).toBe(
    'cancel-reason-required',
  );
  const cancelled = await doctor.browser.post(`/api/doctor/appointments/${id}/cancel`, {
    reason: 'Nimeitwa hospitalini',
  });
  expect(cancelled).toMatchObject({
    status: 200,
    body: { data: { state: 'cancelled', status: 'cancelled', cancelled_by: 'doctor', actions: [] } },
  });
  expect((await doctor.browser.post(`/api/doctor/appointments/${id}/cancel`, { reason: 'Tena' })).status).toBe(200);
  await product.settle();
  expect((await asha.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    state: 'cancelled',
    payment_status: 'refund_due',
    cancelled_by: 'doctor',
    cancel_reason: 'Nimeitwa hospitalini',
  });
  expect((await messagesTo(product, asha.phone)).at(-1)).toMatch(
    new RegExp(
      `Daktari ameghairi miadi yako.*TSh 15,000 zitarudishwa.*Muda mwingine bila kulipa: .*/appointments/${id}`,
    ),
  );
  expect(await messagesTo(product, doctor.phone)).toHaveLength(told);
  expect(ids(await list('tab=cancelled'))).toEqual([id]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a half hour that the doctor called off stays closed until the doctor opens it again', async () => {
  const [startsAt, day] = [at(product, 6, '11:00'), at(product, 6, '11:00').slice(0, 10)];
  const id = await anAppointment(product, asha, doctor.id, startsAt);
  const free = async () =>
    (await asha.get(`/api/doctors/${doctor.id}/slots?from=${day}&days=1`)).body.data.slots.map(
      ({ starts_at: one }: { starts_at: string }) => one,
    ) as string[];
  await doctor.browser.post(`/api/doctor/appointments/${id}/cancel`, { reason: 'Nimeitwa hospitalini' });
  expect(await free()).not.toContain(startsAt);
  const again = { doctor_id: doctor.id, starts_at: startsAt, call_type: 'phone' };
  expect((await asha.post('/api/bookings', again)).body).toMatchObject({ code: 'slot-not-offered' });
  const closed = (await doctor.browser.get('/api/doctor/time-off')).body.data.time_off.find(
    (one: { starts_at: string }) => one.starts_at === startsAt,
  );
  expect(closed).toMatchObject({ from: day, to: day, time: '11:00' });
  expect((await doctor.browser.delete('/api/doctor/time-off', { from: day, to: day })).status).toBe(404);
  await doctor.browser.delete('/api/doctor/time-off', { from: day, to: day, time: '11:00' });
  expect(await free()).toContain(startsAt);
});

test('a half hour that the doctor called off is free at once only where the doctor opens it', async () => {
  const [startsAt, day] = [at(product, 7, '11:00'), at(product, 7, '11:00').slice(0, 10)];
  const id = await anAppointment(product, asha, doctor.id, startsAt);
  expect(
    (
      await doctor.browser.post(`/api/doctor/appointments/${id}/cancel`, {
        reason: 'Nimeitwa hospitalini',
        reopen: true,
      })
    ).status,
  ).toBe(200);
  const { slots } = (await asha.get(`/api/doctors/${doctor.id}/slots?from=${day}&days=1`)).body.data;
  expect(slots.map(({ starts_at: one }: { starts_at: string }) => one)).toContain(startsAt);
});

test('another doctor cannot see the appointment', async () => {
  const id = await anAppointment(product, asha, doctor.id, at(product, 5, '10:00'), { reason: 'Siri' });
  const other = await aWorkingDoctor(product);
  expect((await other.browser.get(`/api/doctor/appointments/${id}`)).status).toBe(404);
  expect((await other.browser.post(`/api/doctor/appointments/${id}/cancel`, { reason: 'Siri' })).status).toBe(404);
  expect((await other.browser.get('/api/doctor/appointments?q=Siri')).body.data.appointments).toEqual([]);
  expect((await other.browser.get('/api/doctor/overview')).body.data.figures.patients).toBe(0);
});

test('an emergency is listed for the doctor who accepted it, and for no doctor before that', async () => {
  const onCall = await aWorkingDoctor(product, { onCall: true, country: 'RW', phone: '+250788123456' });
  const patient = await product.patient({ country: 'RW', phone: '+250788654321' });
  const opened = await patient.post('/api/bookings', { doctor_id: onCall.id, is_emergency: true, reason: 'Kifua' });
  await payInRwanda(patient, opened.body.data.id as string);
  expect((await onCall.browser.get('/api/doctor/appointments')).body.data.appointments).toEqual([]);
  const secret = /\/e\/([\w-]{20,})/.exec((await messagesTo(product, onCall.phone)).at(-1) ?? '')?.[1];
  await product.visitor().post(`/api/emergencies/${secret}/accept`);
  expect((await onCall.browser.get('/api/doctor/appointments')).body.data.appointments).toMatchObject([
    { is_emergency: true, reason: 'Kifua', is_late: true },
  ]);
});

async function payInRwanda(patient: Visitor, bookingId: string): Promise<void> {
  const saved = await patient.post('/api/payments/save', {
    booking_id: bookingId,
    full_name: 'Asha Juma',
    phone: '+250788000000',
  });
  const { body } = await patient.get('/api/payments/methods?country=RW');
  await patient.post('/api/payments/azampay/checkout', {
    reference_id: saved.body.data.reference_id,
    payment_method: body.data.methods[0].id,
    wait: false,
  });
  for (let tries = 0; tries < 12; tries += 1) {
    product.clock.advance(5_000);
    await product.settle();
    if ((await patient.get(`/api/appointments/${bookingId}`)).body.data.state === 'scheduled') break;
  }
  await product.settle();
}

test('a patient who asks to sign in as a doctor is refused, and a suspended doctor cannot act (S05, ROLE-03)', async () => {
  const browser = product.visitor();
  product.clock.advance(2 * MINUTE);
  const { id, code } = await receiveCode(product, browser, { phone: asha.phone, role: 'doctor' });
  expect(await typeCode(browser, id, code)).toMatchObject({ status: 401, body: { code: 'authentication-failed' } });
  await product.db.pool.query('update doctors set suspended_at = now() where id = $1', [doctor.id]);
  expect((await doctor.browser.get('/api/doctor/overview')).status).toBe(404);
  expect((await doctor.browser.post('/api/doctor/running-late', {})).status).toBe(404);
});
