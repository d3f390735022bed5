import type { BookingFacts } from '../bookings/index.ts';
import { allergiesFrom, writableUntil } from './rules.ts';

export type Closed = 'not-begun' | 'too-old' | 'called-off';

/** Why nothing may be written of a visit now; null: it may. A visit has begun when it is completed or its two people were connected. */
export function whyClosed(booking: BookingFacts, callBegun: boolean, now: Date): Closed | null {
  const { state, startsAt } = booking;
  if (!['scheduled', 'completed'].includes(state)) return 'called-off';
  if (startsAt === null || (state === 'scheduled' && !callBegun)) return 'not-begun';
  return now > writableUntil(startsAt) ? 'too-old' : null;
}

/** Why the doctor of a visit may not see or say now what its patient does not tolerate; null: may. */
export function whyAllergiesClosed({ state, startsAt }: BookingFacts, now: Date): Closed | null {
  if (!['scheduled', 'completed'].includes(state)) return 'called-off';
  if (startsAt === null || now < allergiesFrom(startsAt)) return 'not-begun';
  return now > writableUntil(startsAt) ? 'too-old' : null;
}
