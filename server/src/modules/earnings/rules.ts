import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency, Money } from '@tabibu/contract/currencies';
import { startOfDay, wallClock } from '../../platform/time.ts';

/** The kind of purpose that a payment for a booking has in the payments module. */
export const PURPOSE = 'booking';

/** The journals by which a doctor earns: a consultation, and an appointment that the patient missed. */
export const EARNS = ['earning', 'missed'] as const;

/** Returns the code of the ledger account that holds a doctor's money. */
export function doctorAccount(doctorId: string, currency: Currency): string {
  return `doctor:${doctorId}:${currency}`;
}

/** Returns the sums of money that are not nothing, by a function that knows the amount in each currency. */
export function currenciesOf(amountIn: (currency: Currency) => number): Money[] {
  return (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) => {
    const amount = amountIn(currency);
    return amount === 0 ? [] : [{ amount, currency }];
  });
}

/** Returns the codes of all accounts that a doctor can have, one for each currency. */
export function doctorAccounts(doctorId: string): string[] {
  return (Object.keys(CURRENCIES) as Currency[]).map((currency) => doctorAccount(doctorId, currency));
}

/** The kind of the ledger account from which the house pays what nobody gives back. */
export const HOUSE_PAYS = 'goodwill';

/** The kind of the ledger accounts of what doctors owe. */
export const OWED = 'receivable';

/** Returns the code of the ledger account of what a doctor owes; it is never above zero. */
export function owedAccount(doctorId: string, currency: Currency): string {
  return `${OWED}:${doctorId}:${currency}`;
}

/** Returns the codes of these accounts, one for each currency. */
export function owedAccounts(doctorId: string): string[] {
  return (Object.keys(CURRENCIES) as Currency[]).map((currency) => owedAccount(doctorId, currency));
}

/**
 * Splits an amount in minor units: the doctor's share, in per cent, rounded half up, and the rest for the platform. The
 * two parts always add up to the amount. Uses integers only (C19). Pure.
 */
export function splitPrice(amount: number, share: number): { doctor: number; house: number } {
  const doctor = Math.floor(amount / 100) * share + Math.floor(((amount % 100) * share + 50) / 100);
  return { doctor, house: amount - doctor };
}

/** Returns the first instant of the current month in a time zone. Pure. */
export function startOfMonth(now: Date, zone: string): Date {
  return startOfDay(`${wallClock(now, zone).day.slice(0, 8)}01`, zone);
}
