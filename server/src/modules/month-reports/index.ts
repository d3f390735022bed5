export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
