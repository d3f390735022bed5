import { z } from 'zod';
import { REVIEWERS } from './application-reviews.ts';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, envelope } from './fields.ts';

/** A doctor whom staff may put on call. */
const OnCallDoctor = z.strictObject({
  id: Id,
  name: z.string(),
  specialty: z.string(),
  on_call: z.boolean(),
  /** Why no emergency rings this doctor, on call or not; null if one does while on call. */
  hindrance: z.enum(['out-of-service', 'licence-over', 'specialty', 'no-phone-calls']).nullable(),
});

export const listOnCall = endpoint({
  id: 'emergency-doctors.list-on-call',
  method: 'GET',
  path: '/api/admin/on-call',
  summary:
    'Doctors of a country with whether they are on call and fit for emergencies; those on call first, at most fifty',
  access: REVIEWERS,
  limit: 'read',
  query: z.strictObject({
    country: CountryField,
    /** Part of the name. */
    q: z.string().trim().max(80).optional(),
  }),
  reply: envelope(z.strictObject({ doctors: z.array(OnCallDoctor), has_more: z.boolean() })),
});

export const setOnCall = endpoint({
  id: 'emergency-doctors.set-on-call',
  method: 'PUT',
  path: '/api/admin/on-call/:doctor_id',
  summary: 'Put a doctor on call, whom the next emergency then rings, or take a doctor off call',
  access: REVIEWERS,
  owns: { doctor_id: 'doctor' },
  limit: 'write',
  params: z.strictObject({ doctor_id: Id }),
  body: z.strictObject({ on_call: z.boolean() }),
  reply: envelope(OnCallDoctor),
  problems: ['not-found', 'step-up-required', 'doctor-not-rung'],
});

export type OnCallDoctorBody = z.infer<typeof OnCallDoctor>;
export type OnCallListBody = z.infer<typeof listOnCall.reply>['data'];
