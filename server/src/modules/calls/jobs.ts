import { sweepCalls } from './sweep-calls.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'calls.sweep': sweepCalls };
