import { expect } from 'vitest';
import { findPayment, paymentStatus } from '../src/modules/payments/index.ts';
import type { Payment, StatusView } from '../src/modules/payments/index.ts';
import { eventually } from './slow-machines.ts';
import type { PaymentStage } from './payment-stage.ts';

/** Functions for what a payer does, and for what can be read of a payment afterwards. */
export function payerOn(on: () => PaymentStage) {
  const now = async (payment: Payment): Promise<Payment> => (await findPayment(on().ctx(), { id: payment.id }))!;
  return {
    now,
    /** Opens a payment of a phone number with this suffix, starts its checkout and runs what is due. */
    pay: async (
      suffix: string,
      input: Parameters<PaymentStage['open']>[0] = {},
      body: Record<string, unknown> = {},
    ): Promise<Payment> => {
      const payment = await on().open({ phone: `+255754100${suffix}`, ...input });
      expect((await on().checkout(payment, body)).status).toBe(200);
      await on().settle();
      return now(payment);
    },
    status: async (payment: Payment): Promise<StatusView> => paymentStatus(await now(payment), on().clock.now(), 'en'),
    captures: async (payment: Payment): Promise<number> =>
      (await on().rows("select 1 from ledger_journals where kind = 'capture' and reference = $1", [payment.id])).length,
    cases: async (payment: Payment): Promise<string[]> => {
      const sql =
        'select kind, closed_at is not null as closed from payment_cases where payment_id = $1 order by opened_at, kind';
      return (await on().rows<{ kind: string; closed: boolean }>(sql, [payment.id])).map(
        ({ kind, closed }) => `${kind}${closed ? ' closed' : ''}`,
      );
    },
    /** Waits until the product has received and processed every callback that the sandbox sends for a payment. */
    hearAll: async (payment: Payment): Promise<void> => {
      await eventually(async () => (await on().truth(payment)).callbacks.every(({ sentAt }) => sentAt !== null));
      await on().settle();
    },
  };
}
