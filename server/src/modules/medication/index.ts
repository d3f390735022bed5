export { checks } from './checks.ts';
export { exportSchedules } from './export-own.ts';
export { forgetSchedules } from './forget-schedules.ts';
export { jobs } from './jobs.ts';
export { countDosesBetween, dosesBetween, monthsOfDoses } from './read-month.ts';
export type { DosesOfDue } from './read-month.ts';
export { routes } from './routes.ts';
