import type { Money } from '@tabibu/contract/currencies';
import type { WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import type { Context } from '../../platform/context.ts';
import { sumsOf } from '../ledger/index.ts';
import { EARNS, doctorAccount, owedAccount } from './rules.ts';
import * as store from './store.ts';

/** A request to be paid out, at any stage. */
export interface FoundWithdrawal {
  readonly id: string;
  readonly doctorId: string;
  /** The account that asked. */
  readonly accountId: string;
  readonly money: Money;
  readonly askedAt: Date;
  readonly status: WithdrawalStatus;
}

/** Returns the requests that fit, newest first, and how many there are altogether. */
export async function findWithdrawals(
  ctx: Context,
  criteria: store.WithdrawalCriteria & { limit: number; offset: number },
): Promise<{ rows: FoundWithdrawal[]; total: number }> {
  const { limit, offset, ...found } = criteria;
  const { total } = await ctx.db.one(store.countFound, found);
  const rows = limit === 0 ? [] : await ctx.db.many(store.pageFound, { ...found, limit, offset });
  return {
    total,
    rows: rows.map(foundOf),
  };
}

/** Returns the request that a row holds. */
export function foundOf(row: store.OpenWithdrawalRow & { status: WithdrawalStatus }): FoundWithdrawal {
  return {
    id: row.id,
    doctorId: row.doctor_id,
    accountId: row.requested_by,
    money: { amount: row.amount, currency: row.currency },
    askedAt: row.created_at,
    status: row.status,
  };
}

/** Returns for each request all that its doctor has earned in its currency, less corrections. */
export async function earnedBy(
  ctx: Context,
  requests: readonly Pick<FoundWithdrawal, 'doctorId' | 'money'>[],
): Promise<Money[]> {
  // A correction takes from the account what it has, and the rest is owed.
  const accounts = requests.map(({ doctorId, money: { currency } }) => [
    doctorAccount(doctorId, currency),
    owedAccount(doctorId, currency),
  ]);
  const sums = await sumsOf(ctx, accounts.flat(), EARNS);
  return requests.map(({ money: { currency } }, place) => ({
    amount: accounts[place]!.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0),
    currency,
  }));
}
