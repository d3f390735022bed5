import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CodeText, CountryField, envelope, Id } from './fields.ts';
import { CodeSent } from './identity.ts';

/** A doctor as the office finds one to change the number or the country. */
const FoundDoctor = z.strictObject({
  id: Id,
  full_name: z.string(),
  specialty_id: z.string(),
  country: CountryField,
  is_verified: z.boolean(),
});

/** The number and the country of a doctor, and what a change of them would meet. */
const DoctorStanding = z.strictObject({
  id: Id,
  full_name: z.string(),
  /** E.164 */
  phone: z.string(),
  country: CountryField,
  /** Appointments to come; they stay as they are. */
  appointments: z.int(),
  /** A call is running or an emergency accepted: then the number cannot be changed. */
  is_busy: z.boolean(),
  /** What keeps the country: a request to be paid out that is open, money that could still be paid out. */
  unpaid: z.array(z.enum(['withdrawal', 'balance'])),
  /** What the doctor asked for in the queue; a change to another value ends the request. */
  requested: z.strictObject({ phone: z.string().nullable(), country: CountryField.nullable() }),
});

const ROLES = ['administrator', 'staff-admin'] as const;
const Which = z.strictObject({ doctor_id: Id });
const owns = { doctor_id: 'doctor' } as const;

export const findDoctors = endpoint({
  id: 'doctor-desk.find-doctors',
  method: 'GET',
  path: '/api/admin/doctor-changes',
  summary: 'Doctors who work here, verified or not, by a part of the name, twenty at most',
  access: ROLES,
  limit: 'read',
  query: z.strictObject({ q: z.string().max(80).optional() }),
  reply: envelope(
    z.strictObject({
      doctors: z.array(FoundDoctor),
      /** All that fit, up to ten thousand; `is_more` if there are more. */
      total: z.int(),
      is_more: z.boolean(),
    }),
  ),
});

export const readStanding = endpoint({
  id: 'doctor-desk.read-standing',
  method: 'GET',
  path: '/api/admin/doctor-changes/:doctor_id',
  summary: 'The number and the country of a doctor, and what a change of them would meet',
  access: ROLES,
  limit: 'read',
  owns,
  params: Which,
  reply: envelope(DoctorStanding),
  problems: ['not-found'],
});

export const sendNumberCode = endpoint({
  id: 'doctor-desk.send-number-code',
  method: 'POST',
  path: '/api/admin/doctor-changes/:doctor_id/number/code',
  summary: 'Send a code to the new or the present number of a doctor, who reads it back to whoever asked for it',
  access: ROLES,
  limit: 'code',
  owns,
  params: Which,
  /** Of the present number (`old`) nothing is typed. */
  body: z.strictObject({ phone: z.string().max(40).default(''), to: z.enum(['new', 'old']).default('new') }),
  reply: envelope(CodeSent),
  status: 202,
  problems: [
    'step-up-required',
    'not-found',
    'own-doctor',
    'phone-required',
    'phone-invalid',
    'number-unchanged',
    'country-not-live',
    'codes-exhausted',
    'code-just-sent',
    'about-family',
  ],
});

/** Why a code about a doctor's number is not taken. */
const BY_CODE = ['step-up-required', 'not-found', 'own-doctor', 'code-wrong', 'code-expired', 'code-spent'] as const;

export const changeNumber = endpoint({
  id: 'doctor-desk.change-number',
  method: 'PUT',
  path: '/api/admin/doctor-changes/:doctor_id/number',
  summary: 'Ask for the number that the code proves; the present number is told, and nothing changes yet',
  access: ROLES,
  limit: 'code',
  owns,
  params: Which,
  body: z.strictObject({ challenge_id: Id, code: CodeText }),
  reply: envelope(DoctorStanding),
  problems: [...BY_CODE, 'number-of-another', 'about-family'],
});

export const confirmOldNumber = endpoint({
  id: 'doctor-desk.confirm-old-number',
  method: 'PUT',
  path: '/api/admin/doctor-changes/:doctor_id/number/old',
  summary:
    'Give a doctor the number that was asked for, by the code to the present one; ends the sessions, tells the old number',
  access: ROLES,
  limit: 'code',
  owns,
  params: Which,
  body: z.strictObject({ challenge_id: Id, code: CodeText }),
  reply: envelope(DoctorStanding),
  problems: [...BY_CODE, 'doctor-busy', 'number-of-another', 'phone-invalid', 'about-family'],
});

export const changeCountry = endpoint({
  id: 'doctor-desk.change-country',
  method: 'PUT',
  path: '/api/admin/doctor-changes/:doctor_id/country',
  summary: 'Change the country of a doctor, and with it the lists, the currency of payouts and the clock of the hours',
  access: ROLES,
  limit: 'write',
  owns,
  params: Which,
  body: z.strictObject({ country: CountryField }),
  reply: envelope(DoctorStanding),
  problems: ['step-up-required', 'not-found', 'own-doctor', 'country-not-live', 'doctor-owed', 'about-family'],
});

export type FoundDoctorBody = z.infer<typeof FoundDoctor>;
export type DoctorStandingBody = z.infer<typeof DoctorStanding>;
