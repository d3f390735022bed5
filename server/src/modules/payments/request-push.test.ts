import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment } from './index.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import { whenText } from '../../platform/when-text.ts';
import { payerOn } from '../../../test/payer.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const { pay, now, status, captures, cases, hearAll } = payerOn(() => stage);

describe('a provider that fails (R-10)', () => {
  test('an answer lost after the provider took the request: unknown, then found by a status query, one prompt and one charge', async () => {
    await stage.force({ phone: '+255754400001', answer: 'lost', outcome: 'paid', callbackLost: true });
    const payment = await pay('', { phone: '+255754400001' });
    expect(payment).toMatchObject({ state: 'unknown' });
    expect(await status(payment)).toMatchObject({ transactionStatus: 'pending', stage: 'preparing' });
    await stage.pass(7_000);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect((await stage.truth(payment)).payment?.asked).toBe(1);
    expect(await captures(payment)).toBe(1);
  });

  test('a request that an unavailable provider did not take is repeated under the same reference and prompts once', async () => {
    await stage.force({ phone: '+255754400002', answer: 'unavailable' });
    const payment = await pay('', { phone: '+255754400002' });
    expect((await stage.truth(payment)).payment).toBeNull();
    await stage.force({ phone: '+255754400002', answer: 'normal', outcome: 'paid' });
    await stage.pass(30 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect((await stage.truth(payment)).payment?.asked).toBe(1);
    expect((await now(payment)).tries).toBeGreaterThan(1);
  });

  test('failing status queries leave the payment unknown until they work again', async () => {
    await stage.force({ phone: '+255754400003', outcome: 'paid', status: 'unavailable', callbackLost: true });
    const payment = await pay('', { phone: '+255754400003' });
    await stage.pass(3 * MINUTE, 30 * SECOND);
    expect(await now(payment)).toMatchObject({ state: 'unknown' });
    await stage.force({ phone: '+255754400003', status: 'full' });
    await stage.pass(6 * MINUTE, MINUTE);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
  });

  test('a status without amount and payee never settles, not even with a callback whose signature does not cover the amount (P-05)', async () => {
    for (const [phone, callbackLost] of [
      ['+255754400004', true],
      ['+255754400005', false],
    ] as const) {
      await stage.force({ phone, outcome: 'paid', status: 'loose', callbackLost });
      const silent = await pay('', { phone });
      await stage.pass(3 * MINUTE, 30 * SECOND);
      await hearAll(silent);
      expect(await now(silent)).toMatchObject({ state: 'unknown', doubt: 'unproven' });
      expect(await cases(silent)).toEqual(['unproven']);
    }
  });
});

describe('the hosted page', () => {
  test('is opened by a job, and only our own status query proves that it was paid', async () => {
    const payment = await pay(
      '000',
      { country: 'KE', phone: '+254712345678', price: { amount: 75_000, currency: 'KES' } },
      { payment_method: 'card' },
    );
    expect(payment).toMatchObject({ state: 'requested', provider: 'cards' });
    expect(await status(payment)).toMatchObject({ stage: 'waiting-for-page' });
    const form = (fields: Record<string, string>) =>
      fetch(payment.redirectUrl!, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const back = await form({
      decision: 'approve',
      name: 'Asha',
      number: '4242 4242 4242 4242',
      expiry: '12/39',
      cvv: '123',
    });
    expect(back.headers.get('location')).toMatch(
      new RegExp(`^http://localhost/pay/1\\?reference_id=${payment.reference}&session_id=`),
    );
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    await hearAll(payment);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect(await captures(payment)).toBe(1);
  });

  const onCard = (phone = '+254712345678') =>
    pay('000', { country: 'KE', phone, price: { amount: 75_000, currency: 'KES' } }, { payment_method: 'card' });
  const onPage = (payment: Payment, fields: Record<string, string>) =>
    fetch(payment.redirectUrl!, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const CARD = { decision: 'approve', name: 'Asha', number: '4242 4242 4242 4242', expiry: '12/39', cvv: '123' };

  test('left by the browser’s own way back can be closed here, and then takes no money and frees the purpose', async () => {
    const payment = await onCard();
    const left = await stage.leavePage(payment, payment.payerId);
    expect([left.status, left.body.data]).toEqual([200, { outcome: 'closed' }]);
    expect(await now(payment)).toMatchObject({ state: 'refused', refusalReason: 'cancelled' });
    await onPage(payment, CARD);
    expect((await stage.truth(payment)).payment).toMatchObject({ state: 'refused' });
    const { purpose, payerId, price } = payment;
    expect(await stage.open({ purpose, payerId, price, country: 'KE', phone: '+254712345678' })).toMatchObject({
      state: 'created',
    });
    expect((await stage.leavePage(payment, payment.payerId)).body.data).toEqual({ outcome: 'closed' });
    await hearAll(payment);
    expect(await captures(payment)).toBe(0);
  });

  test('that was paid first is not given up: the money counts, and nobody is led to pay twice', async () => {
    const payment = await onCard();
    await onPage(payment, CARD);
    const left = await stage.leavePage(payment, payment.payerId);
    expect([left.status, left.body.data]).toEqual([200, { outcome: 'paid' }]);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    await hearAll(payment);
    expect(await captures(payment)).toBe(1);
  });

  test('that the gateway does not close stays open, and the payer reads until when', async () => {
    const payment = await onCard();
    await stage.force({ phone: '*', status: 'unavailable' });
    const left = await stage.leavePage(payment, payment.payerId);
    expect([left.status, left.body.code]).toEqual([409, 'payment-page-open']);
    const end = whenText('en', later(payment.requestedAt!, 10 * MINUTE), 'Africa/Nairobi');
    expect(left.body.detail).toContain(`it waits until ${end}.`);
    expect(await now(payment)).toMatchObject({ state: 'requested' });
    await stage.force({ phone: '*', status: 'full' });
  });

  test('is closed by its payer only, and a prompt on a phone never', async () => {
    const payment = await onCard();
    expect((await stage.leavePage(payment, randomUUID())).status).toBe(404);
    const prompt = await pay('000');
    expect((await stage.leavePage(prompt, prompt.payerId)).body.code).toBe('payment-unsettled');
    expect(await now(payment)).toMatchObject({ state: 'requested' });
  });

  test('that the payer leaves by "cancel" ends as cancelled', async () => {
    const payment = await pay(
      '000',
      { country: 'KE', phone: '+254712345678', price: { amount: 75_000, currency: 'KES' } },
      { payment_method: 'card' },
    );
    await fetch(payment.redirectUrl!, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'cancel' }),
      redirect: 'manual',
    });
    await hearAll(payment);
    expect(await status(payment)).toMatchObject({ transactionStatus: 'CANCELLED', stage: 'cancelled' });
  });
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
