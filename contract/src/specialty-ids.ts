/**
 * The 22 specialties (C43). Their names are the sentences `specialty.<id>`, generated from `specialties.ts`. A page
 * that shows only names imports no more than this file.
 */
export const SPECIALTY_IDS = [
  'general-practitioner',
  'cardiologist',
  'neurologist',
  'pediatrician',
  'gynecologist',
  'dermatologist',
  'orthopedic-surgeon',
  'oncologist',
  'ophthalmologist',
  'endocrinologist',
  'psychiatrist',
  'family-medicine',
  'dentist',
  'urologist',
  'gastroenterologist',
  'pulmonologist',
  'nephrologist',
  'hematologist',
  'rheumatologist',
  'ent-specialist',
  'anaesthesiologist',
  'nutritionist',
] as const;

export type SpecialtyId = (typeof SPECIALTY_IDS)[number];

/** Returns whether the text is the id of a specialty. */
export function isSpecialtyId(text: string): text is SpecialtyId {
  return (SPECIALTY_IDS as readonly string[]).includes(text);
}
