export { checks } from './checks.ts';
export { exportHandovers } from './export-own.ts';
export { findHandover } from './find-handover.ts';
export { jobs } from './jobs.ts';
export { forgetFamily } from './remove-member.ts';
export { routes } from './routes.ts';
