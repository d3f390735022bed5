import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { balancesOf } from '../ledger/index.ts';
import { currenciesOf, doctorAccount, doctorAccounts } from './rules.ts';

/** Returns what a doctor has earned and was not paid out, a row for each currency with money. */
export async function balanceOfDoctor(ctx: Context, doctorId: string): Promise<Money[]> {
  const balances = await balancesOf(ctx, doctorAccounts(doctorId));
  return currenciesOf((currency) => balances.get(doctorAccount(doctorId, currency))?.amount ?? 0);
}
