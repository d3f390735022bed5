import { askAgain, tellSingle } from './watch-single.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'readings.ask-again': askAgain, 'readings.tell-single': tellSingle };
