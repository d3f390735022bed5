import type { WithdrawalBody } from '@tabibu/contract/earnings';
import type { WithdrawalRow } from './store.ts';

/** Returns a withdrawal as its doctor sees it. Pure. */
export function withdrawalOf(row: WithdrawalRow): WithdrawalBody {
  return {
    id: row.id,
    amount: { amount: row.amount, currency: row.currency },
    payout_phone: row.payout_phone,
    status: row.state,
    paid: row.paid_at !== null,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
