import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
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

describe('what a callback does', () => {
  test('fifty equal callbacks at once are stored once and settle once, with one journal and one event (W-02, R-11)', async () => {
    const payment = await requestedInKenya('paid');
    stage.clock.advance(100);
    const copy = await signed(payment);
    const replies = await Promise.all(Array.from({ length: 50 }, () => stage.callBack('cards', copy.body, copy)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await stage.settle();
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect(await count(`callback_inbox where payment_id = '${payment.id}'`)).toBe(1);
    expect(await count(`ledger_journals where reference = '${payment.id}'`)).toBe(1);
    expect(
      stage.told.filter(({ name, payload }) => name === 'payments.settled' && payload.paymentId === payment.id),
    ).toHaveLength(1);
  });

  test('fifty different callbacks for one payment settle it once', async () => {
    const payment = await requestedInKenya('paid');
    stage.clock.advance(100);
    const copies = await Promise.all(Array.from({ length: 50 }, () => signed(payment)));
    await Promise.all(copies.map((copy) => stage.callBack('cards', copy.body, copy)));
    await stage.settle();
    expect(await count(`callback_inbox where payment_id = '${payment.id}'`)).toBe(50);
    expect(await count(`ledger_journals where reference = '${payment.id}'`)).toBe(1);
    expect(
      stage.told.filter(({ name, payload }) => name === 'payments.settled' && payload.paymentId === payment.id),
    ).toHaveLength(1);
  });

  test('in whatever order callbacks arrive, the payment ends in the state that the provider reports (W-05)', async () => {
    const claims = fc.shuffledSubarray(['pending', 'paid', 'refused', 'paid', 'refused', 'pending'], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(claims, fc.constantFrom('paid' as const, 'insufficient' as const), async (order, outcome) => {
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
      }),
      { numRuns: 15 },
    );
  });
});

test('when all callbacks are lost, status queries find every outcome (W-07)', async () => {
  const wanted = Array.from({ length: 30 }, (_, turn) =>
    turn % 3 === 0 ? ('insufficient' as const) : ('paid' as const),
  );
  const payments: Payment[] = [];
  for (const outcome of wanted) payments.push(await requested(outcome, 20_000));
  await stage.pass(90_000, 15_000);
  const states = await Promise.all(payments.map(async (payment) => (await now(payment)).state));
  expect(states).toEqual(wanted.map((outcome) => (outcome === 'paid' ? 'settled' : 'refused')));
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
