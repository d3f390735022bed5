import { openDue } from './open-due.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'record-opening.open-due': openDue };
