export { checks } from './checks.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
export { forgetExports } from './sweep-exports.ts';
