import { remindOfCheckUps } from './remind-of-check-ups.ts';

/** The jobs of this module, by name. */
export const jobs = { 'pregnancy.remind': remindOfCheckUps };
