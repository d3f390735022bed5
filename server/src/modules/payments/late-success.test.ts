import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { findPayment } from './index.ts';
import { payerOn } from '../../../test/payer.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const { pay, now, captures, cases, hearAll } = payerOn(() => stage);

describe('late success (R-12, P-06)', () => {
  test.each([[121 * SECOND], [10 * MINUTE], [23 * HOUR], [71 * HOUR]])(
    'after %d ms is found by our own status queries',
    async (delayMs) => {
      const suffix = String((delayMs / SECOND) % 1000).padStart(3, '0');
      const phone = `+25575420${suffix.slice(0, 1)}9${suffix.slice(1)}`;
      await stage.force({ phone, outcome: 'paid', delayMs, callbackLost: true });
      const payment = await pay('', { phone });
      await stage.pass(130 * SECOND, 65 * SECOND);
      expect((await now(payment)).state).toBe(delayMs < 130 * SECOND ? 'settled' : 'unknown');
      await stage.pass(delayMs, Math.max(delayMs / 8, 20 * SECOND));
      await stage.pass(20 * MINUTE, 20 * MINUTE);
      expect(await now(payment)).toMatchObject({ state: 'settled' });
      expect(await captures(payment)).toBe(1);
    },
  );

  test('a refusal by silence is overtaken by a proven success', async () => {
    await stage.force({ phone: '+255754300111', outcome: 'paid', delayMs: 80 * HOUR });
    const payment = await pay('', { phone: '+255754300111' });
    await stage.pass(73 * HOUR, 24 * HOUR);
    expect(await now(payment)).toMatchObject({ state: 'refused', refusalReason: 'no-answer' });
    stage.clock.advance(8 * HOUR);
    await stage.truth(payment);
    await hearAll(payment);
    expect(await now(payment)).toMatchObject({ state: 'settled' });
    expect(await cases(payment)).toEqual(['long-unknown closed', 'no-answer closed']);
  });

  test('when the payer paid a second time meanwhile, exactly one payment is kept and the late one is owed back', async () => {
    const of = { purpose: { kind: 'booking', id: randomUUID() }, payerId: randomUUID() };
    await stage.force({ phone: '+255754300222', outcome: 'paid', delayMs: 80 * HOUR });
    const first = await pay('', { ...of, phone: '+255754300222' });
    await stage.pass(73 * HOUR, 24 * HOUR);
    const second = await pay('000', of);
    await stage.pass(7_000);
    expect(await now(second)).toMatchObject({ state: 'settled' });
    stage.clock.advance(8 * HOUR);
    await stage.truth(first);
    await hearAll(first);
    expect(await now(first)).toMatchObject({ state: 'refund-due', surplus: true });
    expect(await now(second)).toMatchObject({ state: 'settled', surplus: false });
    expect(stage.told).toContainEqual({
      name: 'payments.refund-due',
      payload: { paymentId: first.id, purposeKind: 'booking', purposeId: of.purpose.id, why: 'surplus' },
    });
    expect(
      stage.told.filter(({ name, payload }) => name === 'payments.settled' && payload.purposeId === of.purpose.id),
    ).toHaveLength(1);
  });

  test('when a second payment still waits, the late one is kept and the second is owed back once its money arrives', async () => {
    const of = { purpose: { kind: 'booking', id: randomUUID() }, payerId: randomUUID() };
    await stage.force({ phone: '+255754300333', outcome: 'paid', delayMs: 80 * HOUR });
    await stage.force({ phone: '+255754300444', outcome: 'paid', delayMs: 10 * MINUTE, callbackLost: true });
    const first = await pay('', { ...of, phone: '+255754300333' });
    await stage.pass(73 * HOUR, 24 * HOUR);
    stage.clock.advance(8 * HOUR);
    const second = await pay('', { ...of, phone: '+255754300444' });
    await stage.truth(first);
    await hearAll(first);
    expect(await now(first)).toMatchObject({ state: 'settled', surplus: false });
    expect(await now(second)).toMatchObject({ state: 'requested', surplus: true });
    await stage.pass(30 * MINUTE, 5 * MINUTE);
    expect(await now(second)).toMatchObject({ state: 'refund-due' });
    expect(await findPayment(stage.ctx(), { purpose: of.purpose })).toMatchObject({ id: first.id });
  });
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
