import { z } from 'zod';
import { Emergency } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';

/** An emergency on the dashboard of a doctor who was alerted. */
export const DoctorEmergency = Emergency.extend({
  booking_id: Id,
  /** When staff and patient are told that nobody has accepted; null when it does not ring. */
  escalates_at: Instant.nullable(),
});

export const listEmergencies = endpoint({
  id: 'bookings.list-doctor-emergencies',
  method: 'GET',
  path: '/api/doctor/emergencies',
  summary: 'The emergencies of the last two hours that the signed-in doctor was alerted to, newest first',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(z.array(DoctorEmergency)),
  problems: ['not-found'],
});

export const acceptAsDoctor = endpoint({
  id: 'bookings.accept-as-doctor',
  method: 'POST',
  path: '/api/doctor/emergencies/:booking_id/accept',
  summary: 'The signed-in doctor takes an emergency of an alert; the first doctor to accept has it',
  access: ['doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: z.strictObject({ booking_id: Id }),
  body: z.strictObject({}),
  reply: envelope(DoctorEmergency),
  problems: ['not-found'],
});

export type DoctorEmergencyBody = z.infer<typeof DoctorEmergency>;
