export { resetSecondFactor } from './reset-second-factor.ts';
export { routes } from './routes.ts';
