import { watchTries } from './watch-tries.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'passwords.watch-tries': watchTries };
