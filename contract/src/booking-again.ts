import { z } from 'zod';
import { Appointment } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';

const OneBooking = { owns: { booking_id: 'booking' }, params: z.strictObject({ booking_id: Id }) } as const;

/** A doctor with the next free times. */
const DoctorWithTimes = z.strictObject({
  id: Id,
  name: z.string(),
  specialty: z.string(),
  times: z.array(Instant),
});

export const listOtherTimes = endpoint({
  id: 'bookings.list-other-times',
  method: 'GET',
  path: '/api/appointments/:booking_id/other-times',
  summary: 'After somebody else cancelled my appointment: the next times of its doctor, and the nearest other doctor',
  access: ['patient'],
  limit: 'read',
  ...OneBooking,
  reply: envelope(
    z.strictObject({
      /** The money of the cancelled appointment pays for any of these times, at one press. */
      same_money: z.boolean(),
      doctor: DoctorWithTimes,
      /** The doctor of the same specialty who is free next; null if nobody is. */
      other: DoctorWithTimes.nullable(),
    }),
  ),
  problems: ['not-found'],
});

export const bookAgain = endpoint({
  id: 'bookings.book-again',
  method: 'POST',
  path: '/api/appointments/:booking_id/book-again',
  summary: 'Book another time or doctor with the money of an appointment that somebody else cancelled',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  ...OneBooking,
  body: z.strictObject({ doctor_id: Id, starts_at: Instant }),
  reply: envelope(Appointment),
  problems: [
    'not-found',
    'slot-taken',
    'slot-not-offered',
    'patient-busy',
    'booking-not-movable',
    'doctor-not-alike',
    'booking-own',
    'money-not-kept',
    'invalid-booking',
    'payment-awaited',
  ],
});
