import type { BookingFacts } from '../bookings/index.ts';
import type { ClosedReason } from '../patient-facts/index.ts';
import { writableUntil } from './rules.ts';

/**
 * Returns why no document of an appointment may be written now, or null if it may. Writing opens when the appointment
 * is completed or its two people were connected, and closes 30 days after its start.
 */
export function closedReason(booking: BookingFacts, callBegun: boolean, now: Date): ClosedReason | null {
  const { state, startsAt } = booking;
  if (!['scheduled', 'completed'].includes(state)) return 'called-off';
  if (startsAt === null || (state === 'scheduled' && !callBegun)) return 'not-begun';
  return now > writableUntil(startsAt) ? 'too-old' : null;
}
