export { jobs } from './jobs.ts';
export { endWait, forgetWaiting } from './leave-waitlist.ts';
export { routes } from './routes.ts';
export { NOTIFY_WITHIN } from './rules.ts';
export { exportWaiting } from './export-own.ts';
