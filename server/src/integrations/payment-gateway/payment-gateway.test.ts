import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../testing/stage.ts';
import type { HeardCallback, Stage } from '../testing/stage.ts';
import { SECOND } from '../../platform/time.ts';
import { comparePayment } from './compare-payment.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { CallbackReading, GatewayPaymentState, PaymentGateway, PushRequest } from './port.ts';

const PARTIES = [
  { name: 'azampay', method: 'mpesa', currency: 'TZS', amount: 600_000, prefix: '+255754000' },
  { name: 'cards', method: 'mtn', currency: 'UGX', amount: 25_000, prefix: '+256772000' },
];

describe.each(PARTIES)('$name', ({ name, method, currency, amount, prefix }) => {
  let stage: Stage;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    stage = await startSandbox();
    gateway = stage.integrations.gatewayNamed(name)!;
  });
  afterEach(() => stage.calm());
  afterAll(() => stage.close());

  const request = (suffix: string): PushRequest => ({
    externalId: randomUUID(),
    method,
    phone: `${prefix}${suffix}`,
    amount,
    currency,
  });
  const ask = (input: PushRequest, transactionId: string | null = null) =>
    gateway.queryStatus({ externalId: input.externalId, transactionId, method });
  const ends = (input: PushRequest) =>
    eventually(async () => {
      const truth = await ask(input);
      return truth.state !== 'pending' && truth;
    });
  const callbacksOf = (input: PushRequest) => stage.heard.filter((heard) => heard.raw.includes(input.externalId));
  const read = ({ raw, headers, at }: HeardCallback): Promise<CallbackReading> =>
    gateway.readCallback(raw, headers, at);
  const firstReading = async (input: PushRequest) => read(await eventually(() => callbacksOf(input)[0]));
  const approve = async ({ phone, externalId }: PushRequest) => {
    const { payment } = await stage.truth(externalId);
    const form = { phone, payment: payment!.transactionId, pin: '1234', decision: 'approve' };
    await fetch(`${stage.url}/sandbox/handset/decide`, { method: 'POST', body: new URLSearchParams(form) });
  };
  const secondsUntilPaid = async ({ externalId }: PushRequest) => {
    const { payment } = await stage.truth(externalId);
    return (payment!.endsAt! - payment!.createdAt) / SECOND;
  };
  const verdict = (input: PushRequest, truth: GatewayPaymentState) =>
    comparePayment(
      { externalId: input.externalId, transactionId: null, amount, currency, method, payee: gateway.payee },
      truth,
      { claims: [], doubted: false },
    ).verdict;

  test('an accepted push is pending, then paid, and the status agrees in everything', async () => {
    await stage.force({ outcome: 'handset' });
    const input = request('000');
    const outcome = await gateway.requestPush(input);
    expect(outcome).toEqual({ kind: 'accepted', transactionId: expect.any(String) });
    expect(await ask(input)).toMatchObject({ state: 'pending', amount, currency });
    await approve(input);
    const truth = await ends(input);
    expect(truth).toEqual({
      state: 'paid',
      externalId: input.externalId,
      transactionId: outcome.kind === 'accepted' && outcome.transactionId,
      amount,
      currency,
      operator: method,
      payee: 'TABIBU',
    });
    expect(verdict(input, truth)).toBe('paid');
    expect(await firstReading(input)).toMatchObject({
      kind: 'claim',
      signed: true,
      claims: 'paid',
      externalId: input.externalId,
      amount,
      currency,
      operator: method,
    });
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
    expect(await stage.truth(input.externalId)).toMatchObject({ payment: { endsAt: null }, callbacks: [] });
    expect(await ask(input)).toMatchObject({ state: 'pending' });
  });

  test('…004 is paid much later than …000', async () => {
    const [late, quick] = [request('004'), request('000')];
    await gateway.requestPush(late);
    await gateway.requestPush(quick);
    expect(await secondsUntilPaid(late)).toBeGreaterThan(10 * (await secondsUntilPaid(quick)));
    expect(await ends(late)).toMatchObject({ state: 'paid' });
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

  test('a repeated reference makes one prompt, and the second outcome is "unknown"', async () => {
    const input = request('003');
    await gateway.requestPush(input);
    expect(await gateway.requestPush(input)).toEqual({
      kind: 'unknown',
      why: 'duplicate-reference',
      mayHaveReached: true,
    });
    expect((await stage.truth(input.externalId)).payment).toMatchObject({ asked: 2 });
  });

  test('an answer lost after acceptance is "unknown", and a status query by our reference finds the payment', async () => {
    const input = request('000');
    await stage.force({ answer: 'lost' });
    expect(await gateway.requestPush(input)).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: true });
    expect(await ends(input)).toMatchObject({ state: 'paid', externalId: input.externalId });
  });

  test('a provider that hangs gives a timeout, and an unavailable one an HTTP error', async () => {
    await stage.force({ answer: 'hang' });
    expect(await gateway.requestPush(request('000'))).toEqual({
      kind: 'unknown',
      why: 'timeout',
      mayHaveReached: true,
    });
    await stage.force({ answer: 'unavailable', status: 'unavailable' });
    expect(await gateway.requestPush(request('000'))).toEqual({
      kind: 'unknown',
      why: 'http-error',
      mayHaveReached: true,
    });
    await stage.calm();
    const input = request('003');
    await gateway.requestPush(input);
    await stage.force({ status: 'unavailable' });
    expect(await ask(input)).toMatchObject({ state: 'unreachable', why: 'http-error' });
  });

  test('a reference that was never sent is not found', async () => {
    expect(await ask(request('000'))).toMatchObject({ state: 'not-found' });
  });

  test('the sandbox sends fifty copies of a callback, or none, as a test orders', async () => {
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
