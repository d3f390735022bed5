import type { Context } from '../../platform/context.ts';
import { exportPayments } from '../payments/index.ts';
import { receiptNumber } from './rules.ts';

/** Yields the receipts of the signed-in person's payments; the product draws each anew from its payment. */
export async function* exportReceipts(ctx: Context) {
  for await (const { reference, settled_at: settledAt, amount, currency, description } of exportPayments(ctx))
    if (settledAt !== null)
      yield {
        number: receiptNumber(reference, settledAt),
        reference,
        paid_at: settledAt,
        amount,
        currency,
        description,
      };
}
