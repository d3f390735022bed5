import type { HealthProblemId } from './health-problem-ids.ts';

/** The bounds of a specialty's name in each language. */
const SHORTEST_SPECIALTY = 2;
export const LONGEST_SPECIALTY = 60;
/** The most specialties that there can be, so that lists of them stay usable. */
export const MOST_SPECIALTIES = 100;
/** How early a specialty is rung for an emergency; 0: never (`emergency-fitness.ts` says what 1 to 3 mean). */
export const EMERGENCY_RANKS = [0, 1, 2, 3] as const;
type EmergencyRank = (typeof EMERGENCY_RANKS)[number];

/** What administrators decide of a specialty. */
export interface SpecialtyTerms {
  readonly labels: Readonly<Record<'sw' | 'en' | 'fr', string>>;
  /** Whether its doctors have the price of specialists (C44). */
  readonly specialist: boolean;
  readonly emergency: EmergencyRank;
  /** The health problems whose search lists its doctors. */
  readonly problems: readonly HealthProblemId[];
  /** Whether new doctors can choose it. */
  readonly offered: boolean;
}

/** Returns whether a text can be the name of a specialty. Pure. */
export function isSpecialtyName(text: string): boolean {
  const { length } = text.trim();
  return length >= SHORTEST_SPECIALTY && length <= LONGEST_SPECIALTY && /\p{L}/u.test(text) && !/\p{Cc}/u.test(text);
}
