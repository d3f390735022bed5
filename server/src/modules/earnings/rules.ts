import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { instantOf, wallClock } from '../../platform/time.ts';

/** What a booking's payment is for, in the words of payments. */
export const PURPOSE = 'booking';

/** The account of the ledger in which a doctor's money stands. */
export function doctorAccount(doctorId: string, currency: Currency): string {
  return `doctor:${doctorId}:${currency}`;
}

/** All accounts that a doctor can have. */
export function doctorAccounts(doctorId: string): string[] {
  return (Object.keys(CURRENCIES) as Currency[]).map((currency) => doctorAccount(doctorId, currency));
}

/** Splits minor units: the doctor's share rounded half up, the house the rest; the parts are always the whole. Integers only (C19). Pure. */
export function splitPrice(amount: number, share: number): { doctor: number; house: number } {
  const doctor = Math.floor(amount / 100) * share + Math.floor(((amount % 100) * share + 50) / 100);
  return { doctor, house: amount - doctor };
}

/** The first instant of the month that a zone's wall shows. Pure. */
export function startOfMonth(now: Date, zone: string): Date {
  const day = `${wallClock(now, zone).day.slice(0, 8)}01`;
  return instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone) ?? new Date(`${day}T00:00:00Z`);
}
