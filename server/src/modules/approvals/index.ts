export { checks } from './checks.ts';
export { routes } from './routes.ts';
