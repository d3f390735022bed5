import { z } from 'zod';
import { Appointment } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Id, envelope, personText } from './fields.ts';

export const changePerson = endpoint({
  id: 'bookings.change-person',
  method: 'POST',
  path: '/api/appointments/:booking_id/person',
  summary: 'A paid appointment is for somebody else: for me, or for somebody of my family; before it begins',
  access: ['patient'],
  idempotent: true,
  limit: 'write',
  owns: { booking_id: 'booking' },
  params: z.strictObject({ booking_id: Id }),
  body: z.strictObject({
    /** The member of the family; null for the patient. */
    person_id: Id.nullable(),
    /** What its doctor reads in place of the reason before. Absent: nothing. */
    reason: personText(1000).optional(),
  }),
  reply: envelope(Appointment),
  problems: [
    'not-found',
    'member-unknown',
    'person-stands',
    'person-changes-exhausted',
    'coupon-family-full',
    'plan-members-changed',
  ],
});
