export { checks } from './checks.ts';
export { refuseClosed } from './find-patient.ts';
export { forgetFacts } from './forget-facts.ts';
export { whyFactsClosed } from './policy.ts';
export type { ClosedReason } from './policy.ts';
export { latestAllergies } from './read-allergies.ts';
export { readPatientFacts, statedFactsOf, todayOf } from './read-facts.ts';
export { routes } from './routes.ts';
