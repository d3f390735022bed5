import { sweepMissed } from './sweep-missed.ts';

/** The jobs of this module, by name. */
export const jobs = { 'earnings.settle-missed': sweepMissed };
