import type { Currency } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { HOUSE_PAYS, doctorAccount, owedAccounts } from './rules.ts';
import * as store from './store.ts';

/**
 * Writes off what a doctor owes whose account is being erased, in the caller's transaction: nothing will be credited
 * any more from which it could be taken. The house bears it.
 */
export async function writeOffOwed(ctx: Context, doctorId: string): Promise<void> {
  await inTransaction(ctx, (inside) =>
    inside.db.seeingEveryRow(async () => {
      for (const [account, { amount, currency }] of await balancesOf(inside, owedAccounts(doctorId))) {
        if (amount === 0) continue;
        await writeOff(inside, { doctorId, account, currency });
      }
    }),
  );
}

async function writeOff(
  inside: Context,
  { doctorId, account, currency }: { doctorId: string; account: string; currency: Currency },
): Promise<void> {
  await inside.db.run(store.lockMoney, { account: doctorAccount(doctorId, currency) });
  const owed = -((await balancesOf(inside, [account])).get(account)?.amount ?? 0);
  if (owed === 0) return;
  await postJournal(inside, {
    kind: 'write-off',
    reference: `${doctorId}:${currency}`,
    entries: [
      { account, amount: owed, currency },
      { account: `${HOUSE_PAYS}:${currency}`, amount: -owed, currency },
    ],
  });
  await audit(inside, {
    action: 'earnings.write-off',
    object: 'doctor',
    objectId: doctorId,
    details: { amount: owed, currency },
  });
}
