import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, connected, enter, until } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { sweepCalls } from './sweep-calls.ts';

const CONNECTED = { type: 'leg', state: 'connected', camera: false, microphone: true, paused: false };

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z'), environment: { DATABASE_POOL: '20' } }); });
afterAll(() => product.close());

const aVideoCall = () => aCall(product, -5, undefined, { call_type: 'video' });
/** Half a minute after it was asked for a delay is told. */
const toldLate = async ({ doctor }: CallPeople) => {
  const { told } = (await doctor.post('/api/doctor/running-late', {})).body.data;
  product.clock.advance(30 * SECOND);
  await product.settle();
  return told as number;
};

const stateOf = async ({ patient, bookingId }: CallPeople) => (await patient.get(`/api/appointments/${bookingId}`)).body.data.state as string;

describe('what nobody ends (R-18f)', () => {
  test('a doctor who does not come in 15 minutes: called off, money due back, the patient told', async () => {
    const call = await aVideoCall();
    const patient = await enter(product, call.patient, call.bookingId);
    product.clock.set(new Date(call.startsAt.getTime() + 15 * MINUTE));
    await product.db.pool.query('update call_sessions set patient_seen_at = $2 where booking_id = $1', [call.bookingId, product.clock.now()]);
    await Promise.all([sweepCalls(product.ctx()), sweepCalls(product.ctx())]);
    await product.settle();
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data).toMatchObject({ state: 'cancelled', cancelled_by: 'system', payment_status: 'refund_due' });
    expect(await patient.hear('ended')).toEqual({ type: 'ended', completed: false });
    expect((await messagesTo(product, call.patient.phone)).at(-1)).toMatch(/rudish|pesa/i);
    expect((await messagesTo(product, call.doctor.phone)).at(-1)).toMatch(/neither came|hukufika/);
    expect((await call.doctor.get('/api/doctor/notifications')).body.data.notifications[0].title).toMatch(/did not come|hukufika/);
  });

  test('a patient who does not come in 15 minutes: missed, the money stays', async () => {
    const call = await aVideoCall();
    await enter(product, call.doctor, call.bookingId);
    product.clock.set(new Date(call.startsAt.getTime() + 15 * MINUTE));
    await product.db.pool.query('update call_sessions set doctor_seen_at = $2 where booking_id = $1', [call.bookingId, product.clock.now()]);
    await sweepCalls(product.ctx());
    await product.settle();
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data).toMatchObject({ state: 'missed', payment_status: 'paid' });
    const said = (await messagesTo(product, call.patient.phone)).at(-1);
    expect(said).toMatch(/hukufika.*hazitarudishwa/);
    expect(said).toContain(`/book/${call.doctorId}`);
  });

  test('both came and had less than a minute: the patient hears once that a person decides and where the money is', async () => {
    const call = await aCall(product);
    const legs = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
    for (const wire of legs) wire.socket.terminate();
    product.clock.set(new Date(call.startsAt.getTime() + 45 * MINUTE));
    await Promise.all([sweepCalls(product.ctx()), sweepCalls(product.ctx())]);
    await sweepCalls(product.ctx());
    await product.settle();
    expect(await stateOf(call)).toBe('scheduled');
    const told = (await messagesTo(product, call.patient.phone)).filter((text) => /haikufika dakika moja.*pesa ziko salama/.test(text));
    expect(told).toHaveLength(1);
  });
});

describe('a delay', () => {
  const wait = (call: CallPeople, minutes: number) => {
    product.clock.set(new Date(call.startsAt.getTime() + minutes * MINUTE));
    return product.db.pool.query('update call_sessions set patient_seen_at = $2 where booking_id = $1', [call.bookingId, product.clock.now()]);
  };

  test('that was told is waited for: the doctor is absent fifteen minutes after the time that was given instead', async () => {
    const call = await aVideoCall();
    expect(await toldLate(call)).toBe(1);
    await enter(product, call.patient, call.bookingId);
    const view = (await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data;
    const after = (minutes: number) => new Date(call.startsAt.getTime() + minutes * MINUTE).toISOString();
    expect(view).toMatchObject({ expected_at: after(15), absent_from: after(30), closes_at: after(60) });
    await wait(call, 29);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    await wait(call, 30);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('cancelled');
  });

  test('is told to who should have begun just now, and not to whom the doctor sees', async () => {
    const call = await aCall(product);
    const [patient, doctor] = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
    product.clock.set(new Date(call.startsAt.getTime() + 2 * MINUTE));
    for (const wire of [patient, doctor]) wire.say(CONNECTED);
    await connected(call);
    expect((await call.doctor.get('/api/doctor/running-late')).body.data).toEqual({ would_tell: 0 });
    expect(await toldLate(call)).toBe(0);
    const waiting = await aCall(product, 2);
    expect(await toldLate(waiting)).toBe(1);
    expect((await messagesTo(product, waiting.patient.phone)).at(-1)).toMatch(/anachelewa/);
  });

  test('is forgotten when the patient takes another time', async () => {
    const call = await aCall(product, -120);
    await toldLate(call);
    const next = new Date(call.startsAt.getTime() + 24 * 60 * MINUTE).toISOString();
    expect((await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next })).status).toBe(200);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data).toMatchObject({ starts_at: next, expected_at: next });
  });
});

describe('a delay that was asked for', () => {
  const told = async (call: CallPeople) => (await messagesTo(product, call.patient.phone)).filter((text) => /anachelewa/.test(text));

  test('is told to nobody for half a minute, and can be taken back until then', async () => {
    const call = await aCall(product, 2);
    const asked = (await call.doctor.post('/api/doctor/running-late', {})).body.data;
    expect(asked).toEqual({ told: 1, sends_at: new Date(product.clock.now().getTime() + 30 * SECOND).toISOString() });
    expect((await call.doctor.post('/api/doctor/running-late', {})).body).toMatchObject({ code: 'delay-told-already' });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay.last).toMatchObject({ state: 'waits', minutes: 15, count: 1 });
    product.clock.advance(29 * SECOND);
    await product.settle();
    expect((await call.doctor.post('/api/doctor/running-late/undo', {})).status).toBe(200);
    product.clock.advance(MINUTE);
    await product.settle();
    expect(await told(call)).toEqual([]);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data).toMatchObject({ expected_at: null, stage: { name: 'open' } });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay).toMatchObject({ again_at: null, last: null });
  });

  test('shows on the appointment and in the calendar file once it is told, stays visible to the doctor, and cannot be taken back', async () => {
    const call = await aCall(product, -40);
    expect(await toldLate(call)).toBe(1);
    const later = new Date(call.startsAt.getTime() + 15 * MINUTE);
    const seen = (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data;
    expect(seen).toMatchObject({ expected_at: later.toISOString(), stage: { name: 'delayed' } });
    expect(seen.stage.sentence).toContain('10:15');
    expect((await told(call))[0]).toContain('10:15');
    const file = (await call.patient.get(`/api/appointments/${call.bookingId}/calendar.ics`)).text;
    expect(file).toContain(`DTSTART:${later.toISOString().replaceAll(/[-:]|\.000/g, '')}`);
    expect(file).toMatch(/SEQUENCE:1/);
    expect((await call.doctor.post('/api/doctor/running-late/undo', {})).body).toMatchObject({ code: 'delay-told-already' });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay.last).toMatchObject({ state: 'told', count: 1 });
  });
});

describe('what nobody entered', () => {
  test('is told of once: a person decides', async () => {
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

test('who moved a failed video call and is let down again hears of it again', async () => {
  const call = await aCall(product);
  const entered = await enter(product, call.patient, call.bookingId);
  entered.socket.terminate();
  product.clock.set(new Date(call.startsAt.getTime() - 5 * MINUTE));
  const next = new Date(call.startsAt.getTime() + 24 * 60 * MINUTE);
  expect((await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next.toISOString() })).status).toBe(200);
  product.clock.set(new Date(next.getTime() + 46 * MINUTE));
  await sweepCalls(product.ctx());
  await product.settle();
  expect((await messagesTo(product, call.patient.phone)).filter((text) => /haikufanyika/.test(text))).toHaveLength(1);
});

describe('what time does', () => {
  test('a call that lasted a minute and then fell silent for three is a consultation', async () => {
    const call = await aCall(product);
    const [patient, doctor] = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
    for (const wire of [patient, doctor]) wire.say(CONNECTED);
    await connected(call);
    product.clock.advance(61 * SECOND);
    await product.db.pool.query('update call_sessions set patient_seen_at = $2, doctor_seen_at = $2 where booking_id = $1', [call.bookingId, product.clock.now()]);
    for (const wire of [patient, doctor]) wire.socket.terminate();
    await until(async () => (await product.db.pool.query('select from call_sessions where booking_id = $1 and patient_leg is null and doctor_leg is null', [call.bookingId])).rowCount === 1);
    product.clock.advance(3 * MINUTE - SECOND);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    product.clock.advance(SECOND);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('completed');
  });

  test('a moved appointment begins anew at its new time', async () => {
    const call = await aCall(product);
    const patient = await enter(product, call.patient, call.bookingId);
    const next = new Date(call.startsAt.getTime() + 24 * 60 * MINUTE);
    expect((await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next.toISOString() })).status).toBe(200);
    patient.socket.terminate();
    product.clock.set(new Date(call.startsAt.getTime() + 60 * MINUTE));
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state).toBeNull();
    product.clock.set(next);
    await product.db.pool.query("update sessions set expires_at = $1::timestamptz + interval '1 day'", [next]);
    await enter(product, call.patient, call.bookingId);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data).toMatchObject({ state: 'connecting', starts_at: next.toISOString() });
  });
});

test('after all of this no rule is broken', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
