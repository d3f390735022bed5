import { OLDEST_SMALL_CHILD_DAYS, mostBreaths } from './measures.ts';
import type { Measures } from './measures.ts';

const NEWBORN_DAYS = 28;
const AFTER_BIRTH_DAYS = 42;
const OLDEST_CHILD_DAYS = 12 * 365;
const OLD_DAYS = 65 * 365;
/** Millimetres around the arm of a child: below the first it starves, from the second on it does not. */
const THIN_ARM = 115;
const USUAL_ARM = 125;
/** With more beats a minute the heart of a grown person races at rest (Interagency Integrated Triage Tool 2020). */
const RACING_BEATS = 130;

/** Adds what numbers say: fever from a temperature, a child from an age, pregnancy from its weeks. */
export function addFromMeasures(
  present: Set<string>,
  measures: Measures,
  stated: { readonly ageDays?: number; readonly pregnant?: boolean },
): void {
  const { ageDays, temperature, pregnantWeeks, breaths, arm, pulse } = measures;
  const { pregnant } = stated;
  // Breaths that were counted and are not too many.
  if (breaths !== undefined && breaths < mostBreaths(ageDays)) present.delete('fast-breath');
  if (temperature !== undefined && temperature >= 37.5) present.add('fever');
  // A warm body that was measured and is not too warm.
  if (temperature !== undefined && temperature >= 35.5 && temperature < 37.5) present.delete('fever');
  // Only arms of children are measured.
  if (arm !== undefined && arm < THIN_ARM) present.add('thin-arm').add('child');
  if (arm !== undefined && arm >= USUAL_ARM) present.delete('thin-arm');
  if (pregnantWeeks !== undefined || pregnant === true) present.add('pregnant');
  if (pregnant === false) present.delete('pregnant');
  if (pulse !== undefined && pulse > RACING_BEATS && isGrown(present, ageDays)) present.add('racing-heart');
  if (ageDays === undefined) return;
  if (ageDays <= NEWBORN_DAYS) present.add('newborn');
  else present.delete('newborn');
  if (ageDays <= OLDEST_SMALL_CHILD_DAYS) present.add('child');
  else if (ageDays > OLDEST_CHILD_DAYS) present.delete('child');
  if (ageDays >= OLD_DAYS) present.add('elderly');
  else if (stated.ageDays !== undefined) present.delete('elderly');
  // Who speaks of a baby of some days or weeks speaks of its mother too.
  if (ageDays <= AFTER_BIRTH_DAYS) present.add('gave-birth');
}

/** Tells whether somebody is old enough for the heart of a grown person, as far as it is known. */
function isGrown(present: ReadonlySet<string>, ageDays: number | undefined): boolean {
  return ageDays === undefined ? !present.has('child') && !present.has('newborn') : ageDays > OLDEST_CHILD_DAYS;
}
