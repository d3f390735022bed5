import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SandboxCall } from '@tabibu/sandbox/world';
import { anAppointment, at, brokenInvariants, force, pay } from '../../../test/booking-makers.ts';
import { aCall, connected, enter, until } from '../../../test/call-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { aDoctor } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { placeBridge } from './place-bridge.ts';
import { receiveVoice } from './receive-voice.ts';
import { sweepCalls } from './sweep-calls.ts';

const NUMBER = '+255800111222';

let product: TestProduct;
let call: CallPeople;
beforeAll(async () => { product = await openTestProduct({ start: new Date('2027-01-15T05:00:00Z'), environment: { AFRICASTALKING_VOICE_NUMBER: NUMBER } }); });
afterAll(() => product.close());
// oxlint-disable-next-line vitest/no-standalone-expect
afterEach(async () => { expect(await brokenInvariants(product)).toEqual([]); });
beforeEach(async () => { call = await aCall(product, 1); });

const path = (rest: string, id = call.bookingId) => `/api/appointments/${id}/${rest}`;
const ask = (who = call.patient) => who.post(path('call/bridge'));
const seen = async (who = call.patient) => (await who.get(path('call'))).body.data;
const stage = async () => (await seen()).bridge.last?.stage as string | undefined;
const status = async () => (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data.status as string;
const rings = async (): Promise<SandboxCall[]> => {
  const { calls } = (await (await fetch(`${product.sandboxUrl}/sandbox/truth/calls`)).json()) as { calls: SandboxCall[] };
  return calls.filter(({ first }) => first === call.doctor.phone.slice(1));
};
const press = async (phone: string, key: 'answer' | 'hang-up') => {
  const session = (await rings()).at(-1)!.sessionId;
  const { status } = await fetch(`${product.sandboxUrl}/sandbox/handset/call`, { method: 'POST', body: new URLSearchParams({ phone, session, key }), redirect: 'manual' });
  expect(status).toBe(303);
};
const wait = (milliseconds: number) => { product.clock.set(new Date(product.clock.now().getTime() + milliseconds)); };
const secret = () => product.services.keys.sign('callback', 'africastalking-voice');
const callBack = (form: Record<string, string>, more: { secret?: string } = {}) =>
  fetch(`${product.url}/api/calls/voice/${more.secret ?? secret()}`, { method: 'POST', body: new URLSearchParams(form) });
const bridgeRow = async () => (await product.db.pool.query('select * from call_bridges where booking_id = $1 order by requested_at desc limit 1', [call.bookingId])).rows[0];

/** Asks, and both pick up. */
async function joined(): Promise<void> {
  expect((await ask()).status).toBe(200);
  await product.settle();
  await press(call.doctor.phone, 'answer');
  await press(call.patient.phone, 'answer');
}

describe('a bridge', () => {
  test('rings the doctor, then the patient, shows our number to both, and a minute of it completes the appointment once', async () => {
    const asked = await ask();
    expect([asked.status, asked.body.data.bridge]).toEqual([200, { number: NUMBER, last: { stage: 'requested', reason: null, asked_by: 'patient', seconds: 0 } }]);
    await product.settle();
    expect(await stage()).toBe('ringing-doctor');
    await press(call.doctor.phone, 'answer');
    expect(await stage()).toBe('ringing-patient');
    expect((await seen(call.doctor)).bridge.last.stage).toBe('ringing-patient');
    await press(call.patient.phone, 'answer');
    expect(await stage()).toBe('bridged');
    const [rung] = await rings();
    expect(rung).toMatchObject({ from: NUMBER, shownToSecond: NUMBER, second: call.patient.phone.slice(1), recorded: false, maxSeconds: 44 * 60 });
    expect(rung!.say).toMatch(/^This is Tabibu\./);
    wait(61 * SECOND);
    await press(call.patient.phone, 'hang-up');
    expect((await seen()).bridge.last).toEqual({ stage: 'ended', reason: null, asked_by: 'patient', seconds: 61 });
    expect([await status(), (await seen()).state]).toEqual(['completed', 'ended']);
    await product.settle();
    const { rows } = await product.db.pool.query("select count(*)::int as times from audit_log where action = 'bookings.complete' and object_id = $1", [call.bookingId]);
    expect(rows[0].times).toBe(1);
    expect((await ask()).body).toMatchObject({ status: 409, code: 'call-over' });
  });

  test('of 20 seconds leaves the appointment as it is, and another may be asked for; a minute on the phone in all is enough', async () => {
    for (const [seconds, after] of [[20, 'scheduled'], [39, 'scheduled'], [5, 'completed']] as const) {
      await joined();
      wait(seconds * SECOND);
      await press(call.doctor.phone, 'hang-up');
      expect([await stage(), (await seen()).bridge.last.seconds, await status()]).toEqual(['ended', seconds, after]);
    }
  });

  test('never completes under the feet of two who are together in the browser', async () => {
    const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
    for (const wire of wires) wire.say({ type: 'leg', state: 'connected', camera: false, microphone: true, paused: false });
    await connected(call);
    await joined();
    // Both browsers go on showing that they are there.
    for (let steps = 0; steps < 8; steps += 1) {
      wait(8 * SECOND);
      await product.db.pool.query('update call_sessions set patient_seen_at = $2, doctor_seen_at = $2 where booking_id = $1', [call.bookingId, product.clock.now()]);
    }
    await press(call.doctor.phone, 'hang-up');
    expect(await status()).toBe('scheduled');
    wires[1]!.say({ type: 'end' });
    await until(async () => await status() === 'completed');
    for (const wire of wires) wire.socket.close();
  });

  test('may be asked for by the doctor, and two taps of both ring once', async () => {
    const replies = await Promise.all([ask(call.doctor), ask(), ask(call.doctor), ask()]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    await product.settle();
    expect(await rings()).toHaveLength(1);
    expect((await ask()).body.data.bridge.last.stage).toBe('ringing-doctor');
    await product.settle();
    expect(await rings()).toHaveLength(1);
  });

  test('is placed once even when its job runs again', async () => {
    await ask();
    await product.settle();
    const { id } = await bridgeRow();
    await placeBridge(product.ctx(), { bridgeId: id });
    expect(await rings()).toHaveLength(1);
  });

  test('is not there for anybody else, before the window and after it', async () => {
    const strangers = [await product.patient(), (await aWorkingDoctor(product)).browser];
    for (const stranger of strangers) expect((await ask(stranger)).status).toBe(404);
    expect((await ask(product.visitor())).status).toBe(401);
    const before = product.clock.now();
    product.clock.set(new Date(call.startsAt.getTime() - 10 * MINUTE - 1));
    expect((await ask()).body).toMatchObject({ status: 409, code: 'call-not-open' });
    product.clock.set(new Date(call.startsAt.getTime() + 45 * MINUTE));
    expect((await ask()).body).toMatchObject({ status: 409, code: 'call-over' });
    product.clock.set(before);
    await product.settle();
    expect(await rings()).toHaveLength(0);
  });

  test('is asked for four times in ten minutes at most', async () => {
    await force(product, { phone: call.doctor.phone, voice: 'not-supported' });
    for (let time = 0; time < 4; time += 1) {
      expect((await ask()).status).toBe(200);
      await product.settle();
      wait(MINUTE);
    }
    const refused = await ask();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'too-many-requests', '360']);
    wait(6 * MINUTE);
    expect((await ask()).status).toBe(200);
  });
});

describe('a bridge that joins nobody', () => {
  test.each([['busy', 'doctor-busy'], ['no-answer', 'doctor-no-answer'], ['not-supported', 'not-supported'], ['invalid-number', 'not-supported'], ['no-credit', 'unavailable']] as const)('the doctor\'s phone: %s is %s', async (voice, reason) => {
    await force(product, { phone: call.doctor.phone, voice });
    await ask();
    await product.settle();
    await until(async () => await stage() === 'failed');
    expect([(await seen()).bridge.last.reason, (await seen(call.doctor)).bridge.last.reason, await status()]).toEqual([reason, reason, 'scheduled']);
  });

  test('the patient rejects, or does not answer', async () => {
    for (const [voice, reason] of [['busy', 'patient-busy'], ['no-answer', 'patient-no-answer']] as const) {
      await force(product, { phone: call.patient.phone, voice });
      wait(SECOND);
      await ask();
      await product.settle();
      await press(call.doctor.phone, 'answer');
      await until(async () => await stage() === 'failed');
      expect((await seen()).bridge.last.reason).toBe(reason);
    }
  });

  test('an answer that was lost is not asked for twice: callbacks go on from there', async () => {
    await force(product, { phone: call.doctor.phone, voice: 'lost' });
    await ask();
    await product.settle();
    expect([await stage(), (await rings()).length]).toEqual(['requested', 1]);
    await press(call.doctor.phone, 'answer');
    expect(await stage()).toBe('ringing-patient');
  });

  test('silence of the provider gives it up, and the truth that comes later is still taken', async () => {
    await force(product, { phone: call.doctor.phone, voice: 'unavailable' });
    await ask();
    await product.settle();
    expect(await stage()).toBe('requested');
    wait(2 * MINUTE);
    await product.settle();
    expect((await seen()).bridge.last).toMatchObject({ stage: 'failed', reason: 'unknown' });
    const { id } = await bridgeRow();
    await callBack({ isActive: '0', sessionId: 'late', clientRequestId: id, dialDurationInSeconds: '70', hangupCause: 'NORMAL_CLEARING' });
    expect([(await seen()).bridge.last.seconds, await status()]).toEqual([70, 'completed']);
  });

  test('a request whose turn comes too late rings nobody', async () => {
    await ask();
    wait(61 * SECOND);
    await product.settle();
    expect([(await seen()).bridge.last.reason, (await rings()).length]).toEqual(['unavailable', 0]);
  });

  test('an appointment that was settled while the doctor\'s phone rang hangs up', async () => {
    await ask();
    await product.settle();
    await call.doctor.post(path('complete'));
    await press(call.doctor.phone, 'answer');
    expect((await rings()).at(-1)).toMatchObject({ state: 'over', second: null });
    expect((await bridgeRow()).state).toBe('failed');
  });
});

describe('callbacks', () => {
  const ended = { isActive: '0', dialDurationInSeconds: '90', hangupCause: 'NORMAL_CLEARING', amount: '63.0', currencyCode: 'TZS' };

  test('with a wrong secret, of another call and of nobody\'s move nothing', async () => {
    await joined();
    wait(90 * SECOND);
    const { id, session_id: sessionId } = await bridgeRow();
    for (const wrong of ['x'.repeat(43), product.services.keys.sign('callback', 'africastalking')]) {
      expect((await callBack({ ...ended, clientRequestId: id, sessionId }, { secret: wrong })).status).toBe(404);
    }
    await callBack({ ...ended, clientRequestId: id, sessionId: 'ATVId_other' });
    await callBack({ ...ended, clientRequestId: crypto.randomUUID(), sessionId });
    await callBack({ ...ended, clientRequestId: "' or 1=1", sessionId });
    const answered = await callBack({ isActive: '1', clientRequestId: id, sessionId: 'ATVId_other' });
    expect([answered.status, await answered.text()]).toEqual([200, expect.stringContaining('<Response><Reject/></Response>')]);
    const incoming = await callBack({ isActive: '1', direction: 'Inbound', sessionId: 'x', callerNumber: call.patient.phone });
    expect(await incoming.text()).toContain('<Reject/>');
    expect([await stage(), await status()]).toEqual(['bridged', 'scheduled']);
    await press(call.doctor.phone, 'hang-up');
  });

  test('that come twice count once, and the same answer is given again', async () => {
    await ask();
    await product.settle();
    const { id, session_id: sessionId } = await bridgeRow();
    const said = { isActive: '1', clientRequestId: id, sessionId };
    const [first, again] = [await (await callBack(said)).text(), await (await callBack(said)).text()];
    expect(first).toContain(`<Dial phoneNumbers="${call.patient.phone}" callerId="${NUMBER}" record="false" maxDuration="2640"/>`);
    expect(again).toBe(first);
    wait(50 * SECOND);
    for (let time = 0; time < 3; time += 1) expect((await callBack({ ...ended, dialDurationInSeconds: '40', clientRequestId: id, sessionId })).status).toBe(200);
    const { rows } = await product.db.pool.query('select bridged_ms::int as ms from call_sessions where booking_id = $1', [call.bookingId]);
    expect([rows[0].ms, await status()]).toEqual([40_000, 'scheduled']);
  });

  test('that come in the wrong order end where the right order ends', async () => {
    await ask();
    await product.settle();
    const { id, session_id: sessionId } = await bridgeRow();
    const names = { clientRequestId: id, sessionId };
    wait(100 * SECOND);
    await callBack({ isActive: '1', callSessionState: 'Bridged', ...names });
    expect(await stage()).toBe('bridged');
    await callBack({ ...ended, ...names });
    const late = await callBack({ isActive: '1', ...names });
    expect(await late.text()).toContain('<Reject/>');
    await callBack({ isActive: '1', callSessionState: 'Bridged', ...names });
    expect([await stage(), await status()]).toEqual(['ended', 'completed']);
  });

  test('cannot claim more time than has passed', async () => {
    await ask();
    await product.settle();
    const { id, session_id: sessionId } = await bridgeRow();
    wait(30 * SECOND);
    await callBack({ ...ended, clientRequestId: id, sessionId });
    expect([(await seen()).bridge.last.seconds, await status()]).toEqual([30, 'scheduled']);
  });

  test('under an old secret are taken while both are live', async () => {
    const rolled = await openTestProduct({ environment: { AFRICASTALKING_VOICE_NUMBER: NUMBER, CALLBACK_KEYS: '1,2' } });
    const at = (text: string) => fetch(`${rolled.url}/api/calls/voice/${rolled.services.keys.sign('callback', text)}`, { method: 'POST', body: new URLSearchParams({ isActive: '0', sessionId: 's' }) });
    expect([(await at('africastalking-voice')).status, (await at('africastalking-voice/2')).status, (await at('africastalking-voice/3')).status]).toEqual([200, 200, 404]);
    await rolled.close();
  });
});

describe('who counts as absent', () => {
  /** The clock first: the patient's own socket says by it, now and then, that it is there. */
  const patientWaitsAt = async (minutes: number) => {
    product.clock.set(new Date(call.startsAt.getTime() + minutes * MINUTE));
    await product.db.pool.query('update call_sessions set patient_seen_at = $2 where booking_id = $1', [call.bookingId, product.clock.now()]);
  };

  test('nobody is judged while a bridge rings, and a doctor who picked up came', async () => {
    const wire = await enter(product, call.patient, call.bookingId);
    await ask();
    await product.settle();
    await press(call.doctor.phone, 'answer');
    await patientWaitsAt(16);
    await sweepCalls(product.ctx());
    expect(await status()).toBe('scheduled');
    await press(call.patient.phone, 'hang-up');
    await sweepCalls(product.ctx());
    expect(await status()).toBe('scheduled');
    wire.socket.close();
  });

  test('a doctor who did not pick up did not come', async () => {
    const wire = await enter(product, call.patient, call.bookingId);
    await force(product, { phone: call.doctor.phone, voice: 'no-answer' });
    await ask();
    await product.settle();
    await until(async () => await stage() === 'failed');
    await patientWaitsAt(16);
    await sweepCalls(product.ctx());
    expect(await status()).toBe('scheduled');
    await call.patient.post(`/api/appointments/${call.bookingId}/call/outcome`, { spoke: false });
    expect(await status()).toBe('cancelled');
    wire.socket.close();
  });
});

describe('the numbers', () => {
  test('are never logged, whatever the gateway refuses or sends', async () => {
    const lines: string[] = [];
    const note = (...said: unknown[]) => { lines.push(JSON.stringify(said)); };
    const ctx = product.ctx({ kind: 'provider', name: 'calls.receive-voice' }, { log: { debug: note, info: note, warn: note, error: note, fatal: note } as never });
    for (const voice of ['invalid-number', 'no-credit', 'unavailable'] as const) {
      await force(product, { phone: call.doctor.phone, voice });
      await ask();
      await placeBridge(ctx, { bridgeId: (await bridgeRow()).id });
    }
    await receiveVoice(ctx, { secret: secret(), raw: Buffer.from(`isActive=9&callerNumber=${encodeURIComponent(call.patient.phone)}`) });
    expect(lines).toHaveLength(4);
    for (const phone of [call.doctor.phone, call.patient.phone]) expect(lines.join()).not.toContain(phone.slice(4));
  });

  test('are in no reply of either side where a bridge is configured (W24)', async () => {
    await joined();
    const reference = (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data.payment_reference as string;
    const reads = [
      await call.patient.get(`/api/appointments/${call.bookingId}`), await call.patient.get('/api/appointments'), await call.patient.get(path('call')), await call.patient.post(path('call/join')), await ask(),
      await call.patient.get(`/api/receipts/${reference}`), await call.patient.get(`/api/payments/azampay/status?reference_id=${reference}`),
    ];
    for (const { status, text } of reads) expect([status, text.includes(call.doctor.phone.slice(4))]).toEqual([200, false]);
    const doctors = [await call.doctor.get(path('call')), await call.doctor.post(path('call/join')), await ask(call.doctor), await call.doctor.get('/api/doctor/overview'), await call.doctor.get('/api/doctor/appointments'), await call.doctor.get(`/api/doctor/appointments/${call.bookingId}`)];
    for (const { status, text } of doctors) expect([status, text.includes(call.patient.phone.slice(4))]).toEqual([200, false]);
    expect(reads[0]!.body.data).toMatchObject({ doctor_phone: null, bridge: true });
    expect((await seen()).phone).toBeNull();
    const { rows } = await product.db.pool.query('select row_to_json(b)::text as text from call_bridges b union all select row_to_json(a)::text from audit_log a where object_id = $1', [call.bookingId]);
    for (const { text } of rows) for (const phone of [call.doctor.phone, call.patient.phone]) expect(text).not.toContain(phone.slice(4));
    await press(call.doctor.phone, 'hang-up');
  });

  test('of a doctor who accepts an emergency is not in the message either', async () => {
    const onCall = '+255718888001';
    const id = await aDoctor(product, { phone: onCall, onCall: true });
    const patient = await product.patient();
    const opened = await patient.post('/api/bookings', { doctor_id: id, is_emergency: true });
    await pay(product, patient, opened.body.data.id);
    await product.settle();
    const link = /\/e\/([\w-]{20,})/.exec((await messagesTo(product, onCall)).at(-1)!)![1]!;
    expect((await product.visitor().post(`/api/emergencies/${link}/accept`)).status).toBe(200);
    await product.settle();
    const told = (await messagesTo(product, patient.phone)).at(-1)!;
    expect(told).toContain(`/call/${opened.body.data.id}`);
    expect(told).not.toContain(onCall.slice(4));
    expect((await patient.get(`/api/appointments/${opened.body.data.id}`)).body.data).toMatchObject({ doctor_phone: null, bridge: true });
  });

  test('are there as before without a voice gateway, and no bridge is', async () => {
    const plain = await openTestProduct();
    const doctor = await aWorkingDoctor(plain);
    const patient = await plain.patient();
    const id = await anAppointment(plain, patient, doctor.id, at(plain, 1, '10:00'));
    expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({ doctor_phone: doctor.phone, bridge: false });
    plain.clock.set(new Date(Date.parse(at(plain, 1, '10:00'))));
    expect((await patient.get(path('call', id))).body.data).toMatchObject({ phone: doctor.phone, bridge: null });
    expect((await patient.post(path('call/bridge', id))).body).toMatchObject({ status: 503, code: 'bridge-unavailable' });
    expect((await fetch(`${plain.url}/api/calls/voice/${secret()}`, { method: 'POST', body: 'isActive=1&sessionId=s' })).status).toBe(404);
    await plain.close();
  });
});
