import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants, force } from '../../../test/booking-makers.ts';
import { BRIDGE_NUMBER, aBridgedCall, openBridgeProduct } from '../../../test/bridge-makers.ts';
import type { BridgedCall } from '../../../test/bridge-makers.ts';
import { connected, enter } from '../../../test/call-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { placeBridge } from './place-bridge.ts';
import { eventually } from '../../../test/slow-machines.ts';

let product: TestProduct;
let call: BridgedCall;
beforeAll(async () => {
  product = await openBridgeProduct();
});
afterAll(() => product.close());
afterEach(expectNoBrokenInvariant);
beforeEach(async () => {
  call = await aBridgedCall(product);
});

async function expectNoBrokenInvariant(): Promise<void> {
  expect(await brokenInvariants(product)).toEqual([]);
}

describe('a bridge', () => {
  test('rings the doctor, then the patient, shows our number to both, and a minute of it completes the appointment once', async () => {
    const asked = await call.ask();
    expect([asked.status, asked.body.data.bridge]).toEqual([
      200,
      { number: BRIDGE_NUMBER, last: { stage: 'requested', reason: null, asked_by: 'patient', seconds: 0 } },
    ]);
    await product.settle();
    expect(await call.stage()).toBe('ringing-doctor');
    await call.press(call.doctor.phone, 'answer');
    expect(await call.stage()).toBe('ringing-patient');
    expect((await call.seen(call.doctor)).bridge.last.stage).toBe('ringing-patient');
    await call.press(call.patient.phone, 'answer');
    expect(await call.stage()).toBe('bridged');
    const [rung] = await call.rings();
    expect(rung).toMatchObject({
      from: BRIDGE_NUMBER,
      shownToSecond: BRIDGE_NUMBER,
      second: call.patient.phone.slice(1),
      recorded: false,
      maxSeconds: 44 * 60,
    });
    expect(rung!.say).toMatch(/^This is Tabibu\./);
    product.clock.advance(61 * SECOND);
    await call.press(call.patient.phone, 'hang-up');
    expect((await call.seen()).bridge.last).toEqual({ stage: 'ended', reason: null, asked_by: 'patient', seconds: 61 });
    expect([await call.status(), (await call.seen()).state]).toEqual(['completed', 'ended']);
    await product.settle();
    const { rows } = await product.db.pool.query(
      "select count(*)::int as times from audit_log where action = 'bookings.complete' and object_id = $1",
      [call.bookingId],
    );
    expect(rows[0].times).toBe(1);
    expect((await call.ask()).body).toMatchObject({ status: 409, code: 'call-over' });
  });

  test('of 20 seconds leaves the appointment as it is, and another may be asked for; a minute on the phone in all is enough', async () => {
    for (const [seconds, after] of [
      [20, 'scheduled'],
      [39, 'scheduled'],
      [5, 'completed'],
    ] as const) {
      await call.join();
      product.clock.advance(seconds * SECOND);
      await call.press(call.doctor.phone, 'hang-up');
      expect([await call.stage(), (await call.seen()).bridge.last.seconds, await call.status()]).toEqual([
        'ended',
        seconds,
        after,
      ]);
    }
  });

  test('does not complete the appointment while the two are together in the browser', async () => {
    const wires = [
      await enter(product, call.patient, call.bookingId),
      await enter(product, call.doctor, call.bookingId),
    ];
    for (const wire of wires)
      wire.say({ type: 'leg', state: 'connected', camera: false, microphone: true, paused: false });
    await connected(call);
    await call.join();
    // Both browsers keep writing that they are there.
    for (let steps = 0; steps < 8; steps += 1) {
      product.clock.advance(8 * SECOND);
      await product.db.pool.query(
        'update call_sessions set patient_seen_at = $2, doctor_seen_at = $2 where booking_id = $1',
        [call.bookingId, product.clock.now()],
      );
    }
    await call.press(call.doctor.phone, 'hang-up');
    expect(await call.status()).toBe('scheduled');
    wires[1]!.say({ type: 'end' });
    await eventually(async () => (await call.status()) === 'completed');
    for (const wire of wires) wire.socket.close();
  });

  test('may be asked for by the doctor, and two taps of both ring once', async () => {
    const replies = await Promise.all([call.ask(call.doctor), call.ask(), call.ask(call.doctor), call.ask()]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    await product.settle();
    expect(await call.rings()).toHaveLength(1);
    expect((await call.ask()).body.data.bridge.last.stage).toBe('ringing-doctor');
    await product.settle();
    expect(await call.rings()).toHaveLength(1);
  });

  test('is placed once even when its job runs again', async () => {
    await call.ask();
    await product.settle();
    const { id } = await call.bridgeRow();
    await placeBridge(product.ctx(), { bridgeId: id });
    expect(await call.rings()).toHaveLength(1);
  });

  test('is refused to anybody else, and before and after the window', async () => {
    const strangers = [await product.patient(), (await aWorkingDoctor(product)).browser];
    for (const stranger of strangers) expect((await call.ask(stranger)).status).toBe(404);
    expect((await call.ask(product.visitor())).status).toBe(401);
    const before = product.clock.now();
    product.clock.set(new Date(call.startsAt.getTime() - 10 * MINUTE - 1));
    expect((await call.ask()).body).toMatchObject({ status: 409, code: 'call-not-open' });
    product.clock.set(new Date(call.startsAt.getTime() + 45 * MINUTE));
    expect((await call.ask()).body).toMatchObject({ status: 409, code: 'call-over' });
    product.clock.set(before);
    await product.settle();
    expect(await call.rings()).toHaveLength(0);
  });

  test('may be requested at most four times in ten minutes', async () => {
    await force(product, { phone: call.doctor.phone, voice: 'not-supported' });
    for (let time = 0; time < 4; time += 1) {
      expect((await call.ask()).status).toBe(200);
      await product.settle();
      product.clock.advance(MINUTE);
    }
    const refused = await call.ask();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'too-many-requests',
      '360',
    ]);
    product.clock.advance(6 * MINUTE);
    expect((await call.ask()).status).toBe(200);
  });
});
