import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import type { JOURNAL_KINDS } from '@tabibu/contract/payment-story-words';

export type JournalKind = (typeof JOURNAL_KINDS)[number];

export interface Entry {
  /** Code of the account, for example `held:TZS`: its kind, further parts and the currency. */
  readonly account: string;
  /** Minor units that flow into the account; negative when they flow out. */
  readonly amount: number;
  readonly currency: Currency;
}

export interface Account {
  readonly code: string;
  readonly kind: string;
  readonly currency: string;
  readonly mayBeNegative: boolean;
}

/**
 * Kinds of account that may be negative: money that a payment provider has collected and not yet paid to us, what the
 * house gave in one currency for another, what it has given away, and what doctors owe us.
 */
const OUTSIDE = new Set(['clearing', 'exchange', 'goodwill', 'receivable']);

/** Returns the account that a code names. Throws for a code without a kind or a known currency. Pure. */
export function accountOf(code: string): Account {
  const parts = code.split(':');
  const kind = parts[0] ?? '';
  const currency = parts.at(-1) ?? '';
  if (parts.length < 2 || kind === '' || !Object.hasOwn(CURRENCIES, currency))
    throw new Error(`not an account: ${code}`);
  return { code, kind, currency, mayBeNegative: OUTSIDE.has(kind) };
}

/**
 * Checks the entries of a journal and returns them in the order in which their accounts are locked; two journals over
 * the same accounts then cannot deadlock. Throws for fewer than two entries, an amount that is zero or no integer, and
 * a sum that is not zero in some currency (I-01, I-07). Pure.
 */
export function balancedEntries(entries: readonly Entry[]): Entry[] {
  if (entries.length < 2) throw new Error('a journal has at least two entries');
  const sums = new Map<string, bigint>();
  for (const { account, amount, currency } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`not an amount: ${amount}`);
    if (accountOf(account).currency !== currency) throw new Error(`${account} does not hold ${currency}`);
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  }
  for (const [currency, sum] of sums) if (sum !== 0n) throw new Error(`the entries in ${currency} sum to ${sum}`);
  return [...entries].sort((one, other) => (one.account < other.account ? -1 : one.account > other.account ? 1 : 0));
}
