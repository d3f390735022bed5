import { MINUTE } from '../../platform/time.ts';

/** How long an access lasts. The table `break_glass_accesses` holds the same limit (Z-11). */
export const ACCESS_LIFETIME = 30 * MINUTE;

/** How many reviewed accesses the list shows. */
export const REVIEWED_SHOWN = 50;

/** Returns the associated data with which a reason or a note is sealed; it binds the text to its row. */
export function placeOf(column: 'reason' | 'note', id: string): string {
  return `break_glass_accesses.${column}.${id}`;
}
