import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALL_SILENT_CLOSE_CODE } from '@tabibu/contract/calls';
import { CallSocket, aCall, connected, enter } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { adjustableClock } from '../../platform/clock.ts';
import { SECOND } from '../../platform/time.ts';
import { refreshLeg } from './refresh-leg.ts';

const OFFER = {
  type: 'description',
  description: { type: 'offer', sdp: `v=0\r\n${'a=siriqx '.repeat(6_000)}` },
  round: 1,
};
const CANDIDATE = {
  type: 'candidate',
  candidate: {
    candidate: 'candidate:1 1 udp 1 10.0.0.1 9 typ host',
    sdpMid: '0',
    sdpMLineIndex: 0,
    usernameFragment: null,
  },
};
const leg = (state: string) => ({ type: 'leg', state, camera: false, microphone: true, paused: false });

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const stateOf = async ({ patient, bookingId }: CallPeople) =>
  (await patient.get(`/api/appointments/${bookingId}`)).body.data.state as string;

async function talkThrough(other: TestProduct): Promise<void> {
  const call = await aCall(product);
  other.clock.set(product.clock.now());
  const patient = await enter(product, call.patient, call.bookingId);
  // The doctor is not in the call yet, so nobody receives this candidate, now or later.
  patient.say({ type: 'candidate', candidate: null });
  const doctor = await enter(product, call.doctor, call.bookingId, other);
  expect(await patient.hear('presence')).toEqual({ type: 'presence', present: true, fresh: true });
  patient.say(OFFER);
  patient.say(CANDIDATE);
  expect((await doctor.hear('description')).description).toEqual(OFFER.description);
  expect(await doctor.hear('candidate')).toEqual(CANDIDATE);
  doctor.say(leg('connecting'));
  expect(await patient.hear('leg')).toEqual(leg('connecting'));
  await call.doctor.post(`/api/appointments/${call.bookingId}/messages`, { text: 'habari' });
  await product.settle();
  await Promise.all([patient.hear('chat'), doctor.hear('chat')]);

  const second = await enter(product, call.doctor, call.bookingId);
  await doctor.hear('replaced');
  expect(await doctor.end()).toBe(1000);
  await patient.hear('presence');
  patient.say(leg('connected'));
  second.say(leg('connected'));
  await Promise.all([patient.hear('leg'), second.hear('leg')]);
  await connected(call);
  for (const process of [product, other]) process.clock.advance(60 * SECOND);
  await product.db.pool.query(
    'update call_sessions set patient_seen_at = $2, doctor_seen_at = $2 where booking_id = $1',
    [call.bookingId, product.clock.now()],
  );
  second.say({ type: 'end' });
  for (const wire of [patient, second]) {
    expect(await wire.hear('ended')).toEqual({ type: 'ended', completed: true });
    expect(await wire.end()).toBe(1000);
  }
  expect(await stateOf(call)).toBe('completed');
  expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data).toMatchObject({
    state: 'ended',
  });
  await product.settle();
}

describe('two people', () => {
  test('in one process: signals reach the other, a new leg replaces the old, a minute together and an end complete the appointment', () =>
    talkThrough(product));

  test('in two processes: the same', async () => {
    const other = await product.another();
    await talkThrough(other);
    await other.close();
  });

  test('who end the call before a minute together have no consultation: the appointment stays scheduled, and both may enter again (PAT-CALL-08)', async () => {
    const call = await aCall(product);
    const [patient, doctor] = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    patient.say({ type: 'end' });
    for (const wire of [patient, doctor]) expect(await wire.hear('ended')).toEqual({ type: 'ended', completed: false });
    expect(await stateOf(call)).toBe('scheduled');
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state).toBe('failed');
    await enter(product, call.patient, call.bookingId);
    expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data.state).toBe('connecting');
  });

  test('learn within one heartbeat that the other one left or crashed', async () => {
    const call = await aCall(product);
    const [patient, doctor] = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    await patient.hear('presence');
    doctor.socket.terminate();
    expect(await patient.hear('presence')).toEqual({ type: 'presence', present: false, fresh: false, silent: true });
    await product.db.pool.query(
      'update call_sessions set doctor_leg = booking_id, doctor_seen_at = $2 where booking_id = $1',
      [call.bookingId, product.clock.now()],
    );
    expect(await patient.hear('presence')).toMatchObject({ present: true });
    product.clock.advance(16 * SECOND);
    expect(await patient.hear('presence')).toMatchObject({ present: false, silent: true });
  });

  test('stay in the call when a heartbeat is written after a later one', async () => {
    const call = await aCall(product);
    await enter(product, call.patient, call.bookingId);
    const { rows } = await product.db.pool.query(
      'select patient_leg as leg, patient_seen_at as seen from call_sessions where booking_id = $1',
      [call.bookingId],
    );
    const late = adjustableClock(new Date(product.clock.now().getTime() - 16 * SECOND));
    await refreshLeg(product.ctx(undefined, { clock: late }), {
      bookingId: call.bookingId,
      side: 'patient',
      leg: rows[0].leg,
    });
    const { rows: after } = await product.db.pool.query(
      'select patient_seen_at as seen from call_sessions where booking_id = $1',
      [call.bookingId],
    );
    expect(after[0].seen).toEqual(rows[0].seen);
  });

  test.each([
    [undefined, false],
    [1000, false],
    [CALL_SILENT_CLOSE_CODE, true],
  ])('hear whether the other one left or lost the network (socket closed with %s)', async (code, silent) => {
    const call = await aCall(product);
    const [patient, doctor] = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    await patient.hear('presence');
    doctor.socket.close(code);
    expect(await patient.hear('presence')).toEqual({ type: 'presence', present: false, fresh: false, silent });
  });

  test('are told that the call is over when the doctor completes the appointment', async () => {
    const call = await aCall(product, 10);
    const patient = await enter(product, call.patient, call.bookingId);
    await call.doctor.post(`/api/appointments/${call.bookingId}/complete`);
    await product.settle();
    expect(await patient.hear('ended')).toEqual({ type: 'ended', completed: true });
  });

  test.each([{ from: 'doctor' }, { side: 'doctor' }, 'booking_id', 'call_id'])(
    'who claim to be somebody else, or in another call (%j), are disconnected, and nobody receives the message (K-03)',
    async (claim) => {
      const call = await aCall(product);
      const beside = await aCall(product, -5, call);
      const [patient, doctor, stranger] = [
        await enter(product, call.patient, call.bookingId),
        await enter(product, call.doctor, call.bookingId),
        await enter(product, beside.doctor, beside.bookingId),
      ];
      patient.say({ ...CANDIDATE, ...(typeof claim === 'string' ? { [claim]: beside.bookingId } : claim) });
      expect(await patient.hear('refused')).toEqual({ type: 'refused', code: 'malformed' });
      // When the doctor hears that the patient left, the earlier presence messages have arrived as well.
      await doctor.hear('presence');
      for (const wire of [doctor, stranger]) {
        await roundTrip(wire);
        expect(wire.heard.filter(({ type }) => type !== 'presence')).toEqual([]);
      }
    },
  );
});

test(
  'ten thousand malformed frames crash nothing, and another call goes on undisturbed (K-02)',
  { timeout: 60_000 },
  async () => {
    const noisy = await aCall(product);
    const quiet = await aCall(product, -5, noisy);
    const [patient, doctor] = [
      await enter(product, quiet.patient, quiet.bookingId),
      await enter(product, quiet.doctor, quiet.bookingId),
    ];
    for (let round = 0; round < 100; round += 1) {
      const wire =
        round % 2 === 0
          ? await new CallSocket(product, noisy.patient).open()
          : await enter(product, noisy.patient, noisy.bookingId);
      for (let frame = 0; frame < 100; frame += 1) wire.socket.send(JUNK[(round + frame) % JUNK.length]!);
      if (round % 4 === 0) await roundTrip(doctor);
      expect([1008, 1009, 1006]).toContain(await wire.end());
      product.clock.advance(1);
    }
    patient.say(CANDIDATE);
    await doctor.hear('candidate');
  },
);

async function roundTrip(wire: CallSocket): Promise<void> {
  wire.say({ type: 'ping' });
  await wire.hear('pong');
}

const JUNK = [
  '',
  '{',
  'null',
  '[]',
  '{"type":"hello"}',
  '{"type":"end","from":"doctor"}',
  '{"type":"description","description":{"type":"offer","sdp":1}}',
  '{"type":"__proto__"}',
  Buffer.alloc(100, 255),
  `{"type":"leg","state":"${'x'.repeat(20_000)}"}`,
  'x'.repeat(80 * 1024),
  '{"type":"candidate","candidate":{"candidate":"a","booking_id":"b"}}',
];

test('too many messages close the socket', async () => {
  const call = await aCall(product);
  const wire = await enter(product, call.patient, call.bookingId);
  for (let said = 0; said < 60; said += 1) wire.say({ type: 'ping' });
  expect(await wire.hear('refused')).toEqual({ type: 'refused', code: 'too-fast' });
});

test('a process that stops tells browsers to connect to another one', async () => {
  const call = await aCall(product);
  const other = await product.another();
  other.clock.set(product.clock.now());
  const wire = await enter(product, call.patient, call.bookingId, other);
  await other.close();
  expect(await wire.end()).toBe(1012);
});
