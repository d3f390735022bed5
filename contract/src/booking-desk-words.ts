/** Words of the list of all bookings. Free of zod, so that pages can import them. */

/** What is booked: `phone` and `video` leave emergencies out, so that each booking is of one kind. */
export const BOOKING_KINDS = ['phone', 'video', 'emergency'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** The states that the list shows: all but a hold that ended without a payment (C99). */
export const LISTED_STATES = ['awaiting-payment', 'scheduled', 'completed', 'cancelled', 'missed'] as const;
export type ListedState = (typeof LISTED_STATES)[number];
