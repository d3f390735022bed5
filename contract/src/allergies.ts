import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope, personText } from './fields.ts';
import { ONE_VISIT } from './visit-endpoint.ts';

export const AllergyItem = z.strictObject({
  id: Id,
  substance: z.string(),
  reaction: z.string(),
  said_by: z.enum(['patient', 'doctor']),
  said_at: Instant,
});
/** `not-asked`: no information yet. `none-known`: patient or doctor said that there are no allergies. */
export const Allergies = z.strictObject({
  version: z.int(),
  status: z.enum(['not-asked', 'none-known', 'listed']),
  /** Who last saved the whole list, and when; null before the first time. */
  said_by: z.enum(['patient', 'doctor']).nullable(),
  said_at: Instant.nullable(),
  items: z.array(AllergyItem),
});
/** From so many on nothing new is written into a list. Lists that were joined may be longer, and stay as they are. */
export const MOST_ALLERGIES = 30;
/** More than the joined lists of a family have. */
const LONGEST_LIST = 600;

/**
 * Replaces the whole list. An item that is sent with its id and unchanged keeps who stated it and when. `listed` needs
 * at least one item, `none-known` allows none.
 */
export const AllergiesInput = z.strictObject({
  version: z.int().min(0),
  status: z.enum(['none-known', 'listed']),
  items: z
    .array(z.strictObject({ id: Id.optional(), substance: personText(120), reaction: personText(200).default('') }))
    .max(LONGEST_LIST)
    .default([]),
});

export const readMyAllergies = endpoint({
  id: 'records.read-my-allergies',
  method: 'GET',
  path: '/api/me/allergies',
  summary: 'What I do not tolerate, as it is known',
  access: ['patient'],
  limit: 'read',
  reply: envelope(Allergies),
});

const problems = ['record-stale', 'allergies-invalid', 'allergies-full'] as const;

export const saveMyAllergies = endpoint({
  id: 'records.save-my-allergies',
  method: 'PUT',
  path: '/api/me/allergies',
  summary: 'Say anew what I do not tolerate, as a whole',
  access: ['patient'],
  limit: 'write',
  body: AllergiesInput,
  reply: envelope(Allergies),
  problems,
});

export const readVisitAllergies = endpoint({
  id: 'records.read-visit-allergies',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/allergies',
  summary: 'What the patient of an open or recent visit of mine does not tolerate',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(Allergies),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old'],
});

export const saveVisitAllergies = endpoint({
  id: 'records.save-visit-allergies',
  method: 'PUT',
  path: '/api/doctor/visits/:booking_id/allergies',
  summary: 'Write down anew what the patient does not tolerate, as a whole',
  limit: 'write',
  ...ONE_VISIT,
  body: AllergiesInput,
  reply: envelope(Allergies),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old', 'member-removed', ...problems],
});

export type AllergiesBody = z.infer<typeof Allergies>;
export type AllergiesInputBody = z.infer<typeof AllergiesInput>;
