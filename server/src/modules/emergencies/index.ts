export { checks } from './checks.ts';
export { jobs } from './jobs.ts';
export { nudgeAlertedDoctors } from './nudge-alerted.ts';
export { planRing } from './plan-ring.ts';
export { ringDoctors } from './ring-doctors.ts';
export { routes } from './routes.ts';
export { sweepEmergencies } from './sweep-emergencies.ts';
