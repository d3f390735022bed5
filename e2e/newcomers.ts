import { randomInt } from 'node:crypto';

/**
 * Returns a Tanzanian mobile number that nothing else uses in this run. It is random because tests run in several
 * processes, and varies the prefix because each prefix has a limit of codes per hour. The last three digits choose how
 * the sandbox's wallet behaves.
 */
export function freshNumber(lastThree = String(randomInt(100, 1000))): string {
  return `075${randomInt(1000, 10_000)}${lastThree}`;
}

const SYLLABLES = [
  ['Za', 'Ne', 'Re', 'Sa', 'Ha', 'U', 'Ma', 'Tu', 'Ba', 'Ki'],
  ['wa', 'he', 'ri', 'mi', 'lo', 'se', 'ja', 'nu'],
  ['di', 'ma', 'na', 'ni', 'ra', 'lu', 'sha', 'ki'],
] as const;

/** Returns a random first name, which tells the messages about one patient from those about others. */
export function freshName(): string {
  return SYLLABLES.map((some) => some[randomInt(some.length)]!).join('');
}
