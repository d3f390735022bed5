import { expect } from 'vitest';
import { findPayment, paymentStatus } from '../src/modules/payments/index.ts';
import type { Payment, StatusView } from '../src/modules/payments/index.ts';
import { eventually } from './payment-stage.ts';
import type { PaymentStage } from './payment-stage.ts';

/** What a payer does and what can be seen of a payment afterwards. */
export function payerOn(on: () => PaymentStage) {
  const now = async (payment: Payment): Promise<Payment> => (await findPayment(on().ctx(), { id: payment.id }))!;
  return {
    now,
    /** Opens, checks out and sends the prompt to a phone that ends in the suffix. */
    pay: async (suffix: string, input: Parameters<PaymentStage['open']>[0] = {}, body: Record<string, unknown> = {}): Promise<Payment> => {
      const payment = await on().open({ phone: `+255754100${suffix}`, ...input });
      expect((await on().checkout(payment, body)).status).toBe(200);
      await on().settle();
      return now(payment);
    },
    status: async (payment: Payment): Promise<StatusView> => paymentStatus(await now(payment), on().clock.now(), 'en'),
    captures: async (payment: Payment): Promise<number> => (await on().rows("select 1 from ledger_journals where kind = 'capture' and reference = $1", [payment.id])).length,
    cases: async (payment: Payment): Promise<string[]> => {
      const sql = 'select kind, closed_at is not null as closed from payment_cases where payment_id = $1 order by opened_at, kind';
      return (await on().rows<{ kind: string; closed: boolean }>(sql, [payment.id])).map(({ kind, closed }) => `${kind}${closed ? ' closed' : ''}`);
    },
    /** Every callback that the outside party wanted to send has arrived and been read. */
    hearAll: async (payment: Payment): Promise<void> => {
      await eventually(async () => (await on().truth(payment)).callbacks.every(({ sentAt }) => sentAt !== null));
      await on().settle();
    },
  };
}
