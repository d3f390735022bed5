import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { BRIDGE_NUMBER, aBridgedCall, callBackVoice, openBridgeProduct } from '../../../test/bridge-makers.ts';
import type { BridgedCall } from '../../../test/bridge-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { SECOND } from '../../platform/time.ts';

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

describe('callbacks', () => {
  const ended = {
    isActive: '0',
    dialDurationInSeconds: '90',
    hangupCause: 'NORMAL_CLEARING',
    amount: '63.0',
    currencyCode: 'TZS',
  };

  test('with a wrong secret, of another call or of an unknown one change nothing', async () => {
    await call.join();
    product.clock.advance(90 * SECOND);
    const { id, session_id: sessionId } = await call.bridgeRow();
    for (const wrong of ['x'.repeat(43), product.services.keys.sign('callback', 'africastalking')]) {
      expect((await callBackVoice(product, { ...ended, clientRequestId: id, sessionId }, wrong)).status).toBe(404);
    }
    await callBackVoice(product, { ...ended, clientRequestId: id, sessionId: 'ATVId_other' });
    await callBackVoice(product, { ...ended, clientRequestId: crypto.randomUUID(), sessionId });
    await callBackVoice(product, { ...ended, clientRequestId: "' or 1=1", sessionId });
    const answered = await callBackVoice(product, { isActive: '1', clientRequestId: id, sessionId: 'ATVId_other' });
    expect([answered.status, await answered.text()]).toEqual([
      200,
      expect.stringContaining('<Response><Reject/></Response>'),
    ]);
    const incoming = await callBackVoice(product, {
      isActive: '1',
      direction: 'Inbound',
      sessionId: 'x',
      callerNumber: call.patient.phone,
    });
    expect(await incoming.text()).toContain('<Reject/>');
    expect([await call.stage(), await call.status()]).toEqual(['bridged', 'scheduled']);
    await call.press(call.doctor.phone, 'hang-up');
  });

  test('that come twice count once, and the same answer is given again', async () => {
    await call.ask();
    await product.settle();
    const { id, session_id: sessionId } = await call.bridgeRow();
    const said = { isActive: '1', clientRequestId: id, sessionId };
    const [first, again] = [
      await (await callBackVoice(product, said)).text(),
      await (await callBackVoice(product, said)).text(),
    ];
    expect(first).toContain(
      `<Dial phoneNumbers="${call.patient.phone}" callerId="${BRIDGE_NUMBER}" record="false" maxDuration="2640"/>`,
    );
    expect(again).toBe(first);
    product.clock.advance(50 * SECOND);
    for (let time = 0; time < 3; time += 1)
      expect(
        (await callBackVoice(product, { ...ended, dialDurationInSeconds: '40', clientRequestId: id, sessionId }))
          .status,
      ).toBe(200);
    const { rows } = await product.db.pool.query(
      'select bridged_ms::int as ms from call_sessions where booking_id = $1',
      [call.bookingId],
    );
    expect([rows[0].ms, await call.status()]).toEqual([40_000, 'scheduled']);
  });

  test('that come in the wrong order lead to the same result', async () => {
    await call.ask();
    await product.settle();
    const { id, session_id: sessionId } = await call.bridgeRow();
    const names = { clientRequestId: id, sessionId };
    product.clock.advance(100 * SECOND);
    await callBackVoice(product, { isActive: '1', callSessionState: 'Bridged', ...names });
    expect(await call.stage()).toBe('bridged');
    await callBackVoice(product, { ...ended, ...names });
    const late = await callBackVoice(product, { isActive: '1', ...names });
    expect(await late.text()).toContain('<Reject/>');
    await callBackVoice(product, { isActive: '1', callSessionState: 'Bridged', ...names });
    expect([await call.stage(), await call.status()]).toEqual(['ended', 'completed']);
  });

  test('cannot claim more time than has passed', async () => {
    await call.ask();
    await product.settle();
    const { id, session_id: sessionId } = await call.bridgeRow();
    product.clock.advance(30 * SECOND);
    await callBackVoice(product, { ...ended, clientRequestId: id, sessionId });
    expect([(await call.seen()).bridge.last.seconds, await call.status()]).toEqual([30, 'scheduled']);
  });

  test('with the previous secret are accepted while both secrets are valid', async () => {
    const rolled = await openTestProduct({
      environment: { AFRICASTALKING_VOICE_NUMBER: BRIDGE_NUMBER, CALLBACK_KEYS: '1,2' },
    });
    const at = (text: string) =>
      fetch(`${rolled.url}/api/calls/voice/${rolled.services.keys.sign('callback', text)}`, {
        method: 'POST',
        body: new URLSearchParams({ isActive: '0', sessionId: 's' }),
      });
    expect([
      (await at('africastalking-voice')).status,
      (await at('africastalking-voice/2')).status,
      (await at('africastalking-voice/3')).status,
    ]).toEqual([200, 200, 404]);
    await rolled.close();
  });
});
