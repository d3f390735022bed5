import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../platform/time.ts';
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
