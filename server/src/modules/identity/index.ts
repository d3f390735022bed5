export { authenticate } from './authenticate.ts';
export { changeMe } from './change-me.ts';
export { ensureAccount } from './ensure-account.ts';
export { eraseAccount } from './erase-account.ts';
export { contactOf, namesOf } from './find-contact.ts';
export type { Contact } from './find-contact.ts';
export { jobs } from './jobs.ts';
export { resetSecondFactor } from './remove-authenticator.ts';
export { routes } from './routes.ts';
