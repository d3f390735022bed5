import { randomUUID } from 'node:crypto';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { cardGateway } from './card-gateway.ts';
import { eventually } from '../../../test/slow-machines.ts';
import type { PaymentGateway } from './port.ts';

let stage: Stage;
let gateway: PaymentGateway;
beforeAll(async () => {
  stage = await startSandbox();
  gateway = stage.integrations.gatewayNamed('cards')!;
});
afterAll(() => stage.close());

const SHOP = 'http://shop.example:4199';

async function openPage(method: string) {
  const externalId = randomUUID();
  const input = {
    externalId,
    method,
    amount: 22_550,
    currency: 'ZAR',
    description: 'Consultation',
    returnUrl: `${SHOP}/back?x=1`,
    cancelUrl: `${SHOP}/cancelled`,
    language: 'en',
  };
  const outcome = await gateway.startHostedPayment!(input);
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  const submit = (fields: Record<string, string>) =>
    fetch(outcome.redirectUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const truth = () => gateway.queryStatus({ externalId, transactionId: null, method });
  return { ...outcome, input, externalId, submit, truth };
}

const CARD = { decision: 'approve', name: 'Amina Juma', number: '4242 4242 4242 4242', expiry: '12/39', cvv: '123' };

describe('hosted page', () => {
  test('a good card pays, the return address names the session, and only the status proves the payment', async () => {
    const page = await openPage('card');
    expect(await page.truth()).toMatchObject({ state: 'pending', amount: 22_550, currency: 'ZAR' });
    const back = await page.submit(CARD);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `${SHOP}/back?x=1&session_id=${page.transactionId}`,
    ]);
    expect(await page.truth()).toMatchObject({
      state: 'paid',
      amount: 22_550,
      currency: 'ZAR',
      operator: 'card',
      payee: 'TABIBU',
    });
    const callback = await eventually(() => stage.heard.find((heard) => heard.raw.includes(page.externalId)));
    expect(callback.path).toBe('/cards/payment');
    expect(await gateway.readCallback(callback.raw, callback.headers)).toMatchObject({
      kind: 'claim',
      signed: true,
      claims: 'paid',
      amount: 22_550,
    });
  });

  test('the page shows four fields, stores no card number, and can redirect to the shop only', async () => {
    const page = await openPage('card');
    const response = await fetch(page.redirectUrl);
    const text = await response.text();
    for (const name of ['name', 'number', 'expiry', 'cvv']) expect(text).toContain(`name="${name}"`);
    expect(text).toContain('R 225.50');
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`);
    const wrong = await page.submit({ ...CARD, number: '4242 4242 4242 4241', cvv: '12', name: '<b>x</b>' });
    const again = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(again).toContain('&lt;b&gt;x');
    expect(again.replace(/placeholder="[^"]*"|<p class="card quiet">.*<\/p>/g, '')).not.toContain('4242');
    expect(JSON.stringify(await stage.truth(page.externalId))).not.toContain('4242424242424242');
  });

  test.each([
    ['declined', '4000 0000 0000 0002', 'declined'],
    ['insufficient', '4000000000009995', 'insufficient-funds'],
  ])('a %s card is refused', async (_name, number, reason) => {
    const page = await openPage('card');
    expect((await page.submit({ ...CARD, number })).status).toBe(303);
    expect(await page.truth()).toMatchObject({ state: 'refused', reason });
  });

  test('cancelling leads to the cancel address and refuses the payment', async () => {
    const page = await openPage('card');
    expect((await page.submit({ decision: 'cancel' })).headers.get('location')).toBe(
      `${SHOP}/cancelled?session_id=${page.transactionId}`,
    );
    expect(await page.truth()).toMatchObject({ state: 'refused', reason: 'cancelled' });
    expect((await page.submit(CARD)).status).toBe(303);
    expect(await page.truth()).toMatchObject({ state: 'refused' });
  });

  test.each(['paypal', 'instant_eft', 'snapscan', 'apple_pay', 'google_pay'])(
    '%s is approved or declined on a page without card fields',
    async (method) => {
      const [yes, no] = [await openPage(method), await openPage(method)];
      expect(await (await fetch(yes.redirectUrl)).text()).not.toContain('name="cvv"');
      await yes.submit({ decision: 'approve' });
      await no.submit({ decision: 'decline' });
      expect([await yes.truth(), await no.truth()]).toMatchObject([
        { state: 'paid', operator: method },
        { state: 'refused', reason: 'declined' },
      ]);
    },
  );

  test('a repeated reference gets the same session, and one with another amount is a duplicate', async () => {
    const page = await openPage('card');
    expect(await gateway.startHostedPayment!(page.input)).toMatchObject({ transactionId: page.transactionId });
    expect(await gateway.startHostedPayment!({ ...page.input, amount: 1_00 })).toMatchObject({
      kind: 'unknown',
      why: 'duplicate-reference',
    });
  });
});

describe('signature', () => {
  const secret = sandboxSecrets().cards.callbackSecret;
  const config = { url: 'http://127.0.0.1:9', merchant: 'TABIBU', apiKey: 'wrong' };

  test('a changed byte, another secret, a missing or an old signature are rejected; a second configured secret is accepted', async () => {
    const page = await openPage('paypal');
    await page.submit({ decision: 'approve' });
    const { raw, headers, at } = await eventually(() =>
      stage.heard.find((heard) => heard.raw.includes(page.externalId)),
    );
    for (let position = 0; position < raw.length; position += 7) {
      const changed = Buffer.from(raw);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(await gateway.readCallback(changed, headers, at)).toEqual({ kind: 'rejected', why: 'bad-signature' });
    }
    expect(await gateway.readCallback(raw, {}, at)).toEqual({ kind: 'rejected', why: 'unsigned' });
    expect(await gateway.readCallback(raw, headers, new Date(at.getTime() + 302_000))).toEqual({
      kind: 'rejected',
      why: 'stale',
    });
    const rotated = (callbackSecrets: string[]) =>
      cardGateway({ ...config, callbackSecrets }, { sandbox: true, now: () => at });
    expect(await rotated(['new']).readCallback(raw, headers, at)).toEqual({ kind: 'rejected', why: 'bad-signature' });
    expect(await rotated(['new', secret]).readCallback(raw, headers, at)).toMatchObject({ kind: 'claim' });
  });

  test('a wrong API key is refused as "credentials"', async () => {
    const stranger = cardGateway(
      { ...config, url: `${stage.url}/sandbox/cards`, callbackSecrets: [secret] },
      { sandbox: true, now: () => new Date() },
    );
    expect(
      await stranger.requestPush({
        externalId: 'x',
        method: 'mtn',
        phone: '+256772000000',
        amount: 1000,
        currency: 'UGX',
      }),
    ).toMatchObject({ kind: 'refused', reason: 'credentials' });
    expect(await stranger.queryStatus({ externalId: 'x', transactionId: null, method: 'mtn' })).toMatchObject({
      state: 'unreachable',
    });
  });
});
