import { anchorChains } from './anchor-chains.ts';

/** Maps the job name of this module to its function. */
export const jobs = { 'audit.anchor': anchorChains };
