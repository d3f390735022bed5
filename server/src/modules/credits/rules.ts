import type { Currency, Money } from '@tabibu/contract/currencies';
import { DAY, later } from '../../platform/time.ts';

/** How long credit that comes back can be used at least, so that it does not end the moment it is back. */
const LEAST_AFTER_RETURN = DAY;

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

/**
 * Returns when credit ends that has come back: as before, but in a day at the earliest. If it came back by no wish of
 * the patient (`anew`), it has all of its days again. Pure.
 */
export function endAfterReturn(
  { ends_at: endsAt, days }: { readonly ends_at: Date; readonly days: number },
  now: Date,
  anew: boolean,
): Date {
  const least = later(now, anew ? days * DAY : LEAST_AFTER_RETURN);
  return endsAt > least ? endsAt : least;
}

/** Returns the two entries that move money from one account to another. */
export function entriesOf(from: string, to: string, { amount, currency }: Money) {
  return [
    { account: from, amount: -amount, currency },
    { account: to, amount, currency },
  ];
}
