import type { WithdrawalBody } from '@tabibu/contract/earnings';
import type { Context } from '../../platform/context.ts';
import type { WithdrawalRow } from './store.ts';
import { noteOf } from './withdrawal-note.ts';

/** Returns a withdrawal as its doctor sees it. */
export function withdrawalOf(ctx: Context, row: WithdrawalRow): WithdrawalBody {
  return {
    id: row.id,
    amount: { amount: row.amount, currency: row.currency },
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
