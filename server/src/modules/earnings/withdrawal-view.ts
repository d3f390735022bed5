import type { WithdrawalBody } from '@tabibu/contract/earnings';
import type { Context } from '../../platform/context.ts';
import { ratesOf } from './offer-exchange.ts';
import type { Exchange } from './offer-exchange.ts';
import type { WithdrawalRow } from './store.ts';
import { noteOf } from './withdrawal-note.ts';

/** Returns the exchange that a withdrawal was asked with; null where it was earned in the currency that goes out. */
export function exchangeOf(row: WithdrawalRow): Exchange | null {
  const { source_amount: amount, source_currency: currency, source_rate: sourceRate, payout_rate: payoutRate } = row;
  const { source_rate_since: sourceRateSince, payout_rate_since: payoutRateSince } = row;
  if (amount === null || currency === null || sourceRate === null || payoutRate === null) return null;
  if (sourceRateSince === null || payoutRateSince === null) return null;
  const payout = { amount: row.amount, currency: row.currency };
  return { source: { amount, currency }, payout, sourceRate, sourceRateSince, payoutRate, payoutRateSince };
}

/** Returns a withdrawal as its doctor sees it. */
export function withdrawalOf(ctx: Context, row: WithdrawalRow): WithdrawalBody {
  const exchange = exchangeOf(row);
  return {
    id: row.id,
    amount: { amount: row.amount, currency: row.currency },
    exchanged: exchange && { from: exchange.source, rates: ratesOf(exchange) },
    payout_phone: row.payout_phone,
    status: row.state,
    paid: row.paid_at !== null,
    paid_at: row.paid_at?.toISOString() ?? null,
    transaction_number: row.transaction_number,
    note: noteOf(ctx, row),
    cause: row.cause,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
