/**
 * The 25 health problems (PAT-SRCH-10). Their names are the sentences `health.<id>`, generated from
 * `health-problems.ts`. A page that shows only names imports no more than this file.
 */
export const HEALTH_PROBLEM_IDS = [
  'maternal',
  'male',
  'mental',
  'head',
  'stomach',
  'heart',
  'cancer',
  'diabetes',
  'skin',
  'bone',
  'eye',
  'dental',
  'pregnancy',
  'hiv',
  'child',
  'respiratory',
  'blood',
  'kidney',
  'thyroid',
  'liver',
  'joint',
  'ear',
  'allergy',
  'sleep',
  'other',
] as const;

export type HealthProblemId = (typeof HEALTH_PROBLEM_IDS)[number];
