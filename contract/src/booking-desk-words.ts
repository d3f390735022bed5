/** Words of the list of all bookings. Free of zod, so that pages can import them. */

/** What is booked: `phone` and `video` leave emergencies out, so that each booking is of one kind. */
export const BOOKING_KINDS = ['phone', 'video', 'emergency'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/**
 * The states that the list shows: all but a hold that ended without a payment (C99). 'payment-unclear': the hold ended,
 * and nobody knows yet whether the money moved.
 */
export const LISTED_STATES = [
  'awaiting-payment',
  'payment-unclear',
  'scheduled',
  'completed',
  'cancelled',
  'missed',
] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/**
 * The days of the appointment, on the calendar of the reader's country: today; the last seven days with today; or this
 * calendar month (STF-BOOK-13, C89). A booking without a time counts by when it was booked.
 */
export const BOOKING_TIMES = ['today', 'week', 'month'] as const;
export type BookingTime = (typeof BOOKING_TIMES)[number];

/** What cancelling a booking does with its money: each word has a sentence in the confirmation (W69). */
export const CANCEL_EFFECTS = [
  'nothing-paid',
  'refund',
  'credit',
  'refund-and-credit',
  'call',
  'nothing-owed',
] as const;
export type CancelEffect = (typeof CANCEL_EFFECTS)[number];

/** The bookings of a page: the printed size of the staff portal, and that of the administrators' list. */
export const BOOKING_PAGE_SIZES = ['5', '10'] as const;
