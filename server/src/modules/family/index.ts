export { forgetFamily } from './remove-member.ts';
export { routes } from './routes.ts';
