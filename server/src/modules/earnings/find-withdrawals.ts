import type { Money } from '@tabibu/contract/currencies';
import type { WithdrawalStatus } from '@tabibu/contract/payment-desk-words';
import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import type { Count } from '../../platform/counted.ts';
import { sumsOf } from '../ledger/index.ts';
import { EARNS, doctorAccount, owedAccount } from './rules.ts';
import { ofAll, ofSought } from './list-store.ts';
import type { FoundRow, WithdrawalCriteria } from './list-store.ts';

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

/** Returns the requests that fit, newest first, `limit` at most, after the first `offset`. */
export async function findWithdrawals(
  ctx: Context,
  { doctors, ...values }: WithdrawalCriteria & { limit: number; offset: number },
): Promise<FoundWithdrawal[]> {
  const rows =
    doctors === null
      ? await ctx.db.many(ofAll.page, values)
      : await ctx.db.many(ofSought.page, { ...values, ...doctors });
  return rows.map(foundOf);
}

/** Returns how many requests fit. */
export async function countWithdrawals(ctx: Context, { doctors, ...values }: WithdrawalCriteria): Promise<Count> {
  return counted(
    doctors === null
      ? await ctx.db.one(ofAll.count, values)
      : await ctx.db.one(ofSought.count, { ...values, ...doctors }),
  );
}

/** Returns the request that a row holds. */
export function foundOf(row: FoundRow): FoundWithdrawal {
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
