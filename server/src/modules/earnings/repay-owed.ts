import type { Currency } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { doctorAccount, owedAccount } from './rules.ts';
import * as store from './store.ts';

interface Repayment {
  readonly doctorId: string;
  readonly currency: Currency;
  /** The booking or withdrawal by which money came to the doctor's account. */
  readonly reference: string;
}

/**
 * Takes from a doctor's account what the doctor owes in its currency, as far as there is money. Runs in the transaction
 * in which money came to that account, so nobody who owes ever has a balance (I-102). Locks the doctor's money.
 */
export async function repayOwed(inside: Context, { doctorId, currency, reference }: Repayment): Promise<void> {
  const [own, owed] = [doctorAccount(doctorId, currency), owedAccount(doctorId, currency)];
  await inside.db.run(store.lockMoney, { account: own });
  const balances = await balancesOf(inside, [own, owed]);
  const amount = Math.min(balances.get(own)?.amount ?? 0, -(balances.get(owed)?.amount ?? 0));
  if (amount <= 0) return;
  await postJournal(inside, {
    kind: 'repayment',
    reference,
    entries: [
      { account: own, amount: -amount, currency },
      { account: owed, amount, currency },
    ],
  });
}
