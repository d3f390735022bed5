import { sweepAssisted } from './end-assisted.ts';

/** The jobs of this module, by name. */
export const jobs = { 'assisted-bookings.sweep': sweepAssisted };
