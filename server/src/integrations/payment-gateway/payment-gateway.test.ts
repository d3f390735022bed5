import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually, listen, raiseStage, type HeardCallback, type Stage } from '../testing/stage.ts';
import { agree } from './agree.ts';
import { azamPay } from './azampay.ts';
import { cardGateway } from './card-gateway.ts';
import type { CallbackReading, GatewayTruth, PaymentGateway, PushRequest } from './port.ts';

const PARTIES = [
  { name: 'azampay', method: 'mpesa', currency: 'TZS', amount: 600_000, prefix: '+255754000' },
  { name: 'cards', method: 'mtn', currency: 'UGX', amount: 25_000, prefix: '+256772000' },
];

describe.each(PARTIES)('$name', ({ name, method, currency, amount, prefix }) => {
  let stage: Stage;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    stage = await raiseStage({ timeoutMs: 500 });
    gateway = stage.integrations.gatewayNamed(name)!;
  });
  afterEach(() => stage.calm());
  afterAll(() => stage.close());

  const request = (suffix: string): PushRequest => ({ externalId: randomUUID(), method, phone: `${prefix}${suffix}`, amount, currency });
  const ask = (input: PushRequest, transactionId: string | null = null) => gateway.queryStatus({ externalId: input.externalId, transactionId, method });
  const ends = (input: PushRequest) => eventually(async () => {
    const truth = await ask(input);
    return truth.state !== 'pending' && truth;
  });
  const callbacksOf = (input: PushRequest) => stage.heard.filter((heard) => heard.raw.includes(input.externalId));
  const read = ({ raw, headers, at }: HeardCallback): Promise<CallbackReading> => gateway.readCallback(raw, headers, at);
  const firstReading = async (input: PushRequest) => read(await eventually(() => callbacksOf(input)[0]));
  const verdict = (input: PushRequest, truth: GatewayTruth) =>
    agree({ externalId: input.externalId, transactionId: null, amount, currency, method, payee: gateway.payee }, truth, { claims: [], doubted: false }).verdict;

  test('an accepted push is pending, then paid, and the status agrees in everything', async () => {
    const input = request('000');
    const outcome = await gateway.requestPush(input);
    expect(outcome).toEqual({ kind: 'accepted', transactionId: expect.any(String) });
    expect(await ask(input)).toMatchObject({ state: 'pending', amount, currency });
    const truth = await ends(input);
    expect(truth).toEqual({
      state: 'paid', externalId: input.externalId, transactionId: outcome.kind === 'accepted' && outcome.transactionId, amount, currency, operator: method, payee: 'TABIBU',
    });
    expect(verdict(input, truth)).toBe('paid');
    expect(await firstReading(input)).toMatchObject({ kind: 'claim', signed: true, claims: 'paid', externalId: input.externalId, amount, currency, operator: method });
  });

  test.each([
    ['001', 'insufficient-funds'],
    ['002', 'cancelled'],
    ['007', 'insufficient-funds'],
  ])('…%s is refused: %s', async (suffix, reason) => {
    const input = request(suffix);
    await gateway.requestPush(input);
    expect(await ends(input)).toMatchObject({ state: 'refused', reason });
    expect(await firstReading(input)).toMatchObject({ claims: 'refused', reason });
  });

  test('…003 never answers and never calls back', async () => {
    const input = request('003');
    await gateway.requestPush(input);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await ask(input)).toMatchObject({ state: 'pending' });
    expect(callbacksOf(input)).toHaveLength(0);
  });

  test('…004 is paid much later than …000', async () => {
    const input = request('004');
    await gateway.requestPush(input);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await ask(input)).toMatchObject({ state: 'pending' });
    expect(await ends(input)).toMatchObject({ state: 'paid' });
  });

  test('…005 calls back twice with the same event', async () => {
    const input = request('005');
    await gateway.requestPush(input);
    const both = await eventually(() => callbacksOf(input).length === 2 && callbacksOf(input));
    const readings = await Promise.all(both.map(read));
    expect(readings[0]).toMatchObject({ kind: 'claim', claims: 'paid' });
    expect(readings[1]).toEqual(readings[0]);
  });

  test('…006 pays another amount, which the status shows', async () => {
    const input = request('006');
    await gateway.requestPush(input);
    const truth = await ends(input);
    expect(truth.amount).toBeLessThan(amount);
    expect(verdict(input, truth)).toBe('mismatch');
  });

  test('…008 calls back a success with a bad signature while nothing was paid', async () => {
    const input = request('008');
    await gateway.requestPush(input);
    expect(await firstReading(input)).toEqual({ kind: 'rejected', why: 'bad-signature' });
    expect(await ask(input)).toMatchObject({ state: 'pending' });
  });

  test('the same reference twice makes one prompt, and the second answer is unknown', async () => {
    const input = request('003');
    await gateway.requestPush(input);
    expect(await gateway.requestPush(input)).toEqual({ kind: 'unknown', why: 'duplicate-reference', mayHaveReached: true });
    expect((await stage.truth(input.externalId)).payment).toMatchObject({ asked: 2 });
  });

  test('an answer lost after acceptance is unknown, and the status by our reference finds the payment', async () => {
    const input = request('000');
    await stage.force({ answer: 'lost' });
    expect(await gateway.requestPush(input)).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: true });
    expect(await ends(input)).toMatchObject({ state: 'paid', externalId: input.externalId });
  });

  test('a provider that hangs is a timeout, one that is down an HTTP error', async () => {
    await stage.force({ answer: 'hang' });
    expect(await gateway.requestPush(request('000'))).toEqual({ kind: 'unknown', why: 'timeout', mayHaveReached: true });
    await stage.force({ answer: 'unavailable', status: 'unavailable' });
    expect(await gateway.requestPush(request('000'))).toEqual({ kind: 'unknown', why: 'http-error', mayHaveReached: true });
    await stage.calm();
    const input = request('003');
    await gateway.requestPush(input);
    await stage.force({ status: 'unavailable' });
    expect(await ask(input)).toMatchObject({ state: 'unreachable', why: 'http-error' });
  });

  test('a reference that was never sent is not found', async () => {
    expect(await ask(request('000'))).toMatchObject({ state: 'not-found' });
  });

  test('fifty copies of a callback arrive, or none, as forced', async () => {
    const many = request('000');
    await stage.force({ copies: 50 });
    await gateway.requestPush(many);
    await eventually(() => callbacksOf(many).length === 50);
    await stage.force({ callbackLost: true });
    const lost = request('000');
    await gateway.requestPush(lost);
    expect(await ends(lost)).toMatchObject({ state: 'paid' });
    expect(callbacksOf(lost)).toHaveLength(0);
  });
});

describe('answers that no decent party gives (X-01)', () => {
  const now = () => new Date();
  const secrets = { appName: 'TABIBU', clientId: 'c', clientSecret: 's', apiKey: 'k' };
  const token = JSON.stringify({ success: true, data: { accessToken: 't', expire: '2999-01-01T00:00:00Z' } });
  const bodies = [
    { name: 'HTML', why: 'unreadable', status: 200, headers: {}, body: '<h1>Welcome</h1>' },
    { name: 'one megabyte', why: 'too-large', status: 200, headers: {}, body: `"${'x'.repeat(1024 * 1024)}"` },
    { name: 'a redirect', why: 'redirect', status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' },
    { name: 'wrong types', why: 'unreadable', status: 200, headers: {}, body: '{"success":"yes","id":7,"url":7}' },
    { name: 'an amount that is none', why: 'unreadable', status: 200, headers: {}, body: '{"success":true,"data":{"status":"success","amount":"NaN"}}' },
  ];

  test.each(bodies)('$name is unknown to both adapters', async ({ why, status, headers, body }) => {
    const { url, server } = await listen((request, response) => {
      if (request.url?.includes('GenerateToken')) response.end(token);
      else response.writeHead(status, headers).end(body);
    });
    const options = { sandbox: true, now, timeoutMs: 2_000 };
    const azam = azamPay({ ...secrets, authUrl: url, checkoutUrl: url, statusUrl: url, requireSignature: true }, options);
    const cards = cardGateway({ url, merchant: 'TABIBU', apiKey: 'k', callbackSecrets: ['s'] }, options);
    for (const gateway of [azam, cards]) {
      const push = await gateway.requestPush({ externalId: 'x', method: 'mpesa', phone: '+255754000000', amount: 600_000, currency: 'TZS' });
      expect(push).toMatchObject({ kind: 'unknown', why, mayHaveReached: true });
      expect(await gateway.queryStatus({ externalId: 'x', transactionId: null, method: 'mpesa' })).toMatchObject({ state: 'unreachable', why });
    }
    server.close();
  });

  test('a party that cannot be reached for a token was certainly not asked for money', async () => {
    const { url, server } = await listen(() => {});
    await new Promise((resolve) => server.close(resolve));
    const gateway = azamPay({ ...secrets, authUrl: url, checkoutUrl: url, statusUrl: url, requireSignature: true }, { sandbox: true, now });
    const push = await gateway.requestPush({ externalId: 'x', method: 'mpesa', phone: '+255754000000', amount: 600_000, currency: 'TZS' });
    expect(push).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: false });
  });
});
