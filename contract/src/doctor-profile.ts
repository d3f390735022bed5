import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, DoctorTypeField, Id, envelope, personText } from './fields.ts';

/** Above nothing and below nonsense (W56). */
const Fee = z.int().min(1).max(1000);
const Years = z.int().min(0).max(70);
const Bio = personText(2000);

/** A doctor's own profile (DOC-DASH-23 to 28). `phone` is what they sign in with; it changes by another proof. */
export const DoctorProfile = z.strictObject({
  id: Id,
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  country: CountryField,
  time_zone: z.string(),
  location: z.string(),
  specialty: z.string(),
  specialty_id: z.string(),
  type: DoctorTypeField,
  experience_years: z.int(),
  bio: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }),
  /** Whole US dollars, 'my requested fee': kept for the office, never what a patient pays (C14). */
  video_consultation_fee: z.int(),
  phone_consultation_fee: z.int(),
  spoken_languages: z.array(z.string()),
  call_types: z.array(CallType),
  avatar_url: z.string().nullable(),
});

export const readProfile = endpoint({
  id: 'doctors.read-profile',
  method: 'GET',
  path: '/api/doctor/profile',
  summary: 'My profile as a doctor',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(DoctorProfile),
  problems: ['not-found'],
});

export const saveProfile = endpoint({
  id: 'doctors.save-profile',
  method: 'PUT',
  path: '/api/doctor/profile',
  summary: 'Save my profile as a doctor as a whole',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({
    full_name: personText(120),
    /** Left out or empty: none. */
    email: z.union([z.email().max(254), z.literal('')]).nullish(),
    location: personText(80).default(''),
    /** Id, printed name or an old spelling of one of the 22 (C43). */
    specialty: z.string().max(60),
    experience_years: Years,
    bio: z.strictObject({ sw: Bio, en: Bio, fr: Bio }),
    video_consultation_fee: Fee,
    phone_consultation_fee: Fee,
    spoken_languages: z.array(personText(40)).min(1).max(10),
    call_types: z.array(CallType).min(1).max(2),
  }),
  reply: envelope(DoctorProfile),
  problems: ['invalid-input', 'not-found'],
});

export type DoctorProfileBody = z.infer<typeof DoctorProfile>;
export type DoctorProfileInput = z.input<NonNullable<typeof saveProfile.body>>;
