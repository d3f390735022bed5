export { checks } from './checks.ts';
export { forgetSchedules } from './forget-schedules.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
