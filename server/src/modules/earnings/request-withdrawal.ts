import { countryOf } from '@tabibu/contract/countries';
import type { WithdrawalBody } from '@tabibu/contract/earnings';
import { formatMoney } from '@tabibu/contract/currencies';
import { payoutUnit } from '@tabibu/contract/payout-units';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import { isProvenNumber, requireStepUp } from '../identity/index.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { doctorAccount } from './rules.ts';
import * as store from './store.ts';
import { withdrawalOf } from './withdrawal-view.ts';

/**
 * The doctor asks to be paid out. The amount leaves the doctor's account at once, so that nobody can spend it twice. Refused without an
 * effect: a factor older than five minutes, a number that is no mobile number of the country or was not proven by a code, another request that is still open, more than there is, a part of a coin that nobody pays (C20, S58).
 */
export async function requestWithdrawal(ctx: Context, { amount, payoutPhone }: { amount: number; payoutPhone: string }): Promise<WithdrawalBody> {
  const accountId = accountOf(ctx);
  const doctor = await doctorOfAccount(ctx, accountId);
  if (doctor === undefined) throw new Problem('not-found');
  const phone = normalizePhone(payoutPhone, doctor.country);
  if (phone === null) throw new Problem('phone-invalid');
  const { currency } = countryOf(doctor.country);
  const account = doctorAccount(doctor.id, currency);
  const overBalance = (available: number) => new Problem('withdrawal-over-balance', { available: formatMoney({ amount: available, currency }) });
  if (amount % payoutUnit(currency) !== 0) throw new Problem('withdrawal-not-whole', { smallest: formatMoney({ amount: payoutUnit(currency), currency }) });
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    if (!await isProvenNumber(inside, phone)) throw new Problem('number-unproven');
    const now = inside.clock.now();
    const row = await inside.db.maybe(store.addWithdrawal, [newId(now), doctor.id, accountId, amount, currency, phone, now]);
    if (row === undefined) throw new Problem('withdrawal-pending');
    const available = async () => (await balancesOf(inside, [account])).get(account)?.amount ?? 0;
    if (amount > await available()) throw overBalance(await available());
    await inside.db.run(store.beforeEntry);
    try {
      await postJournal(inside, {
        kind: 'withdrawal',
        reference: row.id,
        entries: [{ account, amount: -amount, currency }, { account: `withdrawals:${currency}`, amount, currency }],
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'ledger_balance_not_negative') throw error;
      // Between our look and the entry something else took money: the ledger has the last word. The transaction may be the request's, and has to say what there is now.
      await inside.db.run(store.backBeforeEntry);
      throw overBalance(await available());
    }
    await audit(inside, { action: 'earnings.request-withdrawal', object: 'withdrawal', objectId: row.id, details: { doctor: doctor.id, amount, currency } });
    await publish(inside, 'earnings.withdrawal-requested', { withdrawalId: row.id, doctorId: doctor.id, amount, currency });
    return withdrawalOf(row);
  });
}
