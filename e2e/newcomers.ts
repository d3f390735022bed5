import { randomInt } from 'node:crypto';

/**
 * A mobile number of Tanzania that nobody else uses in this run. Drawn, because journeys run in several processes, and spread over all
 * prefixes, because each prefix has a budget of codes per hour. The last three digits choose how the sandbox's wallet behaves.
 */
export function freshNumber(lastThree = String(randomInt(100, 1000))): string {
  return `075${randomInt(1000, 10_000)}${lastThree}`;
}

const SYLLABLES = [['Za', 'Ne', 'Re', 'Sa', 'Ha', 'U', 'Ma', 'Tu', 'Ba', 'Ki'], ['wa', 'he', 'ri', 'mi', 'lo', 'se', 'ja', 'nu'], ['di', 'ma', 'na', 'ni', 'ra', 'lu', 'sha', 'ki']] as const;

/** A first name by which messages about one patient can be told from those about others. */
export function freshName(): string {
  return SYLLABLES.map((some) => some[randomInt(some.length)]!).join('');
}
