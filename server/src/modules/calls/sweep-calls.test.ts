import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, connected, enter, stayInRoom } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { sweepCalls } from './sweep-calls.ts';
import { eventually } from '../../../test/slow-machines.ts';

const CONNECTED = { type: 'leg', state: 'connected', camera: false, microphone: true, paused: false };

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const aVideoCall = () => aCall(product, -5, undefined, { call_type: 'video' });

const stateOf = async ({ patient, bookingId }: CallPeople) =>
  (await patient.get(`/api/appointments/${bookingId}`)).body.data.state as string;

describe('a call that nobody ends (R-18f)', () => {
  test('a doctor who does not come in 15 minutes: called off, money due back, the patient told', async () => {
    const call = await aVideoCall();
    const patient = await enter(product, call.patient, call.bookingId);
    await stayInRoom(product, call, 'patient', 15);
    await Promise.all([sweepCalls(product.ctx()), sweepCalls(product.ctx())]);
    await product.settle();
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'nobody',
      payment_status: 'refund_due',
    });
    expect(await patient.hear('ended')).toEqual({ type: 'ended', completed: false });
    expect((await messagesTo(product, call.patient.phone)).at(-1)).toMatch(/rudish|pesa/i);
    expect((await messagesTo(product, call.doctor.phone)).at(-1)).toMatch(/neither came|hukufika/);
    expect((await call.doctor.get('/api/doctor/notifications')).body.data.notifications[0].title).toMatch(
      /did not come|hukufika/,
    );
  });

  test('a patient who does not come in 15 minutes: missed, the money stays', async () => {
    const call = await aVideoCall();
    await enter(product, call.doctor, call.bookingId);
    await stayInRoom(product, call, 'doctor', 15);
    await sweepCalls(product.ctx());
    await product.settle();
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data).toMatchObject({
      state: 'missed',
      payment_status: 'paid',
    });
    const said = (await messagesTo(product, call.patient.phone)).at(-1);
    expect(said).toMatch(/hukufika.*hazitarudishwa/);
    expect(said).toContain(`/book/${call.doctorId}`);
  });

  test('both came and had less than a minute: the patient hears once that a person decides and where the money is', async () => {
    const call = await aCall(product);
    const legs = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    for (const wire of legs) wire.socket.terminate();
    product.clock.set(new Date(call.startsAt.getTime() + 45 * MINUTE));
    await Promise.all([sweepCalls(product.ctx()), sweepCalls(product.ctx())]);
    await sweepCalls(product.ctx());
    await product.settle();
    expect(await stateOf(call)).toBe('scheduled');
    const told = (await messagesTo(product, call.patient.phone)).filter((text) =>
      /haikufika dakika moja.*pesa ziko salama/.test(text),
    );
    expect(told).toHaveLength(1);
  });
});

describe('an appointment that nobody entered', () => {
  test('is reported once to the patient, and a person decides', async () => {
    const call = await aCall(product);
    product.clock.set(new Date(call.startsAt.getTime() + 44 * MINUTE));
    await sweepCalls(product.ctx());
    product.clock.set(new Date(call.startsAt.getTime() + 46 * MINUTE));
    await Promise.all([sweepCalls(product.ctx()), sweepCalls(product.ctx())]);
    await sweepCalls(product.ctx());
    await product.settle();
    expect(await stateOf(call)).toBe('scheduled');
    expect((await messagesTo(product, call.patient.phone)).filter((text) => /haikufanyika/.test(text))).toHaveLength(1);
  });
});

test('a patient who moved a failed video call hears of it again when the second one fails too', async () => {
  const call = await aCall(product);
  const entered = await enter(product, call.patient, call.bookingId);
  entered.socket.terminate();
  product.clock.set(new Date(call.startsAt.getTime() - 5 * MINUTE));
  const next = new Date(call.startsAt.getTime() + 24 * 60 * MINUTE);
  expect(
    (await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next.toISOString() }))
      .status,
  ).toBe(200);
  product.clock.set(new Date(next.getTime() + 46 * MINUTE));
  await sweepCalls(product.ctx());
  await product.settle();
  expect((await messagesTo(product, call.patient.phone)).filter((text) => /haikufanyika/.test(text))).toHaveLength(1);
});

describe('as time passes', () => {
  test('a call that lasted a minute and then fell silent for three is a consultation', async () => {
    const call = await aCall(product);
    const [patient, doctor] = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    for (const wire of [patient, doctor]) wire.say(CONNECTED);
    await connected(call);
    product.clock.advance(61 * SECOND);
    await product.db.pool.query(
      'update call_sessions set patient_seen_at = $2, doctor_seen_at = $2 where booking_id = $1',
      [call.bookingId, product.clock.now()],
    );
    for (const wire of [patient, doctor]) wire.socket.terminate();
    await eventually(
      async () =>
        (
          await product.db.pool.query(
            'select from call_sessions where booking_id = $1 and patient_leg is null and doctor_leg is null',
            [call.bookingId],
          )
        ).rowCount === 1,
    );
    product.clock.advance(3 * MINUTE - SECOND);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    product.clock.advance(SECOND);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('completed');
  });

  test('the call of a moved appointment starts from zero at the new time', async () => {
    const call = await aCall(product);
    const patient = await enter(product, call.patient, call.bookingId);
    const next = new Date(call.startsAt.getTime() + 24 * 60 * MINUTE);
    expect(
      (await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next.toISOString() }))
        .status,
    ).toBe(200);
    patient.socket.terminate();
    product.clock.set(new Date(call.startsAt.getTime() + 60 * MINUTE));
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state).toBeNull();
    product.clock.set(next);
    await product.db.pool.query("update sessions set expires_at = $1::timestamptz + interval '1 day'", [next]);
    await enter(product, call.patient, call.bookingId);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data).toMatchObject({
      state: 'connecting',
      starts_at: next.toISOString(),
    });
  });
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
