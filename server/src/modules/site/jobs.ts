import { announceOpenings } from './announce-openings.ts';

/** Jobs of this module: name → verb. */
export const jobs = { 'site.announce-openings': announceOpenings };
