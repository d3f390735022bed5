import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { MINUTE } from '../../platform/time.ts';

/**
 * A Friday, 8:00 in Dar es Salaam. Later than the real clock of the database, so that no job is due before its time.
 */
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

test('a free slot is held for ten minutes at the price of country and type', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const startsAt = at(product, 1, '10:00');
  const reply = await hold(patient, doctor, startsAt, { reason: 'Kifua kinauma' });
  expect(reply.status, reply.text).toBe(201);
  expect(reply.body.data).toMatchObject({
    state: 'awaiting-payment',
    status: 'pending',
    payment_status: 'pending',
    starts_at: startsAt,
    date: '2038-01-16',
    time: '10:00',
    doctor_time: '10:00',
    price: { amount: 1_500_000, currency: 'TZS' },
    reason: 'Kifua kinauma',
    doctor_phone: null,
    actions: ['pay', 'cancel'],
  });
  expect(Date.parse(reply.body.data.hold_expires_at) - product.clock.now().getTime()).toBe(10 * MINUTE);
});

test('a doctor cannot book an appointment with themselves', async () => {
  const patient = await product.patient();
  const own = await aDoctor(product, { accountId: patient.accountId });
  expect(await hold(patient, own, at(product, 1, '10:00'))).toMatchObject({
    status: 409,
    body: { code: 'booking-own' },
  });
});

test('video costs the video price where the doctor offers it', async () => {
  const patient = await product.patient();
  const general = { specialty: 'general-practitioner' as const };
  const both = await hold(patient, await aDoctor(product, general), at(product, 1, '10:00'), { call_type: 'video' });
  expect(both.body.data.price).toEqual({ amount: 600_000, currency: 'TZS' });
  const phoneOnly = await hold(
    patient,
    await aDoctor(product, { ...general, callTypes: ['phone'] }),
    at(product, 1, '11:00'),
    { call_type: 'video' },
  );
  expect(phoneOnly).toMatchObject({ status: 422, body: { code: 'call-type-not-offered' } });
});

test('asking again for the same slot gives the same booking', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const first = await hold(patient, doctor, at(product, 1, '14:00'));
  const again = await hold(patient, doctor, at(product, 1, '14:00'));
  expect(again.body.data.id).toBe(first.body.data.id);
});

test('choosing another time with the same doctor moves the hold: never two of them, and the first half hour is free at once', async () => {
  const doctor = await aDoctor(product);
  const [patient, rival] = [await product.patient(), await product.patient()];
  const first = await hold(patient, doctor, at(product, 1, '09:00'), { reason: 'Kifua' });
  await patient.post('/api/payments/save', { booking_id: first.body.data.id, full_name: 'Asha', phone: '0754000000' });
  const second = await hold(patient, doctor, at(product, 1, '09:30'));
  expect(second.status).toBe(201);
  expect((await patient.get('/api/appointments')).body.data.appointments.map(({ id }: { id: string }) => id)).toEqual([
    second.body.data.id,
  ]);
  expect((await patient.get('/api/appointments?tab=cancelled')).body.data.appointments).toEqual([]);
  expect((await patient.get(`/api/appointments/${first.body.data.id}`)).body.data.moved_to).toBe(second.body.data.id);
  expect((await patient.get(`/api/appointments/${second.body.data.id}`)).body.data).not.toHaveProperty('moved_to');
  expect((await hold(rival, doctor, at(product, 1, '09:00'))).status).toBe(201);
  const moved = await hold(patient, doctor, at(product, 1, '09:30'), { call_type: 'video' });
  expect(moved.body.data).toMatchObject({ type: 'video', state: 'awaiting-payment' });
});

test('a hold that ended by itself was not moved, although the patient books the doctor again afterwards', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const ended = await hold(patient, doctor, at(product, 1, '10:00'));
  await pass(product, 10 * MINUTE);
  expect((await hold(patient, doctor, at(product, 1, '10:30'))).status).toBe(201);
  const { data } = (await patient.get(`/api/appointments/${ended.body.data.id}`)).body;
  expect(data.state).toBe('expired');
  expect(data).not.toHaveProperty('moved_to');
});

test('asking for a taken time does not end the hold that the patient has', async () => {
  const doctor = await aDoctor(product);
  const [patient, rival] = [await product.patient(), await product.patient()];
  await hold(rival, doctor, at(product, 1, '12:00'));
  const own = await hold(patient, doctor, at(product, 1, '12:30'));
  expect(await hold(patient, doctor, at(product, 1, '12:00'))).toMatchObject({
    status: 409,
    body: { code: 'slot-taken' },
  });
  expect((await patient.get('/api/appointments')).body.data.appointments.map(({ id }: { id: string }) => id)).toEqual([
    own.body.data.id,
  ]);
});

test('the patient’s own hold is listed as free, preselected and with its reason; to others it is taken', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const startsAt = at(product, 1, '15:00');
  const { body } = await hold(patient, doctor, startsAt, { reason: 'Kikohozi' });
  const own = (await patient.get(`/api/doctors/${doctor}/slots`)).body.data;
  expect(own).toMatchObject({
    preselected: startsAt,
    held: { booking_id: body.data.id, starts_at: startsAt, type: 'phone', reason: 'Kikohozi' },
  });
  expect(own.slots.map(({ starts_at }: { starts_at: string }) => starts_at)).toContain(startsAt);
  const others = (await (await product.patient()).get(`/api/doctors/${doctor}/slots`)).body.data;
  expect(others.held).toBeNull();
  expect(others.slots.map(({ starts_at }: { starts_at: string }) => starts_at)).not.toContain(startsAt);
  await hold(patient, doctor, startsAt, { reason: 'Kikohozi kikavu' });
  expect((await patient.get(`/api/doctors/${doctor}/slots`)).body.data.held).toMatchObject({
    booking_id: body.data.id,
    reason: 'Kikohozi kikavu',
  });
});

test('a slot outside the doctor’s week, too soon or too far is refused with the nearest free times', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  for (const startsAt of [
    at(product, 1, '18:00'),
    at(product, 1, '10:10'),
    at(product, 40, '10:00'),
    at(product, -1, '10:00'),
  ]) {
    const reply = await hold(patient, doctor, startsAt);
    expect(reply, startsAt).toMatchObject({ status: 409, body: { code: 'slot-not-offered' } });
    expect(reply.body.params.nearest).toHaveLength(3);
  }
});

test('a booking without doctor, without time, or an emergency with a time is refused (C25)', async () => {
  const patient = await product.patient();
  const invalid = { status: 422, body: { code: 'invalid-booking', detail: 'Ombi la miadi si sahihi' } };
  expect(await hold(patient, randomUUID(), at(product, 1, '10:00'))).toMatchObject(invalid);
  const doctor = await aDoctor(product);
  expect(await patient.post('/api/bookings', { doctor_id: doctor })).toMatchObject(invalid);
  expect(await hold(patient, doctor, at(product, 1, '10:00'), { is_emergency: true })).toMatchObject(invalid);
  expect(await hold(patient, await aDoctor(product, { verifiedAt: null }), at(product, 1, '10:00'))).toMatchObject(
    invalid,
  );
});

test('a request repeated with its idempotency key has one effect; a key of another request is refused', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const key = { 'idempotency-key': randomUUID() };
  const first = await hold(patient, doctor, at(product, 5, '10:00'), {}, key);
  const replay = await hold(patient, doctor, at(product, 5, '10:00'), {}, key);
  expect(replay.text).toBe(first.text);
  expect(replay.headers['idempotency-replayed']).toBe('true');
  expect(await hold(patient, doctor, at(product, 5, '10:30'), {}, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency-key-reused' },
  });
  const bare = await patient.send(
    'POST',
    '/api/bookings',
    { doctor_id: doctor, starts_at: at(product, 5, '11:00') },
    {},
  );
  expect(bare).toMatchObject({ status: 400, body: { code: 'idempotency-key-required' } });
});

test('the first free time shown for a doctor skips a time that was just taken', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const shown = async () => {
    const { next_free_at: next, free_times: times } = (await product.visitor().get(`/api/doctors/${doctor}`)).body.data;
    return [next, times];
  };
  const { body } = await product.visitor().get(`/api/doctors/${doctor}/slots`);
  await hold(patient, doctor, body.data.slots[0].starts_at);
  await product.settle();
  const left = body.data.slots.slice(1, 4).map(({ starts_at: startsAt }: { starts_at: string }) => startsAt);
  expect(await shown()).toEqual([left[0], left]);
});

test('nobody who reads the database learns the reason of a visit', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const secret = 'Nina wasiwasi kuhusu ujauzito';
  const id = await anAppointment(product, patient, doctor, at(product, 1, '16:00'), { reason: secret });
  await patient.post(`/api/appointments/${id}/cancel`, { reason: secret });
  await product.settle();
  const client = new pg.Client(product.owner);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select * from ${name} t where t::text like $1 or t::text like '%' || encode(convert_to($2, 'UTF8'), 'hex') || '%'`,
      [`%${secret}%`, secret],
    );
    expect(rows, name).toEqual([]);
  }
  await client.end();
});
