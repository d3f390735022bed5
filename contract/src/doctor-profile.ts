import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, DoctorTypeField, Id, Instant, envelope, personText } from './fields.ts';

/** In whole US dollars: more than nothing, and not absurdly high (W56). */
const Fee = z.int().min(1).max(1000);
const Years = z.int().min(0).max(70);
const Bio = personText(2000);

/**
 * The fields that decide what patients pay, whom they trust and which number they call. A change takes effect only
 * after staff approved it.
 */
export const REQUESTED_FIELDS = ['specialty', 'country', 'phone', 'licence'] as const;

/** A change that a doctor asked for and that waits for a decision. */
const PendingChange = z.strictObject({
  id: Id,
  field: z.enum(REQUESTED_FIELDS),
  /** The requested value: the id of a specialty, the code of a country, a number in E.164, or a licence as typed. */
  value: z.string(),
  requested_at: Instant,
  /** Somebody of the office asked for it in the name of the doctor. */
  by_office: z.boolean(),
});

/**
 * A doctor's own profile (DOC-DASH-23 to 28). Specialty, country, phone and licence have their present values;
 * `pending_changes` has the requested ones.
 */
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
  /**
   * The doctor's requested fees in whole US dollars. They are only kept for staff and are never what a patient pays
   * (C14).
   */
  video_consultation_fee: z.int(),
  phone_consultation_fee: z.int(),
  spoken_languages: z.array(z.string()),
  call_types: z.array(CallType),
  avatar_url: z.string().nullable(),
  licence: z.string().nullable(),
  pending_changes: z.array(PendingChange),
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

export const objectToNumber = endpoint({
  id: 'doctors.object-to-number',
  method: 'POST',
  path: '/api/doctor/profile/number-objection',
  summary: 'End the office’s request for another number of mine, because I did not ask for it',
  access: ['doctor'],
  limit: 'write',
  reply: envelope(DoctorProfile),
  problems: ['not-found'],
});

export const setOwnPicture = endpoint({
  id: 'doctors.set-own-picture',
  method: 'PUT',
  path: '/api/doctor/profile/picture',
  summary: 'Show another picture of me, uploaded before, or none; patients see it at once',
  access: ['doctor'],
  limit: 'write',
  /** The secret of the upload. */
  body: z.strictObject({ picture: z.string().max(100).nullable() }),
  reply: envelope(DoctorProfile),
  problems: ['not-found', 'documents-missing', 'files-too-large', 'file-not-scanned', 'doctor-picture-refused'],
});

export const saveProfile = endpoint({
  id: 'doctors.save-profile',
  method: 'PUT',
  path: '/api/doctor/profile',
  summary:
    'Save my profile as a doctor as a whole; specialty, country, phone and licence are asked for and stay as they are until decided',
  access: ['doctor'],
  limit: 'write',
  body: z.strictObject({
    full_name: personText(120),
    /** Absent or empty: the doctor has no email address. */
    email: z.union([z.email().max(254), z.literal('')]).nullish(),
    location: personText(80).default(''),
    /**
     * Id, name or an old spelling of one of the 22 specialties (C43). A value that differs from the present one becomes
     * a change request; so do the next three.
     */
    specialty: z.string().max(60),
    country: CountryField.optional(),
    phone: z.string().max(40).optional(),
    licence: personText(60).optional(),
    experience_years: Years,
    bio: z.strictObject({ sw: Bio, en: Bio, fr: Bio }),
    video_consultation_fee: Fee,
    phone_consultation_fee: Fee,
    spoken_languages: z.array(personText(40)).min(1).max(10),
    call_types: z.array(CallType).min(1).max(2),
  }),
  reply: envelope(DoctorProfile),
  problems: ['invalid-input', 'not-found', 'number-unproven'],
});

export type PendingChangeBody = z.infer<typeof PendingChange>;
export type DoctorProfileBody = z.infer<typeof DoctorProfile>;
export type DoctorProfileInput = z.input<NonNullable<typeof saveProfile.body>>;
