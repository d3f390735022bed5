import { countryOf } from '@tabibu/contract/countries';
import type { WithdrawalBody } from '@tabibu/contract/earnings';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import { payoutUnit } from '@tabibu/contract/payout-units';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { actingDoctor } from '../doctors/index.ts';
import { isProvenNumber, requireStepUp } from '../identity/index.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { doctorAccount } from './rules.ts';
import * as store from './store.ts';
import { withdrawalOf } from './withdrawal-view.ts';

/**
 * Records a doctor's request to be paid out. The amount leaves the doctor's account at once, so that it cannot be spent
 * twice. The request is refused, and changes nothing, when: the account's factor was last confirmed more than five
 * minutes ago; the number is no mobile number of the country, or was not proven by a code; another request is
 * open; the amount is more than the balance, or is no multiple of the smallest amount that can be paid out (C20, S58).
 */
export async function requestWithdrawal(
  ctx: Context,
  { amount, payoutPhone }: { amount: number; payoutPhone: string },
): Promise<WithdrawalBody> {
  const doctor = await actingDoctor(ctx);
  const phone = normalizePhone(payoutPhone, doctor.country);
  if (phone === null) throw new Problem('phone-invalid');
  const { currency } = countryOf(doctor.country);
  const account = doctorAccount(doctor.id, currency);
  if (amount % payoutUnit(currency) !== 0)
    throw new Problem('withdrawal-not-whole', {
      smallest: formatMoney({ amount: payoutUnit(currency), currency }, ctx.language),
    });
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    if (!(await isProvenNumber(inside, phone))) throw new Problem('number-unproven');
    const now = inside.clock.now();
    const row = await inside.db.maybe(store.addWithdrawal, {
      id: newId(now),
      doctorId: doctor.id,
      requestedBy: accountOf(inside),
      amount,
      currency,
      payoutPhone: phone,
      now,
    });
    if (row === undefined) throw new Problem('withdrawal-pending');
    await takeFromAccount(inside, { withdrawalId: row.id, account, money: { amount, currency } });
    await audit(inside, {
      action: 'earnings.request-withdrawal',
      object: 'withdrawal',
      objectId: row.id,
      details: { doctor: doctor.id, amount, currency },
    });
    await publish(inside, 'earnings.withdrawal-requested', {
      withdrawalId: row.id,
      doctorId: doctor.id,
      amount,
      currency,
    });
    return withdrawalOf(inside, row);
  });
}

/**
 * Moves the amount of a withdrawal from the doctor's account to `withdrawals:CUR`. Throws Problem
 * `withdrawal-over-balance`, which names the balance, when there is not enough.
 */
async function takeFromAccount(
  inside: Context,
  { withdrawalId, account, money }: { withdrawalId: string; account: string; money: Money },
): Promise<void> {
  const { amount, currency } = money;
  const available = async () => (await balancesOf(inside, [account])).get(account)?.amount ?? 0;
  await inside.db.run(store.lockMoney, { account });
  const overBalance = async () =>
    new Problem('withdrawal-over-balance', {
      available: formatMoney({ amount: await available(), currency }, inside.language),
    });
  if (amount > (await available())) throw await overBalance();
  await inside.db.run(store.savepoint);
  try {
    await postJournal(inside, {
      kind: 'withdrawal',
      reference: withdrawalId,
      entries: [
        { account, amount: -amount, currency },
        { account: `withdrawals:${currency}`, amount, currency },
      ],
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'ledger_balance_not_negative') throw error;
    // Another transaction has taken money since the balance was read, and the ledger refuses the entry. After the
    // rollback to the savepoint the transaction can still read the new balance for the refusal.
    await inside.db.run(store.rollbackToSavepoint);
    throw await overBalance();
  }
}
