export { checks } from './checks.ts';
export { routes } from './routes.ts';
export { exportAccesses } from './export-own.ts';
