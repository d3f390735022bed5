import { isProblem } from '../../api/forms/problem-text.ts';

/**
 * Returns up to three free times that the server offers instead of a taken one, as ISO instants, nearest first (C26).
 */
export function nearestTimes(error: unknown): string[] {
  if (!isProblem<'POST /api/bookings'>(error, 'slot-taken')) return [];
  const nearest = error.params['nearest'];
  return Array.isArray(nearest) ? nearest.filter((at): at is string => typeof at === 'string').slice(0, 3) : [];
}
