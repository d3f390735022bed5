import { forgetMisses } from './forget-misses.ts';

/** Maps the job name of this module to its function. */
export const jobs = { 'verification.forget-misses': forgetMisses };
