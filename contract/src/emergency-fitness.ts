import type { PrintedSpecialtyId } from './specialties.ts';

/**
 * Which printed specialties may be rung for an emergency about which nothing is known, and in which order: 1 before 2
 * before 3.
 * A specialty that is not listed is never rung.
 * 1: sees acute illness of every kind and age each day.
 * 2: a hospital specialty that treats acutely ill people each day, with earlier training in general or children's
 * medicine.
 * 3: the same training, for fewer kinds of emergencies.
 * Not listed: eyes, teeth, skin, diet, and specialties whose patients are mostly not acutely ill or not awake. A phone
 * call for a convulsing child must reach a doctor who treats such children. The list is the product's own judgement; a
 * medical director has yet to review it. Administrators change it in *House*.
 */
export const EMERGENCY_FITNESS: Readonly<Partial<Record<PrintedSpecialtyId, 1 | 2 | 3>>> = {
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
