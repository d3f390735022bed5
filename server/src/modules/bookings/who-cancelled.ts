import type { Cancellation } from '@tabibu/contract/cancellers';
import type { BookingRow } from './store.ts';

/** Returns who cancelled a booking and why; null if nobody has. Pure. */
export function whoCancelled({
  cancelled_by: by,
  cancel_cause: cause,
}: Pick<BookingRow, 'cancelled_by' | 'cancel_cause'>): Cancellation | null {
  if (by === null || by === 'patient' || by === 'doctor') return by && { by, cause: null };
  return by === 'staff' ? { by: 'house', cause } : { by: 'nobody', cause: cause ?? 'absent' };
}
