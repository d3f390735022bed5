import { TRANSACTION_NUMBER } from '@tabibu/contract/case-words';
import { nameWords } from '@tabibu/contract/person-name';
import { HOUR, MINUTE, SECOND, later } from '../../platform/time.ts';

const FIRST_QUERY = 5 * SECOND;
const LONGEST_PAUSE = 15 * MINUTE;
/** How long the gateway is asked what became of a payout; afterwards only a person finds out. */
const ASK_FOR = 72 * HOUR;
/** How long a payout may be on its way until nobody can say whether it was paid. */
const UNKNOWN_AFTER = 2 * MINUTE;

interface Called {
  readonly calledAt: Date;
  readonly queries: number;
}

/**
 * Returns when the gateway is asked again: after 5 s, 10 s, 20 s … up to 15 min, each up to a fifth shorter or longer;
 * null after 72 hours (W-07). No pause runs past the moment from which the outcome counts as unknown, or past the 72
 * hours. `random` is in [0, 1); `speed` divides the pause. Pure.
 */
export function nextQueryAt({ calledAt, queries }: Called, now: Date, random: number, speed: number): Date | null {
  const end = later(calledAt, ASK_FOR);
  if (now >= end) return null;
  const pause = Math.min(FIRST_QUERY * 2 ** Math.min(queries, 20), LONGEST_PAUSE) * (0.8 + 0.4 * random);
  const at = later(now, pause / speed);
  return [later(calledAt, UNKNOWN_AFTER), end].find((one) => one > now && one < at) ?? at;
}

/** Returns whether a payout is on its way for so long that its outcome counts as unknown. Pure. */
export function isLong({ calledAt }: Pick<Called, 'calledAt'>, now: Date): boolean {
  return now >= later(calledAt, UNKNOWN_AFTER);
}

const TITLES = new Set(['bi', 'bw', 'bwana', 'dkt', 'dr', 'daktari', 'mama', 'mr', 'mrs', 'ms', 'prof']);

/**
 * Returns whether two names can be those of one person: each word of the shorter one is in the other, in any order and
 * spelling of capitals, and at least two are the same unless one name is all that there is. "Dkt. Neema Mushi" and
 * "NEEMA JUMA MUSHI" agree; "Neema" and "NEEMA JUMA MUSHI" do not. Pure.
 */
export function namesAgree(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few.length >= Math.min(2, Math.max(1, many.length)) && few.every((word) => many.includes(word));
}

function wordsOf(name: string): string[] {
  return nameWords(name).filter((word) => word.length > 1 && !TITLES.has(word));
}

/** Returns the first of these that can be written down as the number of a payment; at last our own reference. Pure. */
export function numberOf(given: readonly (string | null)[], ourReference: string): string {
  return given.find((text): text is string => text !== null && TRANSACTION_NUMBER.test(text)) ?? ourReference;
}
