import type { Currency } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { balancesOf, readJournal } from '../ledger/index.ts';
import { doctorAccount, owedAccount } from './rules.ts';

/** What a consultation earned, in minor units. */
export interface CreditedEarning {
  readonly journalId: string;
  /** Null where the doctor's share was nothing. */
  readonly doctorId: string | null;
  readonly currency: Currency;
  readonly price: number;
  /** The doctor's share of the price; the rest is the house's. */
  readonly doctor: number;
}

/** Returns what a booking earned; undefined when it earned nothing or that was taken back. */
export async function findEarning(ctx: Context, bookingId: string): Promise<CreditedEarning | undefined> {
  const journal = await readJournal(ctx, 'earning', bookingId);
  const held = journal?.entries.find(({ account }) => account.startsWith('held:'));
  if (journal === undefined || held === undefined || (await readJournal(ctx, 'correction', bookingId)) !== undefined)
    return undefined;
  const doctor = journal.entries.find(({ account }) => account.startsWith('doctor:'));
  return {
    journalId: journal.id,
    doctorId: doctor?.account.split(':')[1] ?? null,
    currency: held.currency,
    price: -held.amount,
    doctor: doctor?.amount ?? 0,
  };
}

/** Returns what a doctor has and owes in a currency, in minor units. At least one of the two is zero. */
export async function moneyOf(
  ctx: Context,
  doctorId: string,
  currency: Currency,
): Promise<{ balance: number; owed: number }> {
  const [own, owed] = [doctorAccount(doctorId, currency), owedAccount(doctorId, currency)];
  const balances = await balancesOf(ctx, [own, owed]);
  return { balance: balances.get(own)?.amount ?? 0, owed: -(balances.get(owed)?.amount ?? 0) };
}
