import { sweepCases } from './sync-case.ts';

/** The jobs of this module, by name. */
export const jobs = { 'cases.sweep': sweepCases };
