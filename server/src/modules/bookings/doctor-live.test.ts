import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCall, enter } from '../../../test/call-makers.ts';
import { anAppointment, at, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold, until } from '../../../test/live-stream.ts';
import type { Stream } from '../../../test/live-stream.ts';

let product: TestProduct;
let doctor: WorkingDoctor;
let stream: Stream;
let stranger: Stream;
beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z') });
  doctor = await aWorkingDoctor(product);
  stream = await listenTo(doctor.browser, product.url);
  stranger = await listenTo((await aWorkingDoctor(product)).browser, product.url);
});
afterAll(async () => {
  stream.close();
  stranger.close();
  await product.close();
});

/** Runs what follows a deed and answers whether the doctor's page was told of it. */
async function tells(deed: () => Promise<unknown>): Promise<boolean> {
  const before = timesTold(stream, 'day');
  await deed();
  await product.settle();
  return until(() => timesTold(stream, 'day') > before);
}

test('the page of the doctor hears when a booking is held, made, moved and cancelled; nobody else does', async () => {
  const patient = await product.patient();
  expect(await tells(() => hold(patient, doctor.id, at(product, 3, '10:00')))).toBe(true);
  let id = '';
  expect(await tells(async () => { id = await anAppointment(product, patient, doctor.id, at(product, 2, '10:00')); })).toBe(true);
  expect(await tells(() => patient.post(`/api/appointments/${id}/reschedule`, { starts_at: at(product, 2, '11:00') }))).toBe(true);
  expect(await tells(() => patient.post(`/api/appointments/${id}/cancel`))).toBe(true);
  expect(timesTold(stranger, 'day')).toBe(0);
  expect(stream.told.join('')).not.toContain(id);
});

test('and when a patient comes into the waiting room, leaves it, and leaves it to be told; the queue says who is there', async () => {
  const call = await aCall(product);
  const own = await listenTo(call.doctor, product.url);
  const queue = async () => (await call.doctor.get('/api/doctor/queue')).body.data;
  expect(await queue()).toEqual([]);
  const wire = await enter(product, call.patient, call.bookingId);
  expect(await until(() => timesTold(own, 'day') === 1)).toBe(true);
  expect(await queue()).toEqual([{ booking_id: call.bookingId, state: 'here' }]);
  expect((await (await aWorkingDoctor(product)).browser.get('/api/doctor/queue')).body.data).toEqual([]);
  wire.socket.close();
  expect(await until(() => timesTold(own, 'day') === 2)).toBe(true);
  expect(await queue()).toEqual([]);
  await call.patient.post(`/api/appointments/${call.bookingId}/call/leave`);
  expect(await until(() => timesTold(own, 'day') === 3)).toBe(true);
  expect(await queue()).toEqual([{ booking_id: call.bookingId, state: 'call-back' }]);
  own.close();
});
