import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Cursor, DoctorTypeField, Id, Instant, MoneyField, envelope } from './fields.ts';

/** What a card shows of a doctor. `name` and `full_name` are the same text: readers of both spellings are served (C78). */
export const DoctorCard = z.strictObject({
  id: Id,
  name: z.string(),
  full_name: z.string(),
  specialty: z.string(),
  specialty_id: z.string(),
  /** 0 means no rating yet. */
  rating: z.number(),
  rating_count: z.int(),
  country: CountryField,
  type: DoctorTypeField,
  is_specialist: z.boolean(),
  url: z.string().nullable(),
  featured: z.boolean(),
  spoken_languages: z.array(z.string()),
  call_types: z.array(CallType),
  /** What a phone consultation with this doctor costs the person who asks (C96). */
  phone_price: MoneyField,
  video_price: MoneyField.nullable(),
  next_free_at: Instant.nullable(),
});

export const DoctorPage = z.strictObject({
  ...DoctorCard.shape,
  bio: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }),
  experience_years: z.int(),
  time_zone: z.string(),
});

/** The orders that the search page offers. */
export const DOCTOR_SORTS = ['rating', 'name', 'soonest'] as const;

export const DoctorSearch = z.strictObject({
  /** Country code, printed name or alias; without it the visitor's country. */
  country: z.string().max(40).optional(),
  /** Name or specialty; accents, case and small typing errors are forgiven. */
  q: z.string().max(80).optional(),
  specialty: z.string().max(40).optional(),
  /** Comma-separated health problem ids. */
  problem: z.string().max(300).optional(),
  rating: z.enum(['all', '5', '4', '3']).default('all'),
  call_type: z.enum(['all', 'phone', 'video']).default('all'),
  type: z.enum(['all', 'general', 'specialist', 'specialists']).default('all'),
  /** `featured` is the order of home lists: featured, rating, name (C100). */
  sort: z.enum([...DOCTOR_SORTS, 'featured']).default('rating'),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const listDoctors = endpoint({
  id: 'doctors.list-doctors',
  method: 'GET',
  path: '/api/doctors',
  summary: 'Verified doctors; the next page is named by the Link header (rel="next")',
  access: ['anyone'],
  limit: 'search',
  query: DoctorSearch,
  reply: z.array(DoctorCard),
  problems: ['invalid-input'],
});

export const readDoctor = endpoint({
  id: 'doctors.read-doctor',
  method: 'GET',
  path: '/api/doctors/:doctor_id',
  summary: 'One verified doctor',
  access: ['anyone'],
  owns: { doctor_id: 'doctor' },
  limit: 'read',
  params: z.strictObject({ doctor_id: Id }),
  query: z.strictObject({ country: z.string().max(40).optional() }),
  reply: envelope(DoctorPage),
  problems: ['not-found'],
});

export type DoctorCardBody = z.infer<typeof DoctorCard>;
export type DoctorPageBody = z.infer<typeof DoctorPage>;
export type DoctorSearchInput = z.infer<typeof DoctorSearch>;
