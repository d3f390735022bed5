export { checks } from './checks.ts';
export { queryReportedPayout } from './deliver-payout.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
export { syncCase } from './sync-case.ts';
