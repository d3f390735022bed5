import { CALL_WINDOW } from '@tabibu/contract/call-window';
import { WRITING_DAYS } from '@tabibu/contract/visit-documents';
import { DAY, MINUTE, later } from '../../platform/time.ts';
import type { BookingFacts } from '../bookings/index.ts';

export type ClosedReason = 'not-begun' | 'too-old' | 'called-off' | 'out-of-service';

/**
 * Returns why the doctor of an appointment may not see or state facts about its patient now, or null if the doctor may:
 * from the opening of the call until the documents of the appointment can no longer be written.
 */
export function whyFactsClosed({ state, startsAt }: BookingFacts, now: Date): ClosedReason | null {
  if (!['scheduled', 'completed'].includes(state)) return 'called-off';
  if (startsAt === null || now < later(startsAt, -CALL_WINDOW.before * MINUTE)) return 'not-begun';
  return now > later(startsAt, WRITING_DAYS * DAY) ? 'too-old' : null;
}
