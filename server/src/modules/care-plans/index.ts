export { checks } from './checks.ts';
export { carePlans, carePlansNamed, carePlansVersion } from './read-plans.ts';
export type { CarePlan } from './read-plans.ts';
export { routes } from './routes.ts';
