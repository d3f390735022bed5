/**
 * The 22 printed specialties (C43). Their names are the sentences `specialty.<id>`, generated from `specialties.ts`.
 * What administrators changed of them comes with the page (`shown-specialties.ts`).
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

export type PrintedSpecialtyId = (typeof SPECIALTY_IDS)[number];
/** A printed specialty, or one that administrators have added: lower-case words with hyphens between them. */
export type SpecialtyId = string;
