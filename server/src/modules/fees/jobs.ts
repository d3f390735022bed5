import { beginPlannedFees } from './begin-planned-fees.ts';

/** The jobs of this module, by name. */
export const jobs = { 'fees.begin-planned': beginPlannedFees };
