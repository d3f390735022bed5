export { checks } from './checks.ts';
export { carePlans, carePlansNamed } from './read-plans.ts';
export { routes } from './routes.ts';
