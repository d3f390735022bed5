import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, connected, enter, stayInRoom } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { sweepCalls } from '../calls/sweep-calls.ts';

const CONNECTED = { type: 'leg', state: 'connected', camera: false, microphone: true, paused: false };

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const aVideoCall = () => aCall(product, -5, undefined, { call_type: 'video' });
const stateOf = async ({ patient, bookingId }: CallPeople) =>
  (await patient.get(`/api/appointments/${bookingId}`)).body.data.state as string;

/** Announces a delay and waits for the half minute after which patients are told. */
const toldLate = async ({ doctor }: CallPeople) => {
  const { told } = (await doctor.post('/api/doctor/running-late', {})).body.data;
  product.clock.advance(30 * SECOND);
  await product.settle();
  return told as number;
};

test('running late tells those of later today, each once, and nobody twice within a quarter of an hour', async () => {
  const doctor = await aWorkingDoctor(product);
  const [asha, bahati] = [await product.patient(), await product.patient()];
  await anAppointment(product, asha, doctor.id, at(product, 0, '15:00'));
  await anAppointment(product, bahati, doctor.id, at(product, 1, '15:00'));
  const delay = async () => (await doctor.browser.get('/api/doctor/overview')).body.data.delay;
  const late = () => doctor.browser.post('/api/doctor/running-late', {});
  const replies = await Promise.all([late(), late(), late()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  product.clock.advance(30 * SECOND);
  await product.settle();
  const toldOf = async (phone: string) =>
    (await messagesTo(product, phone)).filter((text) => /anachelewa kama dakika 15/.test(text)).length;
  expect([await toldOf(asha.phone), await toldOf(bahati.phone)]).toEqual([1, 0]);
  expect(await delay()).toMatchObject({ would_tell: 1, may_withdraw: true, again_at: null });
  // The announced delay is corrected once. After that a quarter of an hour has to pass.
  expect((await doctor.browser.post('/api/doctor/running-late', { minutes: 30 })).body.data).toMatchObject({ told: 1 });
  product.clock.advance(30 * SECOND);
  await product.settle();
  expect(await delay()).toMatchObject({ again_at: expect.any(String), last: { minutes: 30 } });
  expect((await late()).status).toBe(409);
  product.clock.advance(16 * MINUTE);
  expect((await late()).body.data).toMatchObject({ told: 1 });
  product.clock.advance(30 * SECOND);
  await product.settle();
});

test('a delay is not announced when no patient comes today', async () => {
  const { browser } = await aWorkingDoctor(product);
  expect((await browser.post('/api/doctor/running-late', { minutes: 15 })).body.data).toEqual({
    told: 0,
    sends_at: null,
  });
});

describe('a delay', () => {
  test('that was told counts: the doctor is absent fifteen minutes after the delayed time', async () => {
    const call = await aVideoCall();
    expect(await toldLate(call)).toBe(1);
    await enter(product, call.patient, call.bookingId);
    const view = (await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data;
    const after = (minutes: number) => new Date(call.startsAt.getTime() + minutes * MINUTE).toISOString();
    expect(view).toMatchObject({ expected_at: after(15), absent_from: after(30), closes_at: after(60) });
    await stayInRoom(product, call, 'patient', 29);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    await stayInRoom(product, call, 'patient', 30);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('cancelled');
  });

  test('is told to the patient whose appointment should have begun just now, and not to the one whom the doctor is seeing', async () => {
    const call = await aCall(product);
    const [patient, doctor] = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    product.clock.set(new Date(call.startsAt.getTime() + 2 * MINUTE));
    for (const wire of [patient, doctor]) wire.say(CONNECTED);
    await connected(call);
    expect(
      (await call.doctor.get('/api/doctor/running-late')).body.data.choices.map(
        (one: { would_tell: number }) => one.would_tell,
      ),
    ).toEqual([0, 0, 0, 0, 0]);
    expect(await toldLate(call)).toBe(0);
    const waiting = await aCall(product, 2);
    expect(await toldLate(waiting)).toBe(1);
    expect((await messagesTo(product, waiting.patient.phone)).at(-1)).toMatch(/anachelewa/);
  });

  test('no longer counts when the patient moves the appointment', async () => {
    const call = await aCall(product, -120);
    await toldLate(call);
    const next = new Date(call.startsAt.getTime() + 24 * 60 * MINUTE).toISOString();
    expect(
      (await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, { starts_at: next })).status,
    ).toBe(200);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data).toMatchObject({
      starts_at: next,
      expected_at: next,
    });
  });
});

describe('a delay that was asked for', () => {
  const told = async (call: CallPeople) =>
    (await messagesTo(product, call.patient.phone)).filter((text) => /anachelewa/.test(text));

  test('is told to nobody for half a minute, and can be taken back until then', async () => {
    const call = await aCall(product, 2);
    const asked = (await call.doctor.post('/api/doctor/running-late', {})).body.data;
    expect(asked).toEqual({ told: 1, sends_at: new Date(product.clock.now().getTime() + 30 * SECOND).toISOString() });
    expect((await call.doctor.post('/api/doctor/running-late', {})).body).toMatchObject({ code: 'delay-told-already' });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay.last).toMatchObject({
      state: 'waits',
      minutes: 15,
      count: 1,
    });
    product.clock.advance(29 * SECOND);
    await product.settle();
    expect((await call.doctor.post('/api/doctor/running-late/undo', {})).status).toBe(200);
    product.clock.advance(MINUTE);
    await product.settle();
    expect(await told(call)).toEqual([]);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data).toMatchObject({
      expected_at: null,
      stage: { name: 'open' },
    });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay).toMatchObject({
      again_at: null,
      last: null,
    });
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
    expect((await call.doctor.post('/api/doctor/running-late/undo', {})).body).toMatchObject({
      code: 'delay-told-already',
    });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay.last).toMatchObject({
      state: 'told',
      count: 1,
    });
  });
});

describe('a delay that was told', () => {
  const tell = async (call: CallPeople, minutes: number) => {
    const reply = await call.doctor.post('/api/doctor/running-late', { minutes });
    product.clock.advance(30 * SECOND);
    await product.settle();
    return reply;
  };
  const after = (call: CallPeople, minutes: number) => new Date(call.startsAt.getTime() + minutes * MINUTE);
  const seenBy = async (call: CallPeople) => (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data;

  test('after the start says by how much it is later in all, and moves when the doctor is absent', async () => {
    const call = await aVideoCall();
    product.clock.set(after(call, 14));
    await enter(product, call.patient, call.bookingId);
    const { choices } = (await call.doctor.get('/api/doctor/running-late')).body.data;
    expect(choices).toContainEqual({
      minutes: 10,
      would_tell: 1,
      first: { starts_at: call.startsAt.toISOString(), expected_at: after(call, 24).toISOString() },
    });
    await tell(call, 10);
    expect((await messagesTo(product, call.patient.phone)).at(-1)).toMatch(/dakika 24 leo.*10:24/);
    expect(await seenBy(call)).toMatchObject({
      expected_at: after(call, 24).toISOString(),
      stage: { name: 'delayed' },
    });
    product.clock.set(after(call, 38));
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
  });

  test('is withdrawn by one more message, and the patient is not missed before the time that was told first', async () => {
    const call = await aVideoCall();
    product.clock.set(after(call, -2));
    await tell(call, 30);
    product.clock.set(after(call, 5));
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay).toMatchObject({
      may_withdraw: true,
      again_at: null,
    });
    expect((await tell(call, 0)).body.data).toMatchObject({ told: 1 });
    expect((await messagesTo(product, call.patient.phone)).at(-1)).toMatch(/hachelewi tena.*10:05/);
    expect(await seenBy(call)).toMatchObject({ expected_at: after(call, 5).toISOString(), stage: { name: 'open' } });
    expect((await call.doctor.get('/api/doctor/overview')).body.data.delay).toMatchObject({
      may_withdraw: false,
      last: { state: 'told', minutes: 0 },
    });
    expect((await tell(call, 15)).body).toMatchObject({ code: 'delay-told-already' });
    await enter(product, call.doctor, call.bookingId);
    await stayInRoom(product, call, 'doctor', 44);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('scheduled');
    await stayInRoom(product, call, 'doctor', 45);
    await sweepCalls(product.ctx());
    expect(await stateOf(call)).toBe('missed');
  });

  test('puts no appointment off by more than an hour', async () => {
    const call = await aCall(product);
    product.clock.set(after(call, 15));
    await call.doctor.get('/api/doctor/overview');
    // The use of a session is noted beside the answer; without it, the doctor would have idled for half an hour.
    const seen = "select from sessions where role = 'doctor' and last_seen_at between $1 and $2";
    const found = () => product.db.pool.query(seen, [after(call, 15), after(call, 16)]);
    await vi.waitFor(async () => expect((await found()).rowCount).toBe(1));
    product.clock.set(after(call, 31));
    const told = (await call.doctor.get('/api/doctor/running-late')).body.data.choices;
    expect(
      told.map(({ minutes, would_tell: count }: { minutes: number; would_tell: number }) => [minutes, count]),
    ).toEqual([
      [0, 0],
      [5, 1],
      [10, 1],
      [15, 1],
      [30, 0],
    ]);
  });
});

test('every invariant holds after these delays', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
