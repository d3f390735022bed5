import { remindFollowUp } from './remind-follow-up.ts';
import { sweepRecords } from './sweep-records.ts';

/** Jobs of this module: name → verb. */
export const jobs = { 'records.remind-follow-up': remindFollowUp, 'records.sweep': sweepRecords };
