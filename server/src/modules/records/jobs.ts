import { remindFollowUp } from './remind-follow-up.ts';
import { sweepRecords } from './sweep-records.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'records.remind-follow-up': remindFollowUp, 'records.sweep': sweepRecords };
