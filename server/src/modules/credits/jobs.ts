import { endCredits } from './end-credits.ts';

/** The jobs of this module, by name. */
export const jobs = { 'credits.end': endCredits };
