import type { BookingRow } from '../bookings/index.ts';

/** The words of the doctor's screens for each state; `scheduled` is shown as confirmed there (C27). */
export const DOCTOR_WORDS: Readonly<Record<BookingRow['state'], 'pending' | 'confirmed' | 'completed' | 'cancelled'>> =
  {
    'awaiting-payment': 'pending',
    scheduled: 'confirmed',
    completed: 'completed',
    missed: 'completed',
    expired: 'cancelled',
    cancelled: 'cancelled',
  };
