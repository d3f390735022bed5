export { approveOpening, demandOpening, listOpenings } from './approve-opening.ts';
export { forgetOpenings } from './cancel-opening.ts';
export { checks } from './checks.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
