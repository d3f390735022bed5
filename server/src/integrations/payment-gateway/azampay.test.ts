import { randomUUID } from 'node:crypto';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { comparePayment } from './compare-payment.ts';
import { azamPay } from './azampay.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { AzamPayConfig } from './azampay.ts';
import type { PushRequest } from './port.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startSandbox();
});
afterEach(() => stage.calm());
afterAll(() => stage.close());

const config = (changes: Partial<AzamPayConfig> = {}): AzamPayConfig => {
  const url = `${stage.url}/sandbox/azampay`;
  return {
    authUrl: url,
    checkoutUrl: url,
    statusUrl: url,
    ...sandboxSecrets().azampay,
    requireSignature: true,
    ...changes,
  };
};
const adapter = (changes: Partial<AzamPayConfig> = {}, now = () => new Date()) =>
  azamPay(config(changes), { sandbox: true, now, timeoutMs: 2_000 });
const request = (changes: Partial<PushRequest> = {}): PushRequest => ({
  externalId: randomUUID(),
  method: 'mpesa',
  phone: '+255754000000',
  amount: 600_000,
  currency: 'TZS',
  ...changes,
});
const heardOf = (input: PushRequest) =>
  eventually(() => stage.heard.find((heard) => heard.raw.includes(input.externalId)));

describe('token', () => {
  test('wrong credentials are refused as "credentials" (423)', async () => {
    const gateway = adapter({ clientSecret: 'wrong' });
    expect(await gateway.requestPush(request())).toMatchObject({
      kind: 'refused',
      reason: 'credentials',
      message: expect.stringContaining('423'),
    });
    expect(await gateway.queryStatus({ externalId: 'x', transactionId: null, method: 'mpesa' })).toMatchObject({
      state: 'unreachable',
    });
  });

  test('the sandbox answers 423 in the form of the provider', async () => {
    const response = await fetch(`${stage.url}/sandbox/azampay/AppRegistration/GenerateToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ appName: 'a', clientId: 'b', clientSecret: 'c' }),
    });
    expect([response.status, await response.json()]).toMatchObject([423, { success: false, statusCode: 423 }]);
  });

  test('one token serves many calls until a minute before it expires, and a 401 renews it once', async () => {
    let tokens = 0;
    const counting = await listen(async (incoming, response) => {
      if (incoming.url?.includes('GenerateToken')) tokens += 1;
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { 'content-type': type = '', authorization = '', 'x-api-key': key = '' } = incoming.headers;
      const passed = await fetch(`${stage.url}${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers: { ...(type && { 'content-type': type }), authorization, 'x-api-key': String(key) },
        ...(incoming.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      response.writeHead(passed.status).end(await passed.text());
    });
    const url = `${counting.url}/sandbox/azampay`;
    let later = 0;
    const gateway = adapter({ authUrl: url, checkoutUrl: url, statusUrl: url }, () => new Date(Date.now() + later));
    await Promise.all([gateway.requestPush(request()), gateway.requestPush(request()), gateway.requestPush(request())]);
    expect(tokens).toBe(1);
    await stage.force({ revokeTokens: true });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await gateway.requestPush(request())).toMatchObject({ kind: 'accepted' });
    expect(tokens).toBe(2);
    later = 58 * 60_000;
    await gateway.requestPush(request());
    expect(tokens).toBe(2);
    later = 59 * 60_000 + 1_000;
    await gateway.requestPush(request());
    expect(tokens).toBe(3);
    counting.server.close();
  });
});

describe('checkout', () => {
  test('names the field that the provider refuses', async () => {
    expect(await adapter().requestPush(request({ phone: '+254712000111' }))).toEqual({
      kind: 'refused',
      reason: 'invalid-request',
      message: expect.stringContaining('accountNumber'),
    });
  });

  test.each([
    [{ method: 'card' }, 'not-carried'],
    [{ currency: 'KES' }, 'not-carried'],
    [{ amount: 600_050 }, 'invalid-request'],
  ] as const)('%j is refused without a call', async (changes, reason) => {
    const gateway = adapter({ authUrl: 'http://127.0.0.1:9', checkoutUrl: 'http://127.0.0.1:9' });
    expect(await gateway.requestPush(request(changes))).toMatchObject({ kind: 'refused', reason });
  });

  test.each([
    ['mpesa', 'Mpesa'],
    ['tigopesa', 'Tigo'],
    ['airtel_money', 'Airtel'],
    ['halopesa', 'Halopesa'],
  ])('%s is sent as %s', async (method, provider) => {
    const input = request({ method, phone: '+255754123003' });
    expect(await adapter().requestPush(input)).toMatchObject({ kind: 'accepted' });
    expect((await stage.truth(input.externalId)).payment).toMatchObject({
      method: provider,
      amount: '6000',
      phone: '255754123003',
    });
  });
});

describe('callback', () => {
  test('the newer shape is signed, and a change of a signed field makes the signature invalid', async () => {
    const input = request();
    const gateway = adapter();
    await gateway.requestPush(input);
    const { raw, headers } = await heardOf(input);
    expect(await gateway.readCallback(raw, headers)).toMatchObject({
      kind: 'claim',
      signed: true,
      claims: 'paid',
      amount: 600_000,
    });
    const forged = JSON.parse(raw.toString()) as Record<string, string>;
    for (const [field, value] of [
      ['utilityref', randomUUID()],
      ['transactionstatus', 'failure'],
      ['operator', 'Tigo'],
      ['externalreference', 'x'],
    ] as const) {
      const changed = Buffer.from(JSON.stringify({ ...forged, [field]: value }));
      expect(await gateway.readCallback(changed, headers)).toEqual({ kind: 'rejected', why: 'bad-signature' });
    }
    const otherAccount = Buffer.from(JSON.stringify({ ...forged, clientId: 'another' }));
    expect(await gateway.readCallback(otherAccount, headers)).toEqual({ kind: 'rejected', why: 'wrong-account' });
    const wrongPassword = Buffer.from(JSON.stringify({ ...forged, password: 'guess' }));
    expect(await gateway.readCallback(wrongPassword, headers)).toEqual({ kind: 'rejected', why: 'wrong-account' });
  });

  test('the classic shape is a claim only where signatures are not required', async () => {
    await stage.force({ shape: 'classic' });
    const input = request();
    await adapter().requestPush(input);
    const { raw, headers } = await heardOf(input);
    const open = { requireSignature: false, callbackUser: null, callbackPassword: null };
    expect(await adapter().readCallback(raw, headers)).toEqual({ kind: 'rejected', why: 'wrong-account' });
    expect(await adapter({ callbackUser: null, callbackPassword: null }).readCallback(raw, headers)).toEqual({
      kind: 'rejected',
      why: 'unsigned',
    });
    expect(await adapter(open).readCallback(raw, headers)).toMatchObject({
      kind: 'claim',
      signed: false,
      claims: 'paid',
      externalId: input.externalId,
    });
  });

  test('a callback is "unverifiable", not rejected, when the public key cannot be fetched', async () => {
    const input = request();
    await adapter().requestPush(input);
    const { raw, headers } = await heardOf(input);
    expect(await adapter({ checkoutUrl: 'http://127.0.0.1:9' }).readCallback(raw, headers)).toEqual({
      kind: 'unverifiable',
      why: 'transport',
    });
  });

  test.each([
    '',
    'null',
    '[]',
    '<xml/>',
    '{"utilityref":"x"}',
    '{"utilityref":{},"reference":1,"transactionstatus":"success","amount":1}',
  ])('%j is rejected', async (text) => {
    expect(await adapter().readCallback(Buffer.from(text), {})).toMatchObject({ kind: 'rejected' });
  });
});

describe('status', () => {
  test('an answer without details proves nothing, even with a signed callback, because its signature does not cover the amount', async () => {
    await stage.force({ status: 'loose' });
    const input = request();
    const gateway = adapter();
    const push = await gateway.requestPush(input);
    const transactionId = push.kind === 'accepted' ? push.transactionId : null;
    const { raw, headers } = await heardOf(input);
    const truth = await gateway.queryStatus({ externalId: input.externalId, transactionId, method: 'mpesa' });
    expect(truth).toMatchObject({ state: 'paid', amount: null, transactionId });
    const expected = {
      externalId: input.externalId,
      transactionId,
      amount: 600_000,
      currency: 'TZS',
      method: 'mpesa',
      payee: gateway.payee,
    };
    const claim = await gateway.readCallback(raw, headers);
    expect(claim).toMatchObject({ kind: 'claim', covers: ['reference', 'state', 'operator', 'transaction'] });
    expect(
      comparePayment(expected, truth, { claims: claim.kind === 'claim' ? [claim] : [], doubted: false }),
    ).toMatchObject({
      verdict: 'unproven',
    });
  });

  test.each([
    [{ data: 'failed', message: 'x', success: true, statusCode: 200 }, { state: 'refused' }],
    [
      { pgReferenceId: 'theirs', status: 'success', message: '', success: true, statusCode: 200 },
      { state: 'paid', transactionId: 'theirs', amount: null },
    ],
    [{ data: null, message: 'Transaction not found', success: false, statusCode: 200 }, { state: 'not-found' }],
    [
      { data: 'perhaps', message: '', success: true, statusCode: 200 },
      { state: 'unreachable', why: 'unreadable' },
    ],
    [
      { data: { status: 'success', amount: -6000 }, message: '', success: true },
      { state: 'unreachable', why: 'unreadable' },
    ],
  ])('the answer %j is read as %j', async (answer, truth) => {
    const { url, server } = await listen((_request, response) => void response.end(JSON.stringify(answer)));
    expect(
      await adapter({ statusUrl: url }).queryStatus({ externalId: 'ours', transactionId: 'theirs', method: 'mpesa' }),
    ).toMatchObject(truth);
    server.close();
  });
});
