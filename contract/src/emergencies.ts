import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, envelope } from './fields.ts';
import { Stage } from './stages.ts';

/** An emergency as an alerted doctor sees it. Phone number and reason are null until the doctor has accepted. */
const Emergency = z.strictObject({
  state: z.enum(['ringing', 'accepted-by-you', 'taken', 'escalated', 'over']),
  /** The stage of the emergency, in words for this doctor. */
  stage: Stage,
  patient_first_name: z.string(),
  country: CountryField,
  patient_phone: z.string().nullable(),
  /** For the doctor who accepted: the appointment, whose room in Tabibu comes first. */
  room: Id.nullable(),
  reason: z.string().nullable(),
  requested_at: Instant,
});

/** Reads an emergency with the secret of the link in a doctor's SMS. Each secret belongs to one booking. */
export const readEmergency = endpoint({
  id: 'emergencies.read-emergency',
  method: 'GET',
  path: '/api/emergencies/:secret',
  summary: 'What an alerted doctor sees before accepting an emergency',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'read',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  reply: envelope(Emergency),
  problems: ['not-found'],
});

export const acceptEmergency = endpoint({
  // The audit log names this id as the actor, so it keeps the prefix of its first module.
  id: 'bookings.accept-emergency',
  method: 'POST',
  path: '/api/emergencies/:secret/accept',
  summary: 'Take an emergency; the first doctor to accept has it',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'write',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  body: z.strictObject({}),
  reply: readEmergency.reply,
  problems: ['not-found'],
});

/** An emergency on the dashboard of an alerted doctor. */
const DoctorEmergency = Emergency.extend({
  booking_id: Id,
  /** When staff and patient are told that nobody has accepted; null if it does not ring. */
  escalates_at: Instant.nullable(),
});

export const listDoctorEmergencies = endpoint({
  id: 'emergencies.list-doctor-emergencies',
  method: 'GET',
  path: '/api/doctor/emergencies',
  summary: 'The emergencies of the last two hours that the signed-in doctor was alerted to, newest first',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(z.array(DoctorEmergency)),
  problems: ['not-found'],
});

export const acceptAsDoctor = endpoint({
  id: 'emergencies.accept-as-doctor',
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

export type EmergencyBody = z.infer<typeof Emergency>;
export type DoctorEmergencyBody = z.infer<typeof DoctorEmergency>;
