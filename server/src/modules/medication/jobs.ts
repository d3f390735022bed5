import { remindOfDoses } from './remind-of-doses.ts';

/** The jobs of this module, by name. */
export const jobs = { 'medication.remind': remindOfDoses };
