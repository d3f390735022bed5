import { sweepCalls } from './sweep-calls.ts';

/** Jobs of this module: name → verb. */
export const jobs = { 'calls.sweep': sweepCalls };
