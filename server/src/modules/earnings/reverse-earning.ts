import type { Currency } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { findEarning } from './find-earning.ts';
import type { CreditedEarning } from './find-earning.ts';
import { HOUSE_PAYS, doctorAccount, owedAccount } from './rules.ts';
import * as store from './store.ts';

/** Who gives back how much, in minor units. */
interface Givers {
  readonly doctor: number;
  readonly owed: number;
  readonly fees: number;
  readonly house: number;
}

/**
 * Takes back what a booking earned, because its money goes back to the patient. Posts a correction that names the
 * earning (I-03). The doctor gives as much as the account has; the rest the doctor owes, and the next earnings repay it
 * (`repayOwed`). The house gives its part from `fees`, and what `fees` does not have from its expenses, so that no
 * balance is ever below zero (I-05). What a doctor without an account cannot give is borne by the house. Returns how
 * much the doctor owes for it, in minor units; undefined when nothing was earned or it was taken back before.
 * Idempotent.
 */
export async function reverseEarning(ctx: Context, { bookingId }: { bookingId: string }): Promise<number | undefined> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockEarning, { bookingId });
    const earning = await findEarning(inside, bookingId);
    if (earning === undefined) return undefined;
    const { doctorId, currency } = earning;
    const accountId = doctorId === null ? undefined : await accountOfDoctor(inside, doctorId);
    const givers = await giversOf(inside, earning, accountId !== undefined);
    const taken = await postJournal(inside, {
      kind: 'correction',
      reference: bookingId,
      reverses: earning.journalId,
      entries: entriesOf(earning, givers),
    });
    if (!taken) return undefined;
    const { doctor: amount, owed, fees, house } = givers;
    await audit(inside, {
      action: 'earnings.reverse',
      object: 'booking',
      objectId: bookingId,
      details: { amount, owed, fees, borne: house, currency },
    });
    if (doctorId !== null && accountId !== undefined) {
      await publish(inside, 'earnings.reversed', { bookingId, doctorId, amount: earning.doctor, owed, currency });
      await sendLiveEvent(inside, accountId, { kind: 'booking', booking_id: bookingId });
    }
    return owed;
  });
}

/** Locks the money of those who give, and returns how much each of them does. */
async function giversOf(inside: Context, earning: CreditedEarning, canOwe: boolean): Promise<Givers> {
  const { doctorId, doctor, currency, price } = earning;
  const [own, fees] = [doctorId === null ? '' : doctorAccount(doctorId, currency), feesAccount(currency)];
  for (const account of [own, fees]) await inside.db.run(store.lockMoney, { account });
  const balances = await balancesOf(inside, [own, fees]);
  const given = Math.min(doctor, balances.get(own)?.amount ?? 0);
  const owed = canOwe ? doctor - given : 0;
  const fromFees = Math.min(price - doctor, balances.get(fees)?.amount ?? 0);
  return { doctor: given, owed, fees: fromFees, house: price - given - owed - fromFees };
}

function entriesOf({ doctorId, currency, price }: CreditedEarning, { doctor, owed, fees, house }: Givers) {
  const of = (account: string, amount: number) => ({ account, amount, currency });
  return [
    of(`held:${currency}`, price),
    of(doctorAccount(doctorId ?? '', currency), -doctor),
    of(owedAccount(doctorId ?? '', currency), -owed),
    of(feesAccount(currency), -fees),
    of(`${HOUSE_PAYS}:${currency}`, -house),
  ].filter(({ amount }) => amount !== 0);
}

const feesAccount = (currency: Currency): string => `fees:${currency}`;
