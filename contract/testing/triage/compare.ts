import { assess } from '../../src/triage/assess.ts';
import { LEVELS } from '../../src/triage/levels.ts';
import type { Level } from '../../src/triage/levels.ts';
import type { Case } from './cases.ts';

/** A case with the level that the engine gave it. */
export type Judged = { readonly one: Case; readonly given: Level };

/** How well the engine judges some cases. */
export type Figures = {
  readonly cases: number;
  /** For each level that a case should have, how many were given each level. */
  readonly matrix: Readonly<Record<Level, Readonly<Record<Level, number>>>>;
  /** Cases that got the right one of emergency, care and self-care, as a share. */
  readonly rightTier: number;
  readonly emergencies: number;
  readonly missedEmergencies: number;
  readonly selfCare: number;
  /** Self-care cases that were sent to a facility today or at once. */
  readonly selfCareTooHigh: number;
};

const MIN_RIGHT_TIER = 0.9;
const MAX_SELF_CARE_TOO_HIGH = 0.15;

/** Asks the engine about each case. */
export function judge(cases: readonly Case[]): Judged[] {
  return cases.map((one) => ({ one, given: assess(one.text, one.stated).level }));
}

/** Counts how well the engine judged. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const emergencies = judged.filter(({ one }) => one.level === 'emergency');
  const selfCare = judged.filter(({ one }) => one.level === 'self-care');
  return {
    cases: judged.length,
    matrix: matrixOf(judged),
    rightTier: judged.filter(({ one, given }) => tierOf(one.level) === tierOf(given)).length / judged.length,
    emergencies: emergencies.length,
    missedEmergencies: emergencies.filter(({ given }) => given !== 'emergency').length,
    selfCare: selfCare.length,
    selfCareTooHigh: selfCare.filter(({ given }) => given === 'emergency' || given === 'today').length,
  };
}

/** Says in words which goals the figures miss. */
export function missedGoals(figures: Figures): string[] {
  const missed = [];
  if (figures.missedEmergencies > 0) missed.push(`${figures.missedEmergencies} emergencies under-triaged`);
  if (figures.rightTier < MIN_RIGHT_TIER) missed.push(`three tiers right in ${percent(figures.rightTier)}`);
  if (figures.selfCareTooHigh > figures.selfCare * MAX_SELF_CARE_TOO_HIGH)
    missed.push(`${figures.selfCareTooHigh} of ${figures.selfCare} self-care cases sent to today or above`);
  return missed;
}

/** Returns `87.5 %` for 0.875. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function matrixOf(judged: readonly Judged[]): Figures['matrix'] {
  const matrix = Object.fromEntries(
    LEVELS.map((level) => [level, Object.fromEntries(LEVELS.map((given) => [given, 0]))]),
  ) as Record<Level, Record<Level, number>>;
  for (const { one, given } of judged) matrix[one.level][given]++;
  return matrix;
}

function tierOf(level: Level): string {
  return level === 'emergency' || level === 'self-care' ? level : 'care';
}
