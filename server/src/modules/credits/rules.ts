import type { Currency, Money } from '@tabibu/contract/currencies';
import { addDays, later, startOfDay, wallClock } from '../../platform/time.ts';

/** For how many days credit that comes back can be used at least, so that it does not end the moment it is back. */
const LEAST_AFTER_RETURN = 1;

/** For how many days a patient has the credit for a new appointment without paying. */
export const NEW_APPOINTMENT_DAYS = 30;

/** The kind of the ledger account from which the house pays what it gives. */
export const GOODWILL = 'goodwill';

/** Returns the code of the ledger account that holds a patient's credit. */
export function creditAccount(patientId: string, currency: Currency): string {
  return `credit:${patientId}:${currency}`;
}

interface Lot {
  readonly id: string;
  readonly free: number;
}

/** Returns how much of which credit pays `most`, taking the credits in their order. Pure. */
export function takeInOrder(lots: readonly Lot[], most: number): { id: string; amount: number }[] {
  let left = most;
  const taken: { id: string; amount: number }[] = [];
  for (const { id, free } of lots) {
    const amount = Math.min(free, left);
    if (amount > 0) taken.push({ id, amount });
    left -= amount;
  }
  return taken;
}

/** Returns when the last of some days ends that are counted from tomorrow, on the clock of a time zone. Pure. */
export function endOfDays(now: Date, days: number, zone: string): Date {
  return startOfDay(addDays(wallClock(now, zone).day, days + 1), zone);
}

/** Returns the last calendar day of something that ends at an instant. Pure. */
export function lastDay(endsAt: Date, zone: string): string {
  return wallClock(later(endsAt, -1), zone).day;
}

interface Ending {
  readonly ends_at: Date;
  readonly days: number;
  readonly time_zone: string;
}

/**
 * Returns when credit ends that has come back: as before, but tomorrow at the earliest. If it came back by no wish of
 * the patient (`anew`), it has all of its days again. Pure.
 */
export function endAfterReturn({ ends_at: endsAt, days, time_zone: zone }: Ending, now: Date, anew: boolean): Date {
  const least = endOfDays(now, anew ? days : LEAST_AFTER_RETURN, zone);
  return endsAt > least ? endsAt : least;
}

/** Returns the two entries that move money from one account to another. */
export function entriesOf(from: string, to: string, { amount, currency }: Money) {
  return [
    { account: from, amount: -amount, currency },
    { account: to, amount, currency },
  ];
}
