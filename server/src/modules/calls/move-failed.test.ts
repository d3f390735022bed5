import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, connected, enter } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import { completeBooking } from '../bookings/index.ts';
import { sweepCalls } from './sweep-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const VIDEO = { call_type: 'video' };

/** A failed call after its window: both were in the waiting room, and connected for ten seconds if `met`. */
async function aFailedCall(more: Record<string, unknown>, met = false): Promise<CallPeople> {
  const call = await aCall(product, 1, undefined, more);
  const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
  if (met) {
    for (const wire of wires)
      wire.say({ type: 'leg', state: 'connected', camera: false, microphone: true, paused: false });
    await connected(call);
    product.clock.advance(10 * SECOND);
  }
  for (const wire of wires) wire.socket.terminate();
  product.clock.set(later(call.startsAt, 46 * MINUTE));
  await sweepCalls(product.ctx());
  await product.settle();
  return call;
}

const read = async ({ patient, bookingId }: CallPeople) =>
  (await patient.get(`/api/appointments/${bookingId}`)).body.data as {
    state: string;
    actions: string[];
    starts_at: string;
    payment_status: string;
  };
const move = ({ patient, bookingId }: CallPeople, to: string) =>
  patient.post(`/api/appointments/${bookingId}/reschedule`, { starts_at: to });
const told = async ({ patient, bookingId }: CallPeople) =>
  (await messagesTo(product, patient.phone)).some(
    (text) => text.includes('bila kulipa tena') && text.includes(`/appointments/${bookingId}`),
  );

test('R-18e: a video call that was never connected can be moved once without paying, and is then an appointment like any other', async () => {
  const call = await aFailedCall(VIDEO);
  expect((await read(call)).actions).toContain('reschedule');
  expect(await told(call)).toBe(true);
  const to = at(product, 2, '14:00');
  expect(await move(call, to)).toMatchObject({
    status: 200,
    body: { data: { state: 'scheduled', starts_at: to, payment_status: 'paid' } },
  });
  product.clock.set(later(new Date(to), MINUTE));
  expect((await read(call)).actions).not.toContain('reschedule');
});

test('a failed call cannot be moved two hours after its start, nor after the doctor has marked it as completed', async () => {
  const late = await aFailedCall(VIDEO);
  product.clock.set(later(late.startsAt, 120 * MINUTE));
  expect((await read(late)).actions).not.toContain('reschedule');
  expect(await move(late, at(product, 2, '15:00'))).toMatchObject({
    status: 409,
    body: { code: 'booking-not-movable' },
  });
  const done = await aFailedCall(VIDEO);
  expect(await completeBooking(product.ctx(), { bookingId: done.bookingId })).toBe(true);
  expect(await move(done, at(product, 2, '15:30'))).toMatchObject({
    status: 409,
    body: { code: 'booking-not-movable' },
  });
});

test('a call in which the two were connected even for a moment, or may have spoken by phone, cannot be moved: a person decides', async () => {
  for (const call of [await aFailedCall(VIDEO, true), await aFailedCall({})]) {
    expect((await read(call)).state).toBe('scheduled');
    expect((await read(call)).actions).not.toContain('reschedule');
    expect(await told(call)).toBe(false);
    expect(await move(call, at(product, 2, '16:00'))).toMatchObject({ status: 409 });
  }
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
