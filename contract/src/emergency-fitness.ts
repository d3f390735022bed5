import type { SpecialtyId } from './specialties.ts';

/**
 * Who may be rung for an emergency of which nothing is known but that somebody asks for help now: 1 before 2 before 3; a specialty that is
 * not here is never rung. 1: sees acute illness of every kind and age each day. 2: a hospital speciality in which acutely ill people are
 * treated each day, with training in general or children's medicine before it. 3: the same training, for fewer kinds of emergencies.
 * Not rung: eyes, teeth, skin, diet, and those whose patients are mostly not acutely ill or not awake; a call by phone for a convulsing
 * child must reach somebody who treats such children. The list is the product's judgement and waits for a medical director. Data only.
 */
export const EMERGENCY_FITNESS: Readonly<Partial<Record<SpecialtyId, 1 | 2 | 3>>> = {
  'general-practitioner': 1,
  'family-medicine': 1,
  pediatrician: 2,
  cardiologist: 2,
  neurologist: 2,
  pulmonologist: 2,
  gynecologist: 3,
  gastroenterologist: 3,
  nephrologist: 3,
  endocrinologist: 3,
  'orthopedic-surgeon': 3,
};

/** May a doctor of this specialty be rung for an emergency? */
export function isFitForEmergencies(id: SpecialtyId): boolean {
  return Object.hasOwn(EMERGENCY_FITNESS, id);
}

/** The fit specialties with their places; the specialty that the patient asked for stands before all others (0). */
export function fitnessFor(asked: SpecialtyId | undefined): Readonly<Record<string, number>> {
  return asked !== undefined && isFitForEmergencies(asked) ? { ...EMERGENCY_FITNESS, [asked]: 0 } : { ...EMERGENCY_FITNESS };
}
