export { forgetReadings } from './forget-readings.ts';
export { jobs } from './jobs.ts';
export { monthsOfReadings, readingsBetween } from './read-month.ts';
export { routes } from './routes.ts';
export { curveOf } from './rules.ts';
export {
  listUrgentReadings,
  lockUntold,
  noteDoctorTold,
  settleUrgentReading,
  urgentReadings,
} from './urgent-readings.ts';
export type { UrgentReading } from './urgent-readings.ts';
export { exportReadingsOf, exportUrgentReadings } from './export-own.ts';
