export { checkPassword, isPasswordOf } from './check-password.ts';
export type { RightPassword } from './check-password.ts';
export { findPassword } from './find-password.ts';
export { forgetPassword, forgetTries } from './forget-password.ts';
export { jobs } from './jobs.ts';
export { checkPassphrase, forgetRecordTries, hashPassphrase, takeRecordTry } from './check-passphrase.ts';
export { preparePassword, setPassword } from './set-password.ts';
