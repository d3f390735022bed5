import { parseCrontab } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, hold } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { crontab } from '../../job-handlers.ts';
import { MINUTE } from '../../platform/time.ts';
import { sweepBookings } from './sweep-bookings.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('an unpaid slot goes to a rival as soon as its ten minutes are over, even before any job ran', async () => {
  const doctor = await aDoctor(product);
  const [slow, rival] = [await product.patient(), await product.patient()];
  const startsAt = at(product, 4, '10:00');
  const { body } = await hold(slow, doctor, startsAt);
  expect((await hold(rival, doctor, startsAt)).status).toBe(409);
  product.clock.advance(10 * MINUTE);
  expect((await hold(rival, doctor, startsAt)).status).toBe(201);
  expect(
    await slow.post('/api/payments/save', { booking_id: body.data.id, full_name: 'Asha', phone: '0754000000' }),
  ).toMatchObject({ status: 409, body: { code: 'hold-expired' } });
});

test('a held slot disappears from the page of slots and comes back when the hold ends', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const startsAt = at(product, 1, '10:00');
  const page = async () => (await product.visitor().get(`/api/doctors/${doctor}/slots?country=RW&days=2`)).body.data;
  const before = await page();
  expect(before.slots.find((slot: { starts_at: string }) => slot.starts_at === startsAt)).toEqual({
    starts_at: startsAt,
    day: '2038-01-16',
    patient_time: '09:00',
    doctor_time: '10:00',
  });
  await hold(patient, doctor, startsAt);
  expect((await page()).slots.some((slot: { starts_at: string }) => slot.starts_at === startsAt)).toBe(false);
  product.clock.advance(10 * MINUTE);
  await product.settle();
  expect((await page()).slots.some((slot: { starts_at: string }) => slot.starts_at === startsAt)).toBe(true);
});

test('a hold whose job was lost is ended by the sweep within a minute, and the card shows the time as free again', async () => {
  const doctor = await aDoctor(product);
  const patient = await product.patient();
  const free = (await product.visitor().get(`/api/doctors/${doctor}/slots`)).body.data.slots;
  const { body } = await hold(patient, doctor, free[0].starts_at);
  await product.settle();
  await product.db.pool.query("delete from graphile_worker._private_jobs where key like 'expire-hold:%'");
  const later = await hold(patient, doctor, at(product, 1, '10:00'));
  await product.settle();
  product.clock.advance(10 * MINUTE);
  await Promise.all([sweepBookings(product.ctx()), sweepBookings(product.ctx())]);
  await product.settle();
  for (const id of [body.data.id, later.body.data.id])
    expect((await patient.get(`/api/appointments/${id}`)).body.data.state).toBe('expired');
  expect((await product.visitor().get(`/api/doctors/${doctor}`)).body.data.next_free_at).toBe(free[0].starts_at);
});

test('the job library reads every line of the list of recurring jobs', () => {
  const tasks = parseCrontab(crontab).map(({ task }) => task);
  expect(tasks).toContain('bookings/sweep');
  expect(tasks).toEqual(crontab.split('\n').map((line) => line.split(' ')[5]));
});
