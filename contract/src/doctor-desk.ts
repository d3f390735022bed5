import { z } from 'zod';
import { BIO_LENGTH, MOST_YEARS } from './application-words.ts';
import {
  DESK_GENDERS,
  DESK_RATINGS,
  DESK_SORTS,
  DESK_STANDINGS,
  DIRECTIONS,
  FORM_PROBLEMS,
  INVITATION_STATES,
  START_RATINGS,
} from './doctor-desk-words.ts';
import { InvitationLink } from './doctor-invitations.ts';
import { EMAIL_LENGTH } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, CurrencyField, Id, Instant, MoneyField, envelope, personText } from './fields.ts';
import { STAFF_TABS } from './staff-tabs.ts';

/** What is counted of a doctor: from appointments and from the ledger, never computed by a formula (W42). */
const Counts = {
  /** Different people with a completed consultation. */
  patients: z.int(),
  /** Completed consultations; each was a video or a phone call. */
  consultations: z.int(),
  video_calls: z.int(),
  phone_calls: z.int(),
};

/** A doctor as administrators list them (ADM-DOC-10…14). */
const ListedDoctor = z.strictObject({
  id: Id,
  full_name: z.string(),
  specialty: z.string(),
  specialty_id: z.string(),
  country: CountryField,
  /** The mean of the patients' ratings from three on, before that the start rating; 0: no rating. */
  rating: z.number(),
  rating_count: z.int(),
  avatar_url: z.string().nullable(),
  is_verified: z.boolean(),
  is_featured: z.boolean(),
  is_on_call: z.boolean(),
  /** What the doctor earned is held: nothing is paid out. */
  money_held: z.boolean(),
  /** Out of service because the licence is over or was not checked in time. */
  licence_over: z.boolean(),
  invitation: z.enum(INVITATION_STATES),
  ...Counts,
  /** All that the doctor has earned, less corrections, a row for each currency with money. For administrators only. */
  earnings: z.array(MoneyField).optional(),
  /** All of it together in shillings, at the rates in force. For administrators only. */
  earnings_tzs: MoneyField.optional(),
});

/** A page of them, with figures of all doctors that the filter finds. */
const DoctorPage = z.strictObject({
  doctors: z.array(ListedDoctor),
  /** Doctors that the filter finds, up to ten thousand; `is_more` if there are more. Those behind have no page. */
  shown: z.int(),
  is_more: z.boolean(),
  /** All doctors who work here, up to ten thousand; `is_total_more` if there are more. */
  total: z.int(),
  is_total_more: z.boolean(),
  /** What is added up of the found doctors; null if there are more than are counted. */
  sums: z
    .strictObject({
      /** What they earned in each currency, and the mean of who is paid in it; for administrators only. */
      earnings: z.array(z.strictObject({ total: MoneyField, average: MoneyField })).optional(),
      /**
       * All of it together in shillings at the rates in force, and the mean of the found doctors; for administrators
       * only. `rates_since`: when the newest of these rates began; null where only shillings were earned. `unrated`:
       * currencies that have no rate and are left out.
       */
      earnings_tzs: z
        .strictObject({
          total: MoneyField,
          average: MoneyField,
          rates_since: Instant.nullable(),
          unrated: z.array(CurrencyField),
        })
        .optional(),
      /** Different people who had a consultation with one of them. */
      patients: z.int(),
      /** Patients of each, the mean with one decimal. */
      average_patients: z.number(),
    })
    .nullable(),
  page: z.int(),
  pages: z.int(),
});

export const listDoctors = endpoint({
  id: 'doctor-desk.list-doctors',
  method: 'GET',
  path: '/api/admin/doctors',
  summary: 'Doctors with their true counts and earnings, by name, specialty, rating and country, sorted',
  access: STAFF_TABS['list-doctor'],
  limit: 'read',
  query: z.strictObject({
    /** Part of the name. */
    q: z.string().max(80).optional(),
    specialty: z.string().max(60).optional(),
    rating: z.enum(DESK_RATINGS).optional(),
    country: CountryAsked.optional(),
    standing: z.enum(DESK_STANDINGS).optional(),
    /** The rating by default. Earnings are compared by their worth in shillings at the rates in force. */
    sort: z.enum(DESK_SORTS).optional(),
    direction: z.enum(DIRECTIONS).optional(),
    page: z.coerce.number<string>().pipe(z.int().min(1).max(100_000)).optional(),
  }),
  reply: envelope(DoctorPage),
});

const Day = z.iso.date();

/** The form of a doctor (ADM-DOC-18, ADM-DOC-20…22). The verb refuses in words what is empty and may not be. */
const DoctorForm = {
  full_name: z.string().max(200),
  country: CountryField,
  specialty: z.string().max(60),
  rating: z.literal([...START_RATINGS, 0]),
  email: z.string().max(EMAIL_LENGTH + 20),
  phone: z.string().max(40),
  bio: personText(BIO_LENGTH),
  /** Null where it was not said. */
  gender: z.enum(DESK_GENDERS).nullable(),
  birth_date: Day.nullable(),
  experience_years: z.int().min(0).max(MOST_YEARS),
  /** The licence as it stands in the council's register; checked by whoever sends the form. */
  licence: z.strictObject({
    council: personText(120),
    number: personText(60),
    /** The last valid day. */
    expires_on: z.union([Day, z.literal('')]),
  }),
};

/** The secret of an uploaded picture; null removes the picture, and a missing field keeps it. */
const Picture = { picture: z.string().max(100).nullable().optional() };

/** All of a doctor (ADM-DOC-24, ADM-DOC-25): the form, and what would follow if the doctor stopped working here. */
export const DeskDoctor = z.strictObject({
  ...DoctorForm,
  id: Id,
  /** The fees in US dollars that the doctor asks for in the profile. Patients pay those of the country (C14). */
  asked_fees: z.strictObject({ video: z.number(), phone: z.number() }),
  /** What a change names, so that nobody undoes another one. */
  version: z.string(),
  email: z.string(),
  rating: z.int(),
  licence: z.strictObject({ council: z.string(), number: z.string(), expires_on: z.string() }),
  avatar_url: z.string().nullable(),
  is_verified: z.boolean(),
  money_held: z.boolean(),
  is_featured: z.boolean(),
  /** Where the application of the doctor stands; null for a doctor who did not apply. */
  application: z.strictObject({ id: Id, status: z.string() }).nullable(),
  effects: z.strictObject({
    /** Appointments to come, which would be cancelled. */
    appointments: z.int(),
    /** Their patients, who would be told. */
    patients: z.int(),
    /** What would be owed back, a row for each currency. */
    refunds: z.array(MoneyField),
    /** What the doctor earned and was not paid out, a row for each currency; deleting requests its payment. */
    balance: z.array(MoneyField),
    /** A call is running or an emergency accepted: then the doctor cannot be deleted. */
    is_busy: z.boolean(),
  }),
});

export const [Which, owns] = [z.strictObject({ doctor_id: Id }), { doctor_id: 'doctor' } as const];
export const ABOUT_DOCTOR = ['step-up-required', 'not-found', 'own-doctor', 'about-family'] as const;
export const readDoctor = endpoint({
  id: 'doctor-desk.read-doctor',
  method: 'GET',
  path: '/api/admin/doctors/:doctor_id',
  summary: 'A doctor with all fields of the form, and what would follow if the doctor stopped working here',
  access: ['administrator'],
  limit: 'read',
  owns,
  params: Which,
  reply: envelope(DeskDoctor),
  problems: ['not-found'],
});

export const addDoctor = endpoint({
  id: 'doctor-desk.add-doctor',
  method: 'POST',
  path: '/api/admin/doctors',
  summary: 'Add a doctor, verified if by an administrator, and an invitation for 72 hours; its link is shown once',
  access: STAFF_TABS['add-doctors'],
  limit: 'write',
  body: z.strictObject({ ...DoctorForm, ...Picture }),
  reply: envelope(z.strictObject({ doctor: DeskDoctor, invitation: InvitationLink })),
  status: 201,
  problems: [...FORM_PROBLEMS, 'doctor-here-already', 'about-you'],
});

export const changeDoctor = endpoint({
  id: 'doctor-desk.change-doctor',
  method: 'PATCH',
  path: '/api/admin/doctors/:doctor_id',
  summary: 'Change a doctor as the version shows, but not number and country; applies at once, for patients too',
  access: ['administrator'],
  limit: 'write',
  owns,
  params: Which,
  /** With the `version` that the caller saw. */
  body: z.strictObject({ ...DoctorForm, ...Picture, version: z.string().max(100) }),
  reply: envelope(DeskDoctor),
  problems: [...FORM_PROBLEMS, 'not-found', 'number-country-apart', 'own-doctor', 'doctor-changed'],
});

export const setFeatured = endpoint({
  id: 'doctor-desk.set-featured',
  method: 'PUT',
  path: '/api/admin/doctors/:doctor_id/featured',
  summary: 'Show a doctor first on the home page, or no longer',
  access: ['administrator'],
  limit: 'write',
  owns,
  params: Which,
  body: z.strictObject({ is_featured: z.boolean() }),
  reply: envelope(DeskDoctor),
  problems: ['not-found', 'own-doctor', 'about-family'],
});

export const removeDoctor = endpoint({
  id: 'doctor-desk.remove-doctor',
  method: 'DELETE',
  path: '/api/admin/doctors/:doctor_id',
  summary: 'End a doctor’s service for good: appointments to come are cancelled, refunded and told; the history stays',
  access: ['administrator'],
  limit: 'write',
  owns,
  params: Which,
  reply: envelope(z.strictObject({})),
  problems: [...ABOUT_DOCTOR, 'doctor-busy', 'doctor-money-held', 'doctor-payout-open'],
});

export type ListedDoctorBody = z.infer<typeof ListedDoctor>;
export type DeskDoctorBody = z.infer<typeof DeskDoctor>;
export type DeskDoctorPageBody = z.infer<typeof DoctorPage>;
