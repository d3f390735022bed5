import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants, force } from '../../../test/booking-makers.ts';
import { aBridgedCall, callBackVoice, openBridgeProduct } from '../../../test/bridge-makers.ts';
import type { BridgedCall } from '../../../test/bridge-makers.ts';
import { enter } from '../../../test/call-makers.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { sweepCalls } from '../calls/sweep-calls.ts';
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

describe('a bridge that joins nobody', () => {
  test.each([
    ['busy', 'doctor-busy'],
    ['no-answer', 'doctor-no-answer'],
    ['not-supported', 'not-supported'],
    ['invalid-number', 'not-supported'],
    ['no-credit', 'unavailable'],
  ] as const)("the doctor's phone: the result %s fails the bridge with %s", async (voice, reason) => {
    await force(product, { phone: call.doctor.phone, voice });
    await call.ask();
    await product.settle();
    await eventually(async () => (await call.stage()) === 'failed');
    expect([
      (await call.seen()).bridge.last.reason,
      (await call.seen(call.doctor)).bridge.last.reason,
      await call.status(),
    ]).toEqual([reason, reason, 'scheduled']);
  });

  test('the patient rejects, or does not answer', async () => {
    for (const [voice, reason] of [
      ['busy', 'patient-busy'],
      ['no-answer', 'patient-no-answer'],
    ] as const) {
      await force(product, { phone: call.patient.phone, voice });
      product.clock.advance(SECOND);
      await call.ask();
      await product.settle();
      await call.press(call.doctor.phone, 'answer');
      await eventually(async () => (await call.stage()) === 'failed');
      expect((await call.seen()).bridge.last.reason).toBe(reason);
    }
  });

  test('a request whose response was lost is not sent twice, and later callbacks are still handled', async () => {
    await force(product, { phone: call.doctor.phone, voice: 'lost' });
    await call.ask();
    await product.settle();
    expect([await call.stage(), (await call.rings()).length]).toEqual(['requested', 1]);
    await call.press(call.doctor.phone, 'answer');
    expect(await call.stage()).toBe('ringing-patient');
  });

  test('it fails when the provider sends no callback, and a late last callback still counts', async () => {
    await force(product, { phone: call.doctor.phone, voice: 'unavailable' });
    await call.ask();
    await product.settle();
    expect(await call.stage()).toBe('requested');
    product.clock.advance(2 * MINUTE);
    await product.settle();
    expect((await call.seen()).bridge.last).toMatchObject({ stage: 'failed', reason: 'unknown' });
    const { id } = await call.bridgeRow();
    await callBackVoice(product, {
      isActive: '0',
      sessionId: 'late',
      clientRequestId: id,
      dialDurationInSeconds: '70',
      hangupCause: 'NORMAL_CLEARING',
    });
    expect([(await call.seen()).bridge.last.seconds, await call.status()]).toEqual([70, 'completed']);
  });

  test('a request that waited too long in the queue rings nobody', async () => {
    await call.ask();
    product.clock.advance(61 * SECOND);
    await product.settle();
    expect([(await call.seen()).bridge.last.reason, (await call.rings()).length]).toEqual(['unavailable', 0]);
  });

  test("when the appointment is settled while the doctor's phone rings, the call is hung up", async () => {
    await call.ask();
    await product.settle();
    product.clock.set(new Date(call.startsAt.getTime() + 10 * MINUTE));
    await call.doctor.post(call.path('complete'));
    await call.press(call.doctor.phone, 'answer');
    expect((await call.rings()).at(-1)).toMatchObject({ state: 'over', second: null });
    expect((await call.bridgeRow()).state).toBe('failed');
  });
});

describe('who counts as absent', () => {
  /**
   * Sets the clock and the time when the patient was last seen. The clock comes first, because the patient's own socket
   * writes that time by it every few seconds.
   */
  const patientWaitsAt = async (minutes: number) => {
    product.clock.set(new Date(call.startsAt.getTime() + minutes * MINUTE));
    await product.db.pool.query('update call_sessions set patient_seen_at = $2 where booking_id = $1', [
      call.bookingId,
      product.clock.now(),
    ]);
  };

  test('nobody is judged while a bridge rings, and a doctor who picked up is not absent', async () => {
    const wire = await enter(product, call.patient, call.bookingId);
    await call.ask();
    await product.settle();
    await call.press(call.doctor.phone, 'answer');
    await patientWaitsAt(16);
    await sweepCalls(product.ctx());
    expect(await call.status()).toBe('scheduled');
    await call.press(call.patient.phone, 'hang-up');
    await sweepCalls(product.ctx());
    expect(await call.status()).toBe('scheduled');
    wire.socket.close();
  });

  test('a doctor who did not pick up is absent', async () => {
    const wire = await enter(product, call.patient, call.bookingId);
    await force(product, { phone: call.doctor.phone, voice: 'no-answer' });
    await call.ask();
    await product.settle();
    await eventually(async () => (await call.stage()) === 'failed');
    await patientWaitsAt(16);
    await sweepCalls(product.ctx());
    expect(await call.status()).toBe('scheduled');
    await call.patient.post(`/api/appointments/${call.bookingId}/call/outcome`, { spoke: false });
    expect(await call.status()).toBe('cancelled');
    wire.socket.close();
  });
});
