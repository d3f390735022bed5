import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { balancesOf, sumsOf } from '../ledger/index.ts';
import { EARNS, currenciesOf, doctorAccount, doctorAccounts, owedAccount, owedAccounts } from './rules.ts';

/**
 * Returns all that each of these doctors has earned, less corrections, a row for each currency with money. One
 * statement, however many doctors there are.
 */
export async function earnedByDoctors(
  ctx: Context,
  doctorIds: readonly string[],
): Promise<(doctorId: string) => Money[]> {
  // A correction takes from the account what it has, and the rest is owed.
  const accounts = doctorIds.flatMap((id) => [...doctorAccounts(id), ...owedAccounts(id)]);
  const sums = accounts.length === 0 ? new Map<string, number>() : await sumsOf(ctx, accounts, EARNS);
  const sumOf = (account: string) => sums.get(account) ?? 0;
  return (doctorId) =>
    currenciesOf((currency) => sumOf(doctorAccount(doctorId, currency)) + sumOf(owedAccount(doctorId, currency)));
}

/** Returns what a doctor has earned and was not paid out, a row for each currency with money. */
export async function balanceOfDoctor(ctx: Context, doctorId: string): Promise<Money[]> {
  const balances = await balancesOf(ctx, doctorAccounts(doctorId));
  return currenciesOf((currency) => balances.get(doctorAccount(doctorId, currency))?.amount ?? 0);
}
