import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { asSystem } from '../../../test/as-system.ts';
import { aCall, connected, enter } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const markCompleted = (call: CallPeople) => call.doctor.post(`/api/appointments/${call.bookingId}/complete`, {});
const contest = (call: CallPeople) => call.patient.post(`/api/appointments/${call.bookingId}/contest`, {});
const appointment = async (call: CallPeople) =>
  (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data;

/** Returns how many earnings the ledger has credited for this consultation. */
async function earned({ bookingId }: CallPeople): Promise<number> {
  const sql = "select 1 from ledger_journals where kind = 'earning' and reference = $1";
  return (await asSystem(product, sql, [bookingId])).length;
}

/** Advances the clock and runs the jobs that are due by then. */
async function pass(milliseconds: number): Promise<void> {
  product.clock.advance(milliseconds);
  await product.settle();
}

/** A consultation that nobody entered, marked as completed by its doctor. */
async function aClaim(): Promise<CallPeople> {
  const call = await aCall(product, 10);
  expect((await markCompleted(call)).status).toBe(200);
  await product.settle();
  return call;
}

test("the doctor's word alone earns nothing before the patient has had a day to contest it, and the patient is told (I-40)", async () => {
  const call = await aClaim();
  expect(await appointment(call)).toMatchObject({
    state: 'completed',
    contested: false,
    actions: expect.arrayContaining(['contest']),
  });
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toMatch(
    new RegExp(`yamefanyika.*/appointments/${call.bookingId}`),
  );
  await pass(24 * HOUR - MINUTE);
  expect(await earned(call)).toBe(0);
  await pass(2 * MINUTE);
  expect(await earned(call)).toBe(1);
  expect(await contest(call)).toMatchObject({ status: 409, body: { code: 'not-contestable' } });
});

test('contested, it earns nothing, the money stays and the doctor hears of it; contesting twice changes nothing', async () => {
  const call = await aClaim();
  expect((await contest(call)).body.data).toMatchObject({ contested: true, payment_status: 'paid' });
  expect((await contest(call)).status).toBe(200);
  await product.settle();
  expect((await appointment(call)).actions).not.toContain('contest');
  // The doctor's card and earnings show it as contested, and the patient is not asked for a rating.
  expect((await call.doctor.get(`/api/doctor/appointments/${call.bookingId}`)).body.data.stage).toMatchObject({
    name: 'contested',
    sentence: expect.stringMatching(/held until our staff/),
  });
  expect((await call.doctor.get('/api/doctor/earnings')).body.data.held).toContainEqual(
    expect.objectContaining({ booking_id: call.bookingId, why: 'contested' }),
  );
  expect((await call.patient.post(`/api/appointments/${call.bookingId}/review`, { stars: 5 })).body).toMatchObject({
    code: 'not-completed',
  });
  await pass(25 * HOUR);
  expect(await earned(call)).toBe(0);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('nobody else can contest it', async () => {
  const call = await aClaim();
  expect((await (await product.patient()).post(`/api/appointments/${call.bookingId}/contest`, {})).status).toBe(404);
});

test("a minute together needs nobody's word: it is earned at once, and its patient may say for a day that it did not take place", async () => {
  const call = await aCall(product);
  const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
  product.clock.set(new Date(call.startsAt.getTime() + MINUTE));
  for (const wire of wires)
    wire.say({ type: 'leg', state: 'connected', camera: false, microphone: true, paused: false });
  await connected(call);
  product.clock.advance(61 * SECOND);
  await product.db.pool.query(
    'update call_sessions set patient_seen_at = $2, doctor_seen_at = $2 where booking_id = $1',
    [call.bookingId, product.clock.now()],
  );
  expect((await markCompleted(call)).status).toBe(200);
  await product.settle();
  expect(await earned(call)).toBe(1);
  expect(await appointment(call)).toMatchObject({
    state: 'completed',
    proven: true,
    stage: { name: 'completed' },
    actions: expect.arrayContaining(['contest']),
  });
  expect((await appointment(call)).actions).not.toContain('say-spoke');
  product.clock.advance(24 * HOUR);
  expect((await contest(call)).body.code).toBe('not-contestable');
  for (const wire of wires) wire.socket.close();
});
