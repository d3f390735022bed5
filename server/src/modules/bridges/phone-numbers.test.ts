import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants, force, pay } from '../../../test/booking-makers.ts';
import { aBridgedCall, openBridgeProduct, voiceSecret } from '../../../test/bridge-makers.ts';
import type { BridgedCall } from '../../../test/bridge-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { SECOND } from '../../platform/time.ts';
import { receiveVoice } from '../calls/receive-voice.ts';
import { placeBridge } from './place-bridge.ts';

import { MINUTE } from '../../platform/time.ts';

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

describe('the phone numbers', () => {
  test('are never logged, whatever the gateway refuses or sends', async () => {
    const lines: string[] = [];
    const note = (...said: unknown[]) => {
      lines.push(JSON.stringify(said));
    };
    const ctx = product.ctx(
      { kind: 'provider', name: 'calls.receive-voice' },
      { log: { debug: note, info: note, warn: note, error: note, fatal: note } as never },
    );
    for (const voice of ['invalid-number', 'no-credit', 'unavailable'] as const) {
      await force(product, { phone: call.doctor.phone, voice });
      // A later request time makes this bridge the newest one.
      product.clock.advance(SECOND);
      await call.ask();
      await placeBridge(ctx, { bridgeId: (await call.bridgeRow()).id });
    }
    await receiveVoice(ctx, {
      secret: voiceSecret(product),
      raw: Buffer.from(`isActive=9&callerNumber=${encodeURIComponent(call.patient.phone)}`),
    });
    expect(lines).toHaveLength(4);
    for (const phone of [call.doctor.phone, call.patient.phone]) expect(lines.join()).not.toContain(phone.slice(4));
  });

  test('are in no reply of either side where a bridge is configured (W24)', async () => {
    await call.join();
    const reference = (await call.patient.get(`/api/appointments/${call.bookingId}`)).body.data
      .payment_reference as string;
    const reads = [
      await call.patient.get(`/api/appointments/${call.bookingId}`),
      await call.patient.get('/api/appointments'),
      await call.patient.get(call.path('call')),
      await call.patient.post(call.path('call/join')),
      await call.ask(),
      await call.patient.get(`/api/receipts/${reference}`),
      await call.patient.get(`/api/payments/azampay/status?reference_id=${reference}`),
    ];
    for (const { status, text } of reads)
      expect([status, text.includes(call.doctor.phone.slice(4))]).toEqual([200, false]);
    const doctors = [
      await call.doctor.get(call.path('call')),
      await call.doctor.post(call.path('call/join')),
      await call.ask(call.doctor),
      await call.doctor.get('/api/doctor/overview'),
      await call.doctor.get('/api/doctor/appointments'),
      await call.doctor.get(`/api/doctor/appointments/${call.bookingId}`),
    ];
    for (const { status, text } of doctors)
      expect([status, text.includes(call.patient.phone.slice(4))]).toEqual([200, false]);
    expect(reads[0]!.body.data).toMatchObject({ doctor_phone: null, bridge: true });
    expect((await call.seen()).phone).toBeNull();
    const { rows } = await product.db.pool.query(
      'select row_to_json(b)::text as text from call_bridges b union all select row_to_json(a)::text from audit_log a where object_id = $1',
      [call.bookingId],
    );
    for (const { text } of rows)
      for (const phone of [call.doctor.phone, call.patient.phone]) expect(text).not.toContain(phone.slice(4));
    await call.press(call.doctor.phone, 'hang-up');
  });

  test('of a doctor who accepts an emergency are not in the message either', async () => {
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
    expect((await patient.get(`/api/appointments/${opened.body.data.id}`)).body.data).toMatchObject({
      doctor_phone: null,
      bridge: true,
    });
  });

  test('are shown without a voice gateway when nobody has called, and no bridge is offered', async () => {
    const plain = await openTestProduct();
    const doctor = await aWorkingDoctor(plain);
    const patient = await plain.patient();
    const id = await anAppointment(plain, patient, doctor.id, at(plain, 1, '10:00'));
    expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
      doctor_phone: null,
      bridge: false,
    });
    plain.clock.set(new Date(Date.parse(at(plain, 1, '10:00')) + 5 * MINUTE));
    expect((await patient.get(`/api/appointments/${id}/call`)).body.data).toMatchObject({
      phone: doctor.phone,
      bridge: null,
    });
    expect((await patient.post(`/api/appointments/${id}/call/bridge`)).body).toMatchObject({
      status: 503,
      code: 'bridge-unavailable',
    });
    expect(
      (
        await fetch(`${plain.url}/api/calls/voice/${voiceSecret(product)}`, {
          method: 'POST',
          body: 'isActive=1&sessionId=s',
        })
      ).status,
    ).toBe(404);
    await plain.close();
  });
});
