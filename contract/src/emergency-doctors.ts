import { z } from 'zod';
import { DoctorCard } from './doctors.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, Id, envelope } from './fields.ts';

/** The doctors whom a patient can ask for on the emergency page now. */
export const EmergencyDoctors = z.strictObject({
  /** The doctor asked for first, then the others in order of fitness. */
  doctors: z.array(
    z.strictObject({
      doctor: DoctorCard,
      /** True if doctors on call are rung when this one does not answer within a minute. */
      has_others: z.boolean(),
    }),
  ),
  /** Whether the doctor named in the page's address can answer; null if the address names none. */
  asked: z.enum(['can-answer', 'cannot-now', 'not-for-emergencies']).nullable(),
});

export const listEmergencyDoctors = endpoint({
  id: 'emergency-doctors.list-emergency-doctors',
  method: 'GET',
  path: '/api/emergency-doctors',
  summary: 'Doctors fit for an emergency who can answer now, on call or at work',
  access: ['anyone'],
  limit: 'read',
  query: z.strictObject({
    country: CountryAsked.optional(),
    /** The doctor whom the patient would like. */
    doctor: Id.optional(),
  }),
  reply: envelope(EmergencyDoctors),
  problems: ['invalid-input'],
});

export type EmergencyDoctorsBody = z.infer<typeof EmergencyDoctors>;
