import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPayment } from './index.ts';
import type { Payment } from './index.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => { stage = await raisePaymentStage({ environment: { CALLBACK_KEYS: '1,2' } }); });
afterAll(() => stage.close());

/** A payment whose prompt is on the phone; the outside party itself sends nothing. */
async function requested(outcome: 'paid' | 'silence' | 'insufficient' = 'silence', delayMs = 0): Promise<Payment> {
  const phone = `+2557${String(60_000_000 + Math.floor(Math.random() * 9_999_999))}`;
  await stage.force({ phone, outcome, delayMs, callbackLost: true });
  const payment = await stage.open({ phone });
  await stage.checkout(payment);
  await stage.settle();
  return now(payment);
}

const now = async (payment: Payment): Promise<Payment> => (await findPayment(stage.ctx(), { id: payment.id }))!;
const inbox = () => stage.rows<{ outcome: string; why: string | null }>('select outcome, why from callback_inbox order by id');
const count = async (sql: string) => (await stage.rows<{ n: number }>(`select count(*) as n from ${sql}`))[0]!.n;

/** A callback of the card gateway, signed as it signs. */
async function signed(payment: { externalId: string; transactionId: string | null }, said: Record<string, unknown> = {}, more: { key?: string; at?: Date; id?: string } = {}) {
  const { createHmac } = await import('node:crypto');
  const body = JSON.stringify({
    id: more.id ?? `evt_${randomUUID()}`, type: 'payment.paid',
    payment: { id: payment.transactionId ?? 'theirs', reference: payment.externalId, status: 'paid', amount: '750.00', currency: 'KES', method: 'mpesa', merchant: 'TABIBU', ...said },
  });
  const timestamp = String(Math.floor((more.at ?? stage.clock.now()).getTime() / 1000));
  const signature = createHmac('sha256', more.key ?? 'sandbox-cards-callback-secret').update(`${timestamp}.${body}`).digest('hex');
  return { body, headers: { 'x-cards-timestamp': timestamp, 'x-cards-signature': `v1=${signature}` } };
}

async function requestedInKenya(outcome: 'paid' | 'silence' | 'insufficient', delayMs = 0): Promise<Payment> {
  const phone = `+2547${String(10_000_000 + Math.floor(Math.random() * 9_999_999))}`;
  await stage.force({ phone, outcome, delayMs, callbackLost: true });
  const payment = await stage.open({ phone, country: 'KE', price: { amount: 75_000, currency: 'KES' } });
  expect((await stage.checkout(payment, {}, { provider: 'cards' })).status).toBe(200);
  await stage.settle();
  return now(payment);
}

describe('the door for callbacks', () => {
  test('an unknown provider, a wrong secret and a missing address are the same 404', async () => {
    const before = await count('callback_inbox');
    for (const reply of [
      await stage.callBack('azampay', '{}', { secret: 'a'.repeat(43) }),
      await stage.callBack('nobody', '{}'),
      await stage.callBack('azampay', '{}', { secret: stage.services.keys.sign('callback', 'cards') }),
    ]) expect(reply.status).toBe(404);
    expect(await count('callback_inbox')).toBe(before);
  });

  test('two path secrets are good while one replaces the other (W-01)', async () => {
    expect((await stage.callBack('azampay', '{"a":1}', { secret: stage.services.keys.sign('callback', 'azampay/2') })).status).toBe(200);
    expect((await stage.callBack('azampay', '{"a":2}', { secret: stage.services.keys.sign('callback', 'azampay/3') })).status).toBe(404);
  });

  test.each([
    ['application/json', '{"broken'], ['application/x-www-form-urlencoded', 'utilityref=1&amount=2'], ['text/xml', '<a/>'], ['application/json', ''],
  ])('%s %j is stored as it came and answered with 200', async (type, body) => {
    const text = body === '' ? body : `${body}${randomUUID()}`;
    const reply = await stage.callBack('azampay', text, { headers: { 'content-type': type } });
    expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
    expect(await stage.rows('select convert_from(raw, $1) as raw from callback_inbox order by id desc limit 1', ['UTF8'])).toEqual([{ raw: text }]);
    await stage.settle();
    expect((await inbox()).at(-1)).toMatchObject({ outcome: 'rejected' });
  });

  test('more than 64 KiB is refused', async () => {
    expect((await stage.callBack('azampay', `"${'a'.repeat(64 * 1024)}"`)).status).toBe(413);
  });

  test('other calls keep taking JSON only', async () => {
    const reply = await fetch(`${stage.url}/api/payments/azampay/checkout`, { method: 'POST', body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(reply.status).toBe(415);
  });
});

describe('what a callback cannot do (W-04, R-14)', () => {
  test('a signed lie about a payment that is still waiting moves nothing', async () => {
    const payment = await requestedInKenya('silence');
    const lie = await signed(payment);
    await stage.callBack('cards', lie.body, lie);
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    expect((await inbox()).at(-1)).toMatchObject({ outcome: 'claim' });
  });

  test('a signed lie about a refused payment moves nothing', async () => {
    const payment = await requestedInKenya('insufficient');
    await stage.pass(7_000);
    expect(await now(payment)).toMatchObject({ state: 'refused' });
    const lie = await signed(payment);
    await stage.callBack('cards', lie.body, lie);
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'refused' });
  });

  test('a success of somebody else goes to a person', async () => {
    const before = await count("payment_cases where kind = 'unknown-reference'");
    for (const externalId of [randomUUID(), "x' or true --", 'not-ours']) {
      const foreign = await signed({ externalId, transactionId: 'theirs' });
      expect((await stage.callBack('cards', foreign.body, foreign)).status).toBe(200);
    }
    await stage.settle();
    expect(await count("payment_cases where kind = 'unknown-reference'")).toBe(before + 3);
  });

  test.each([
    ['an unsigned body', {}, true], ['a wrong key', { key: 'another-secret' }, false], ['a replay after 301 seconds', { at: new Date(Date.now() - 301_000) }, false],
  ] as const)('%s is put aside', async (_what, how, bare) => {
    const payment = await requestedInKenya('paid');
    const forged = await signed(payment, {}, how);
    await stage.callBack('cards', forged.body, bare ? {} : forged);
    await stage.settle();
    expect((await inbox()).at(-1)?.outcome).toBe('rejected');
    expect(await now(payment)).toMatchObject({ state: 'requested' });
  });

  test('a hundred forgeries of the right shape have no effect', async () => {
    const payment = await requested();
    const settled = await count("ledger_journals where kind = 'capture'");
    await Promise.all(Array.from({ length: 100 }, (_, turn) => stage.callBack('azampay', JSON.stringify({
      msisdn: '255754000000', amount: '6000', message: 'ok', utilityref: payment.externalId, operator: 'Mpesa', reference: payment.transactionId, transactionstatus: 'success',
      ...(turn % 2 === 0 ? {} : { signature: Buffer.from(randomUUID().repeat(8)).toString('base64'), externalreference: payment.transactionId }), nonce: turn,
    }))));
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    expect(await count("ledger_journals where kind = 'capture'")).toBe(settled);
  });

  test('a payment that nobody was asked for is not paid by a callback', async () => {
    const payment = await stage.open({ country: 'KE', phone: '+254712345678', price: { amount: 75_000, currency: 'KES' } });
    await stage.rows("update payments set provider = 'cards', method = 'mpesa' where id = $1", [payment.id]);
    const early = await signed(payment);
    await stage.callBack('cards', early.body, early);
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'created' });
    expect(await count(`payment_cases where kind = 'never-asked' and payment_id = '${payment.id}'`)).toBe(1);
  });
});

describe('what a callback does', () => {
  test('fifty copies at once are one row, one settle, one journal, one event (W-02, R-11)', async () => {
    const payment = await requestedInKenya('paid');
    stage.clock.advance(100);
    const copy = await signed(payment);
    const replies = await Promise.all(Array.from({ length: 50 }, () => stage.callBack('cards', copy.body, copy)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect(await count(`callback_inbox where payment_id = '${payment.id}'`)).toBe(1);
    expect(await count(`ledger_journals where reference = '${payment.id}'`)).toBe(1);
    expect(stage.told.filter(({ name, payload }) => name === 'payments.settled' && payload.paymentId === payment.id)).toHaveLength(1);
  });

  test('fifty different ones are one settle too', async () => {
    const payment = await requestedInKenya('paid');
    stage.clock.advance(100);
    const copies = await Promise.all(Array.from({ length: 50 }, () => signed(payment)));
    await Promise.all(copies.map((copy) => stage.callBack('cards', copy.body, copy)));
    await stage.settle();
    expect(await count(`callback_inbox where payment_id = '${payment.id}'`)).toBe(50);
    expect(await count(`ledger_journals where reference = '${payment.id}'`)).toBe(1);
    expect(stage.told.filter(({ name, payload }) => name === 'payments.settled' && payload.paymentId === payment.id)).toHaveLength(1);
  });

  test('in whatever order they come, the payment ends where the truth is (W-05)', async () => {
    const claims = fc.shuffledSubarray(['pending', 'paid', 'refused', 'paid', 'refused', 'pending'], { minLength: 1 });
    await fc.assert(fc.asyncProperty(claims, fc.constantFrom('paid' as const, 'insufficient' as const), async (order, outcome) => {
      const payment = await requestedInKenya(outcome, 1_000);
      for (const [position, status] of order.entries()) {
        if (position === Math.floor(order.length / 2)) stage.clock.advance(1_500);
        const said = await signed(payment, { status, ...(status === 'refused' ? { reason: 'insufficient' } : {}) });
        await stage.callBack('cards', said.body, said);
        if (position % 2 === 0) await stage.settle();
      }
      await stage.pass(20_000);
      expect((await now(payment)).state).toBe(outcome === 'paid' ? 'settled' : 'refused');
      expect(await count(`ledger_journals where reference = '${payment.id}'`)).toBe(outcome === 'paid' ? 1 : 0);
    }), { numRuns: 15 });
  });
});

test('when all callbacks are lost the poller finds every truth (W-07)', async () => {
  const wanted = Array.from({ length: 30 }, (_, turn) => (turn % 3 === 0 ? 'insufficient' as const : 'paid' as const));
  const payments: Payment[] = [];
  for (const outcome of wanted) payments.push(await requested(outcome, 20_000));
  await stage.pass(90_000, 15_000);
  const states = await Promise.all(payments.map(async (payment) => (await now(payment)).state));
  expect(states).toEqual(wanted.map((outcome) => (outcome === 'paid' ? 'settled' : 'refused')));
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
