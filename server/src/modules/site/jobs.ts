import { announceOpenings } from './announce-openings.ts';

export const jobs = { 'site.announce-openings': announceOpenings };
