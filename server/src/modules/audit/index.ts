export { checkChains } from './check-chains.ts';
export type { AnchorCopy } from './check-chains.ts';
export { checks } from './checks.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
export { exportOpenings } from './export-own.ts';
