import { DAY, HOUR } from '../../platform/time.ts';

/** How long after the wish records open at the earliest, so that the person hears of it and can stop it. */
export const OPENING_DELAY = 72 * HOUR;
/** A wish that nobody approved for so long ends. */
export const OPENING_LIFETIME = 30 * DAY;
/** How often a person may ask within thirty days, so that nobody wears staff and person down. */
export const MOST_OPENINGS = 3;
/** How many wishes the list of administrators shows. */
export const OPENINGS_SHOWN = 50;
