import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCall, enter } from '../../../test/call-makers.ts';
import { anAppointment, at, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold } from '../../../test/live-stream.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { Stream } from '../../../test/live-stream.ts';

let product: TestProduct;
let doctor: WorkingDoctor;
let stream: Stream;
let stranger: Stream;
beforeAll(async () => {
  product = await openTestProduct();
  doctor = await aWorkingDoctor(product);
  stream = await listenTo(doctor.browser, product.url);
  stranger = await listenTo((await aWorkingDoctor(product)).browser, product.url);
});
afterAll(async () => {
  stream.close();
  stranger.close();
  await product.close();
});

/** Runs an action and the jobs that follow, and waits until the doctor's page is told to refresh. */
async function tells(deed: () => Promise<unknown>): Promise<void> {
  const before = timesTold(stream, 'day');
  await deed();
  await product.settle();
  await eventually(() => timesTold(stream, 'day') > before);
}

test('the doctor’s page is refreshed when a booking is held, paid, moved and cancelled; another doctor’s is not', async () => {
  const patient = await product.patient();
  await tells(() => hold(patient, doctor.id, at(product, 3, '10:00')));
  let id = '';
  await tells(async () => {
    id = await anAppointment(product, patient, doctor.id, at(product, 2, '10:00'));
  });
  await tells(() => patient.post(`/api/appointments/${id}/reschedule`, { starts_at: at(product, 2, '11:00') }));
  await tells(() => patient.post(`/api/appointments/${id}/cancel`));
  expect(timesTold(stranger, 'day')).toBe(0);
  expect(stream.told.join('')).not.toContain(id);
});

test('the doctor’s page is refreshed when a patient enters or leaves the waiting room; the queue shows who is there or wants to be told', async () => {
  const call = await aCall(product);
  const own = await listenTo(call.doctor, product.url);
  const queue = async () => (await call.doctor.get('/api/doctor/queue')).body.data;
  expect(await queue()).toEqual([]);
  const wire = await enter(product, call.patient, call.bookingId);
  await eventually(() => timesTold(own, 'day') === 1);
  expect(await queue()).toEqual([{ booking_id: call.bookingId, state: 'here' }]);
  expect((await (await aWorkingDoctor(product)).browser.get('/api/doctor/queue')).body.data).toEqual([]);
  wire.socket.close();
  await eventually(() => timesTold(own, 'day') === 2);
  expect(await queue()).toEqual([]);
  await call.patient.post(`/api/appointments/${call.bookingId}/call/leave`);
  await eventually(() => timesTold(own, 'day') === 3);
  expect(await queue()).toEqual([{ booking_id: call.bookingId, state: 'call-back' }]);
  own.close();
});
