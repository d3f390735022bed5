import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aCall, enter, stayInRoom } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { MINUTE } from '../../platform/time.ts';
import { sweepCalls } from './sweep-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const aPhoneCall = (minutes = -5) => aCall(product, minutes, undefined, { call_type: 'phone' });
const appointment = async ({ patient, bookingId }: CallPeople) =>
  (await patient.get(`/api/appointments/${bookingId}`)).body.data;
const viewOf = async ({ bookingId }: CallPeople, who: CallPeople['patient']) =>
  (await who.get(`/api/appointments/${bookingId}/call`)).body.data;
const say = ({ patient, bookingId }: CallPeople, spoke: boolean) =>
  patient.post(`/api/appointments/${bookingId}/call/outcome`, { spoke });
const callThem = ({ doctor, bookingId }: CallPeople) => doctor.post(`/api/appointments/${bookingId}/call/attempts`, {});
const noAnswer = ({ doctor, bookingId }: CallPeople) =>
  doctor.post(`/api/appointments/${bookingId}/call/no-answer`, {});
const minute = (call: CallPeople, minutes: number) =>
  product.clock.set(new Date(call.startsAt.getTime() + minutes * MINUTE));
const sweep = async () => {
  await sweepCalls(product.ctx());
  await product.settle();
};

describe('in a phone appointment nobody counts as absent only because their browser was not there', () => {
  test('who dialled the doctor and sat there until 15 minutes past is not missed and does not lose the money', async () => {
    const call = await aPhoneCall();
    await enter(product, call.doctor, call.bookingId);
    minute(call, 15);
    await product.db.pool.query('update call_sessions set doctor_seen_at = $2 where booking_id = $1', [
      call.bookingId,
      product.clock.now(),
    ]);
    await sweep();
    expect(await appointment(call)).toMatchObject({ state: 'scheduled', payment_status: 'paid' });
    minute(call, 46);
    await sweep();
    expect(await appointment(call)).toMatchObject({
      state: 'scheduled',
      stage: { name: 'undecided', money: { stage: 'waits' } },
    });
    expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain(`/appointments/${call.bookingId}`);
  });

  test('a doctor who called twice in vain, and nothing from the patient: missed when the window closes, with the calls kept', async () => {
    const call = await aPhoneCall(1);
    expect((await viewOf(call, call.doctor)).phone).toBeNull();
    expect((await callThem(call)).body.data).toMatchObject({
      phone: call.patient.phone,
      attempts: { calls: 1, unanswered: 0, may_note: true },
    });
    expect((await noAnswer(call)).body.data.attempts).toEqual({ calls: 1, unanswered: 1, may_note: false });
    minute(call, 8);
    await callThem(call);
    await noAnswer(call);
    await noAnswer(call);
    await sweep();
    expect((await appointment(call)).state).toBe('scheduled');
    minute(call, 46);
    await sweep();
    expect(await appointment(call)).toMatchObject({
      state: 'missed',
      stage: { name: 'missed', money: { stage: 'kept' } },
    });
    expect(
      (
        await product.db.pool.query("select from audit_log where action = 'calls.show-number' and object_id = $1", [
          call.bookingId,
        ])
      ).rowCount,
    ).toBe(2);
  });

  test('pressing twice within twenty seconds counts as one call', async () => {
    const call = await aPhoneCall(1);
    await Promise.all([callThem(call), callThem(call)]);
    expect((await callThem(call)).body.data.attempts.calls).toBe(1);
  });
});

describe('the patient says whether they spoke', () => {
  test('their yes alone completes nothing and pays nobody; the doctor’s yes completes it, and a mistake can be taken back', async () => {
    const call = await aPhoneCall(9);
    expect((await appointment(call)).actions).not.toContain('say-spoke');
    expect((await say(call, true)).body).toMatchObject({ code: 'not-asked-yet' });
    minute(call, 10);
    expect((await appointment(call)).actions).toContain('say-spoke');
    expect((await say(call, true)).body.data).toMatchObject({
      stage: { name: 'open' },
      said: 'spoke',
      says: ['not-spoke'],
    });
    expect((await say(call, true)).status).toBe(200);
    expect(await appointment(call)).toMatchObject({ state: 'scheduled', said: 'spoke' });
    expect(await viewOf(call, call.doctor)).toMatchObject({ said: 'spoke', may_complete: true });
    await call.doctor.post(`/api/appointments/${call.bookingId}/complete`, {});
    await product.settle();
    const after = await appointment(call);
    expect(after).toMatchObject({ state: 'completed', proven: true, said: 'spoke' });
    expect(after.actions).toContain('contest');
    expect(after.actions).not.toContain('join');
    expect((await call.doctor.get('/api/doctor/earnings')).body.data.balance.amount).toBeGreaterThan(0);
  });

  test('their yes completes it where the doctor has called by telephone, and not where nobody answered', async () => {
    const [spoken, missed] = [await aPhoneCall(10), await aPhoneCall(10)];
    for (const call of [spoken, missed]) {
      minute(call, 10);
      await callThem(call);
    }
    await noAnswer(missed);
    expect((await say(missed, true)).body.data.stage.name).toBe('open');
    minute(spoken, 11);
    expect((await say(spoken, true)).body.data.stage.name).toBe('completed');
  });

  test('the number is shown when nobody has called after five minutes, and not once the doctor calls', async () => {
    const call = await aPhoneCall(4);
    expect((await viewOf(call, call.patient)).phone).toBeNull();
    minute(call, 5);
    expect((await viewOf(call, call.patient)).phone).toMatch(/^\+255/);
    await callThem(call);
    expect((await viewOf(call, call.patient)).phone).toBeNull();
    expect((await appointment(call)).doctor_phone).toBeNull();
  });

  test('their yes after the doctor marked it as completed: it is credited at once, and a mistake can be taken back', async () => {
    const call = await aPhoneCall(10);
    expect((await viewOf(call, call.doctor)).may_complete).toBe(true);
    await call.doctor.post(`/api/appointments/${call.bookingId}/complete`, {});
    await product.settle();
    expect((await appointment(call)).stage.name).toBe('claimed');
    await say(call, true);
    await product.settle();
    expect((await appointment(call)).stage.name).toBe('completed');
    expect((await call.doctor.get('/api/doctor/earnings')).body.data.balance.amount).toBeGreaterThan(0);
    expect((await call.patient.post(`/api/appointments/${call.bookingId}/contest`, {})).status).toBe(200);
  });

  test('the doctor cannot say that it took place before a call or ten minutes', async () => {
    const call = await aPhoneCall(9);
    expect((await call.doctor.post(`/api/appointments/${call.bookingId}/complete`, {})).body).toMatchObject({
      code: 'not-asked-yet',
    });
    await callThem(call);
    expect((await call.doctor.post(`/api/appointments/${call.bookingId}/complete`, {})).body.data.stage.name).toBe(
      'claimed',
    );
  });

  test('that they did not, from a room in which the doctor never was: the money is due back after fifteen minutes', async () => {
    const call = await aPhoneCall(5);
    await enter(product, call.patient, call.bookingId);
    expect((await say(call, false)).body).toMatchObject({ code: 'not-asked-yet' });
    minute(call, 10);
    expect((await say(call, false)).body.data).toMatchObject({ said: 'not-spoke', stage: { name: 'open' } });
    await stayInRoom(product, call, 'patient', 15);
    await sweep();
    const said = await viewOf(call, call.patient);
    expect(said.stage).toMatchObject({ name: 'cancelled', money: { stage: 'refund-due' } });
    expect((await viewOf(call, call.doctor)).stage).toMatchObject({ name: 'cancelled', money: null });
    expect(await appointment(call)).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'nobody',
      payment_status: 'refund_due',
    });
  });

  test('that they did not, after the window closed: the same rule decides', async () => {
    const call = await aPhoneCall(5);
    const wire = await enter(product, call.patient, call.bookingId);
    wire.socket.terminate();
    minute(call, 46);
    await sweep();
    expect((await appointment(call)).actions).toContain('say-not-spoke');
    expect((await say(call, false)).body.data.stage.name).toBe('cancelled');
  });

  test('that they did not, although the doctor called: a person decides, and both pages say so', async () => {
    const call = await aPhoneCall(5);
    await enter(product, call.patient, call.bookingId);
    await callThem(call);
    minute(call, 46);
    expect((await say(call, false)).body.data.stage.name).toBe('undecided');
    await sweep();
    expect(await appointment(call)).toMatchObject({ state: 'scheduled', stage: { name: 'undecided' } });
    expect((await appointment(call)).actions).not.toContain('say-not-spoke');
  });
});

describe('the number of the patient', () => {
  test('is shown to the doctor from the opening of the room on, and not after it closed', async () => {
    const call = await aPhoneCall(-20);
    expect((await callThem(call)).body).toMatchObject({ code: 'call-not-open' });
    minute(call, -9);
    expect((await callThem(call)).body.data.phone).toBe(call.patient.phone);
    // Requests in between keep the doctor's session alive, which ends after half an hour without one. That is noted
    // beside the answer.
    const seen = 'select from sessions where account_id = $1 and last_seen_at >= $2';
    for (const minutes of [15, 38, 46]) {
      minute(call, minutes);
      const now = product.clock.now();
      await viewOf(call, call.doctor);
      await expect.poll(async () => (await product.db.pool.query(seen, [call.doctor.accountId, now])).rowCount).toBe(1);
    }
    expect((await callThem(call)).body).toMatchObject({ code: 'call-over' });
    expect((await viewOf(call, call.doctor)).phone).toBeNull();
  });

  test('is never shown in a video appointment, nor to another doctor', async () => {
    const call = await aCall(product, 1, undefined, { call_type: 'video' });
    expect((await callThem(call)).body).toMatchObject({ code: 'phone-not-shown' });
    const other = await aPhoneCall(1);
    expect((await other.doctor.post(`/api/appointments/${call.bookingId}/call/attempts`, {})).status).toBe(404);
    expect((await call.patient.post(`/api/appointments/${call.bookingId}/call/attempts`, {})).status).toBe(403);
  });
});

test('every invariant holds afterwards', async () => {
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
