export { checks } from './checks.ts';
export { endAssistedOf } from './end-assisted.ts';
export { jobs } from './jobs.ts';
export { listUnfinished } from './list-unfinished.ts';
export { recordPaid } from './record-paid.ts';
export { routes } from './routes.ts';
export { exportAssisted } from './export-own.ts';
