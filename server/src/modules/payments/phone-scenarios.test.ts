import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { paymentStatus } from './index.ts';
import type { Payment } from './index.ts';
import { payerOn } from '../../../test/payer.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const unclearTold = (payment: Payment) =>
  stage.told.filter(({ name, payload }) => name === 'payments.unclear' && payload.paymentId === payment.id).length;
const { pay, now, status, captures, cases, hearAll } = payerOn(() => stage);

describe('sandbox phone numbers, by their last three digits', () => {
  test('…000 pays: the prompt is sent, then paid, with one capture and one event', async () => {
    const payment = await pay('000');
    expect(payment).toMatchObject({ state: 'requested' });
    expect(await status(payment)).toMatchObject({ transactionStatus: 'pending', stage: 'sent-to-phone' });
    await stage.pass(7_000);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect(await status(payment)).toMatchObject({ transactionStatus: 'success', stage: 'paid' });
    await hearAll(payment);
    expect(await captures(payment)).toBe(1);
    expect(
      stage.told.filter(({ name, payload }) => name === 'payments.settled' && payload.paymentId === payment.id),
    ).toHaveLength(1);
  });

  test.each([
    ['001', 'insufficient-funds', 'failure', 'refused', 'There is not enough money in your wallet.'],
    ['002', 'cancelled', 'CANCELLED', 'cancelled', 'You cancelled the payment.'],
    ['007', 'insufficient-funds', 'failure', 'refused', 'There is not enough money in your wallet.'],
  ])('…%s is refused as %s', async (suffix, reason, word, shown, message) => {
    const payment = await pay(suffix);
    await stage.pass(7_000);
    expect(await now(payment)).toMatchObject({ state: 'refused', refusalReason: reason });
    expect(await status(payment)).toMatchObject({ transactionStatus: word, stage: shown, message });
    await hearAll(payment);
    expect(await captures(payment)).toBe(0);
    expect(stage.told).toContainEqual({
      name: 'payments.refused',
      payload: { paymentId: payment.id, purposeKind: 'booking', purposeId: payment.purpose.id, reason },
    });
  });

  test('…003 never answers: "do not pay again" after 120 s, a case for staff within a day, refused after 72 h (C41, I-14)', async () => {
    const payment = await pay('003');
    await stage.pass(119 * SECOND, 119 * SECOND);
    expect(await status(payment)).toMatchObject({ stage: 'waiting-for-pin' });
    await stage.pass(2 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'unknown' });
    expect(await status(payment)).toMatchObject({
      transactionStatus: 'pending',
      stage: 'unknown',
      message: 'Payment timeout. Do not pay again. We will text you as soon as your network answers.',
    });
    await stage.pass(24 * HOUR, HOUR);
    expect(await cases(payment)).toEqual(['long-unknown']);
    await stage.pass(49 * HOUR, 6 * HOUR);
    expect(await now(payment)).toMatchObject({ state: 'refused', refusalReason: 'no-answer' });
    expect(await status(payment)).toMatchObject({ transactionStatus: 'failure', stage: 'given-up' });
    expect(await cases(payment)).toEqual(['long-unknown closed', 'no-answer']);
    expect(await captures(payment)).toBe(0);
  });

  test('…004 pays after the payer was told to wait: settled late, once', async () => {
    await stage.force({ phone: '+255754100004', delayMs: 150_000 });
    const payment = await pay('004');
    await stage.pass(125 * SECOND, 25 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'unknown' });
    expect(stage.told).toContainEqual({
      name: 'payments.unclear',
      payload: { paymentId: payment.id, purposeKind: 'booking', purposeId: payment.purpose.id },
    });
    await stage.pass(5 * MINUTE, 30 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    await hearAll(payment);
    expect(await captures(payment)).toBe(1);
  });

  test('…005 sends its callback twice: settled once', async () => {
    const payment = await pay('005');
    await stage.pass(7_000);
    await hearAll(payment);
    expect((await stage.truth(payment)).callbacks).toHaveLength(2);
    expect(await captures(payment)).toBe(1);
  });

  test('…006 pays another amount: never credited, a case for staff, still unknown after 72 h (W-06, R-13)', async () => {
    const payment = await pay('006');
    await stage.pass(7_000);
    await hearAll(payment);
    expect(await now(payment)).toMatchObject({
      state: 'unknown',
      doubt: 'amount',
      seen: { amount: 599_900, currency: 'TZS' },
    });
    expect(await status(payment)).toMatchObject({
      stage: 'unknown',
      detail: 'Your network took TSh 5,999, but the price is TSh 6,000. Our staff have to look into it.',
    });
    expect(await cases(payment)).toEqual(['mismatch']);
    expect(await captures(payment)).toBe(0);
    expect(unclearTold(payment)).toBe(1);
    await stage.pass(73 * HOUR, 12 * HOUR);
    expect(await now(payment)).toMatchObject({ state: 'unknown' });
    expect(await cases(payment)).toContain('mismatch');
  });

  test('…008 sends a forged success callback: it is rejected and the payment does not change', async () => {
    const payment = await pay('008');
    await stage.pass(7_000);
    await hearAll(payment);
    expect((await stage.truth(payment)).callbacks.length).toBeGreaterThan(0);
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    expect(await captures(payment)).toBe(0);
    expect(await stage.rows("select outcome, why from callback_inbox where outcome = 'rejected'")).toContainEqual({
      outcome: 'rejected',
      why: 'bad-signature',
    });
  });
});

describe('a genuine signed body whose amount was changed (P-05, W-06)', () => {
  /**
   * Sends the provider's own callback again with another amount; the signature stays valid because it does not cover
   * the amount.
   */
  async function replay(payment: Payment, amount: string): Promise<void> {
    const [heard] = await stage.rows<{ raw: string }>(
      "select convert_from(raw, 'UTF8') as raw from callback_inbox where payment_id = $1 order by id limit 1",
      [payment.id],
    );
    await stage.callBack('azampay', JSON.stringify({ ...JSON.parse(heard!.raw), amount }));
    await stage.settle();
  }
  const said = async (payment: Payment) =>
    (
      await stage.rows<{ said: { by: string; amount: number | null }[] }>(
        "select details->'said' as said from payment_cases where payment_id = $1 and kind = 'mismatch'",
        [payment.id],
      )
    )[0]!.said;

  test('does not make a wrong amount paid, and the case keeps every claim', async () => {
    await stage.force({ phone: '+255754100906', outcome: 'wrong-amount', status: 'loose' });
    const payment = await pay('906');
    await stage.pass(7_000);
    await hearAll(payment);
    expect(await cases(payment)).toEqual(['mismatch']);
    await replay(payment, '6000');
    await stage.pass(3 * MINUTE, 30 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'unknown', doubt: 'other', seen: null });
    expect(await captures(payment)).toBe(0);
    expect(await cases(payment)).toEqual(['mismatch']);
    expect((await said(payment)).map(({ by, amount }) => [by, amount])).toEqual([
      ['status', null],
      ['callback', 599_900],
      ['callback', 600_000],
    ]);
  });

  test('keeps even the right amount from settling while claims contradict each other; a status answer with the amount settles it and closes the case', async () => {
    await stage.force({ phone: '+255754100907', outcome: 'paid', status: 'loose' });
    const payment = await pay('907');
    await stage.pass(7_000);
    await hearAll(payment);
    await replay(payment, '1');
    await stage.pass(MINUTE, 20 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'unknown' });
    expect(await cases(payment)).toEqual(['mismatch']);
    await stage.force({ phone: '+255754100907', status: 'full' });
    await stage.pass(10 * MINUTE, MINUTE);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect(await cases(payment)).toEqual(['mismatch closed']);
    expect(await captures(payment)).toBe(1);
  });
});

describe('an unclear payment', () => {
  test('after a lost answer, the payment is unclear once the waiting time on the page is over, and the payer is told once', async () => {
    await stage.force({ phone: '+255754100913', answer: 'lost', outcome: 'silence' });
    const payment = await pay('913');
    await stage.pass(110 * SECOND, 22 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'unknown', unclearAt: null });
    expect(unclearTold(payment)).toBe(0);
    await stage.pass(10 * SECOND, 10 * SECOND);
    expect((await now(payment)).unclearAt).toEqual(
      new Date((await now(payment)).requestedAt!.getTime() + 120 * SECOND),
    );
    await stage.pass(HOUR, 15 * MINUTE);
    expect(unclearTold(payment)).toBe(1);
  });

  test('"check again" queries the status now, at most once in ten seconds, and only for the payer', async () => {
    const payment = await pay('003');
    await stage.pass(3 * MINUTE, 3 * MINUTE);
    const ask = (as: string) => stage.askAgain(payment, as);
    expect((await ask(randomUUID())).status).toBe(404);
    stage.clock.advance(11 * SECOND);
    expect((await ask(payment.payerId)).body.data).toMatchObject({ asks: true });
    await stage.settle();
    expect((await now(payment)).askedAt).toEqual(stage.clock.now());
    expect((await ask(payment.payerId)).body.data).toEqual({ asks: false, asked_at: stage.clock.now().toISOString() });
  });
});

describe('a person who uses the test phone', () => {
  const decide = (payment: Payment, pin: string) =>
    fetch(`${stage.sandboxUrl}/sandbox/handset/decide`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ phone: payment.phone, payment: payment.transactionId!, pin, decision: 'approve' }),
    });

  test('approves with a PIN, and the callback starts a status query at once', async () => {
    const payment = await pay('777');
    await decide(payment, '1234');
    await hearAll(payment);
    expect(await status(payment)).toMatchObject({ transactionStatus: 'success', stage: 'paid' });
  });

  test('types a wrong PIN and is told so in Swahili', async () => {
    const payment = await pay('778');
    await decide(payment, '0000');
    await hearAll(payment);
    expect(paymentStatus(await now(payment), stage.clock.now(), 'sw')).toMatchObject({
      transactionStatus: 'failure',
      message: 'PIN si sahihi.',
    });
  });
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
