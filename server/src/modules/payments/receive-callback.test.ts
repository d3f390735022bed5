import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPayment } from './index.ts';
import type { Payment } from './index.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage({ environment: { CALLBACK_KEYS: '1,2' } });
});
afterAll(() => stage.close());

/** A payment whose prompt is on the phone; the sandbox provider sends no callback. */
async function requested(outcome: 'paid' | 'silence' | 'insufficient' = 'silence', delayMs = 0): Promise<Payment> {
  const phone = `+2557${String(60_000_000 + Math.floor(Math.random() * 9_999_999))}`;
  await stage.force({ phone, outcome, delayMs, callbackLost: true });
  const payment = await stage.open({ phone });
  await stage.checkout(payment);
  await stage.settle();
  return now(payment);
}

const now = async (payment: Payment): Promise<Payment> => (await findPayment(stage.ctx(), { id: payment.id }))!;
const inbox = () =>
  stage.rows<{ outcome: string; why: string | null }>('select outcome, why from callback_inbox order by id');
const count = async (sql: string) => (await stage.rows<{ n: number }>(`select count(*) as n from ${sql}`))[0]!.n;

/** A callback with the signature that the card gateway would make. */
async function signed(
  payment: { externalId: string; transactionId: string | null },
  said: Record<string, unknown> = {},
  more: { key?: string; at?: Date; id?: string } = {},
) {
  const { createHmac } = await import('node:crypto');
  const body = JSON.stringify({
    id: more.id ?? `evt_${randomUUID()}`,
    type: 'payment.paid',
    payment: {
      id: payment.transactionId ?? 'theirs',
      reference: payment.externalId,
      status: 'paid',
      amount: '750.00',
      currency: 'KES',
      method: 'mpesa',
      merchant: 'TABIBU',
      ...said,
    },
  });
  const timestamp = String(Math.floor((more.at ?? stage.clock.now()).getTime() / 1000));
  const signature = createHmac('sha256', more.key ?? 'sandbox-cards-callback-secret')
    .update(`${timestamp}.${body}`)
    .digest('hex');
  return { body, headers: { 'x-cards-timestamp': timestamp, 'x-cards-signature': `v1=${signature}` } };
}

async function requestedInKenya(outcome: 'paid' | 'silence' | 'insufficient', delayMs = 0): Promise<Payment> {
  // Jobs also become due by the real clock. A test clock behind it would let the next status query run too early.
  if (stage.clock.now() < new Date()) stage.clock.set(new Date());
  const phone = `+2547${String(10_000_000 + Math.floor(Math.random() * 9_999_999))}`;
  await stage.force({ phone, outcome, delayMs, callbackLost: true });
  const payment = await stage.open({ phone, country: 'KE', price: { amount: 75_000, currency: 'KES' } });
  expect((await stage.checkout(payment, {}, { provider: 'cards' })).status).toBe(200);
  await stage.settle();
  return now(payment);
}

describe('the callback endpoint', () => {
  test("an unknown provider, a wrong secret and another provider's secret all get the same 404", async () => {
    const before = await count('callback_inbox');
    for (const reply of [
      await stage.callBack('azampay', '{}', { secret: 'a'.repeat(43) }),
      await stage.callBack('nobody', '{}'),
      await stage.callBack('azampay', '{}', { secret: stage.services.keys.sign('callback', 'cards') }),
    ])
      expect(reply.status).toBe(404);
    expect(await count('callback_inbox')).toBe(before);
  });

  test('during a key change both path secrets are accepted (W-01)', async () => {
    expect(
      (await stage.callBack('azampay', '{"a":1}', { secret: stage.services.keys.sign('callback', 'azampay/2') }))
        .status,
    ).toBe(200);
    expect(
      (await stage.callBack('azampay', '{"a":2}', { secret: stage.services.keys.sign('callback', 'azampay/3') }))
        .status,
    ).toBe(404);
  });

  test.each([
    ['application/json', '{"broken'],
    ['application/x-www-form-urlencoded', 'utilityref=1&amount=2'],
    ['text/xml', '<a/>'],
    ['application/json', ''],
  ])('%s %j is stored byte for byte and answered with 200', async (type, body) => {
    const text = body === '' ? body : `${body}${randomUUID()}`;
    const reply = await stage.callBack('azampay', text, { headers: { 'content-type': type } });
    expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
    expect(
      await stage.rows('select convert_from(raw, $1) as raw from callback_inbox order by id desc limit 1', ['UTF8']),
    ).toEqual([{ raw: text }]);
    await stage.settle();
    expect((await inbox()).at(-1)).toMatchObject({ outcome: 'rejected' });
  });

  test('more than 64 KiB is refused', async () => {
    expect((await stage.callBack('azampay', `"${'a'.repeat(64 * 1024)}"`)).status).toBe(413);
  });

  test('other routes accept JSON only', async () => {
    const reply = await fetch(`${stage.url}/api/payments/azampay/checkout`, {
      method: 'POST',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.status).toBe(415);
  });
});

describe('what a callback cannot do (W-04, R-14)', () => {
  test('a signed but false success does not settle a waiting payment', async () => {
    const payment = await requestedInKenya('silence');
    const lie = await signed(payment);
    await stage.callBack('cards', lie.body, lie);
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    expect((await inbox()).at(-1)).toMatchObject({ outcome: 'claim' });
  });

  test('a signed but false success does not settle a refused payment', async () => {
    const payment = await requestedInKenya('insufficient');
    await stage.pass(7_000);
    expect(await now(payment)).toMatchObject({ state: 'refused' });
    const lie = await signed(payment);
    await stage.callBack('cards', lie.body, lie);
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'refused' });
  });

  test('a success for an unknown reference opens a case for staff', async () => {
    const before = await count("payment_cases where kind = 'unknown-reference'");
    for (const externalId of [randomUUID(), "x' or true --", 'not-ours']) {
      const foreign = await signed({ externalId, transactionId: 'theirs' });
      expect((await stage.callBack('cards', foreign.body, foreign)).status).toBe(200);
    }
    await stage.settle();
    expect(await count("payment_cases where kind = 'unknown-reference'")).toBe(before + 3);
  });

  test.each([
    ['an unsigned body', {}, true],
    ['a wrong key', { key: 'another-secret' }, false],
    ['a replay after 301 seconds', { at: new Date(Date.now() - 301_000) }, false],
  ] as const)('%s is rejected', async (_what, how, bare) => {
    const payment = await requestedInKenya('paid');
    const forged = await signed(payment, {}, how);
    await stage.callBack('cards', forged.body, bare ? {} : forged);
    await stage.settle();
    expect((await inbox()).at(-1)?.outcome).toBe('rejected');
    expect(await now(payment)).toMatchObject({ state: 'requested' });
  });

  test('a hundred forgeries of the right shape have no effect', async () => {
    // Payments that earlier tests left waiting reach their outcome first, so that they do not add captures below.
    await stage.pass(60_000);
    const payment = await requested();
    const settled = await count("ledger_journals where kind = 'capture'");
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) =>
        stage.callBack(
          'azampay',
          JSON.stringify({
            msisdn: '255754000000',
            amount: '6000',
            message: 'ok',
            utilityref: payment.externalId,
            operator: 'Mpesa',
            reference: payment.transactionId,
            transactionstatus: 'success',
            ...(turn % 2 === 0
              ? {}
              : {
                  signature: Buffer.from(randomUUID().repeat(8)).toString('base64'),
                  externalreference: payment.transactionId,
                }),
            nonce: turn,
          }),
        ),
      ),
    );
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    expect(await count("ledger_journals where kind = 'capture'")).toBe(settled);
  });

  test('a callback for a payment that was never requested does not settle it and opens a case', async () => {
    const payment = await stage.open({
      country: 'KE',
      phone: '+254712345678',
      price: { amount: 75_000, currency: 'KES' },
    });
    await stage.rows("update payments set provider = 'cards', method = 'mpesa' where id = $1", [payment.id]);
    const early = await signed(payment);
    await stage.callBack('cards', early.body, early);
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'created' });
    expect(await count(`payment_cases where kind = 'never-asked' and payment_id = '${payment.id}'`)).toBe(1);
  });
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
