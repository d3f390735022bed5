import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, pay } from '../../../test/booking-makers.ts';
import { aCall, enter } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listenTo, timesTold } from '../../../test/live-stream.ts';
import type { Stream } from '../../../test/live-stream.ts';
import { eventually } from '../../../test/slow-machines.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';

let product: TestProduct;
let streams: Record<'receptionist' | 'staff-admin' | 'administrator' | 'manager', Stream>;
const ROLES = ['receptionist', 'staff-admin', 'administrator'] as const;
const listen = async (role: keyof typeof streams) => listenTo(await aMemberOfStaff(product, role), product.url);

beforeAll(async () => {
  product = await openTestProduct({ start: new Date('2038-01-15T08:00:00Z') });
});
afterAll(() => product.close());

const open = async () => {
  streams = {
    receptionist: await listen('receptionist'),
    'staff-admin': await listen('staff-admin'),
    administrator: await listen('administrator'),
    manager: await listen('manager'),
  };
};
const told = () => ROLES.map((role) => timesTold(streams[role], 'house-day'));

/** Does something, and waits until everybody at the desk has heard of it. */
async function hear(work: () => Promise<unknown>): Promise<boolean> {
  const before = told();
  await work();
  await product.settle();
  return eventually(() => told().every((times, place) => times > before[place]!));
}

test('an emergency, an acceptance and a change of who is on call are told to the desk at once, and to no manager', async () => {
  await open();
  const phone = '+255713888555';
  const doctor = await aDoctor(product, { specialty: 'general-practitioner', phone });
  const patient = await product.patient();
  const { body } = await patient.post('/api/bookings', { doctor_id: doctor, is_emergency: true });
  expect(await hear(() => pay(product, patient, body.data.id))).toBe(true);
  expect(await hear(() => patient.post(`/api/appointments/${body.data.id as string}/cancel`))).toBe(true);
  const admin = await aMemberOfStaff(product, 'staff-admin');
  expect(await hear(() => admin.put(`/api/admin/on-call/${doctor}`, { on_call: true }))).toBe(true);
  expect(timesTold(streams.manager, 'house-day')).toBe(0);
  expect(streams.receptionist.told.join('')).not.toContain(body.data.id);
  for (const stream of Object.values(streams)) stream.close();
});

test('entering and leaving the waiting room are told', async () => {
  const call = await aCall(product);
  await open();
  let room: Awaited<ReturnType<typeof enter>>;
  expect(
    await hear(async () => {
      room = await enter(product, call.patient, call.bookingId);
    }),
  ).toBe(true);
  expect(await hear(async () => room.socket.close())).toBe(true);
  for (const stream of Object.values(streams)) stream.close();
});
