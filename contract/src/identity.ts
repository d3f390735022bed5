import { z } from 'zod';
import { ENDS_SESSION, OPENS_SESSION, REMEMBERS_PHONE, TIES_CODE } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { EMAIL_LENGTH } from './email-address.ts';
import { CodeText, CountryField, envelope, Id, Instant, LanguageField, personText } from './fields.ts';
import { NetworkWorkDone } from './network-work.ts';
import { NAME_LENGTH } from './person-name.ts';
import { PHONE_ROLES, ROLES } from './roles.ts';
import { FACTOR_REFUSALS, FactorCode } from './second-factor.ts';

/** The signed-in person. */
export const Me = z.strictObject({
  id: Id,
  role: z.enum(ROLES),
  full_name: z.string(),
  phone: z.string(),
  /** Entered by the person; it is printed on receipts. Notices go to it once it is proven (`notices.verify-email`). */
  email: z.string().nullable(),
  /**
   * True if the person is also a doctor. Name and number then change on the doctor's profile only, in whatever role the
   * person is signed in.
   */
  is_doctor: z.boolean(),
  country: CountryField,
  language: LanguageField,
  /** The CSRF token of this session; sent as `X-CSRF` with every unsafe request (V-03). */
  csrf: z.string(),
  /**
   * Of an administrator without a passkey: until when one has to be made, and the days that are left; 0 when only what
   * is needed to make one is still open. Left out for everybody else.
   */
  passkey_due: z.strictObject({ at: Instant, days_left: z.int() }).optional(),
  /**
   * The name that was typed to sign in if it is another person's than the account's, until `family.choose-person` says
   * who it is.
   */
  typed_name: z.string().optional(),
  /** The member of the family for whom this session books, if one was chosen. */
  person_id: Id.optional(),
  /** Only if records made before are closed in this browser until the passphrase is given. */
  records_closed: z.literal(true).optional(),
});

/** A one-time code that was sent. */
export const CodeSent = z.strictObject({
  challenge_id: Id,
  phone: z.string(),
  expires_at: Instant,
  resend_at: Instant,
  /** Where the message can be read while the SMS sandbox is active. */
  sandbox_outbox: z.string().optional(),
});

/** The phone is verified, but the account also needs a second factor. No session is open yet. */
export const SecondFactorRequired = z.strictObject({
  second_factor: z.strictObject({
    challenge_id: Id,
    expires_at: Instant,
    /** True if a passkey of the account does in place of the authenticator. */
    passkey: z.boolean(),
  }),
});

const SignInFields = {
  phone: z.string().max(40),
  country: CountryField,
  language: LanguageField,
};

export const requestCode = endpoint({
  id: 'identity.request-code',
  method: 'POST',
  path: '/api/auth/code',
  summary: 'Send a one-time code by SMS to a phone number (same answer whether or not the number is known)',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({
    ...SignInFields,
    /**
     * At least two letters of any script (`cleanPersonName`). Required for patients, but not in a browser where
     * somebody signed in with this number before.
     */
    full_name: personText(NAME_LENGTH).optional(),
    role: z.enum(PHONE_ROLES).default('patient'),
    /** The result of the computation that `network-busy` asked for. */
    work: NetworkWorkDone.optional(),
  }),
  reply: envelope(CodeSent),
  headers: TIES_CODE,
  status: 202,
  problems: [
    'full-name-required',
    'name-needs-letters',
    'phone-required',
    'phone-invalid',
    'country-not-live',
    'codes-exhausted',
    'code-just-sent',
    'network-busy',
  ],
});

export const verifyCode = endpoint({
  id: 'identity.verify-code',
  method: 'POST',
  path: '/api/auth/verify',
  summary:
    'Prove the phone with the code; opens the session and creates the account of a new patient, or asks for the second factor that the account has',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: CodeText }),
  reply: envelope(z.union([Me, SecondFactorRequired])),
  headers: OPENS_SESSION,
  problems: ['code-wrong', 'code-expired', 'code-spent', 'authentication-failed'],
});

export const verifySecondFactor = endpoint({
  id: 'identity.pass-second-factor',
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Finish a sign-in whose account has an authenticator; opens the session',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, ...FactorCode }),
  reply: envelope(Me),
  headers: OPENS_SESSION,
  problems: [...FACTOR_REFUSALS, 'second-factor-expired', 'authentication-failed'],
});

export const signOut = endpoint({
  id: 'identity.sign-out',
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Revoke this session',
  access: ROLES,
  withoutPasskey: true,
  limit: 'write',
  reply: envelope(z.strictObject({})),
  headers: ENDS_SESSION,
});

export const readMe = endpoint({
  id: 'identity.read-me',
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in person',
  access: ROLES,
  withoutPasskey: true,
  limit: 'read',
  reply: envelope(Me),
});

export const changeMe = endpoint({
  id: 'identity.change-me',
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change name, country, language or email; applies at once',
  access: ROLES,
  withoutPasskey: true,
  limit: 'write',
  body: z.strictObject({
    /** At least two letters of any script (`cleanPersonName`). */
    full_name: personText(NAME_LENGTH).optional(),
    country: CountryField.optional(),
    language: LanguageField.optional(),
    /** Another address is not proven, and no notice goes to it; an empty text or null removes it. */
    email: z
      .string()
      .max(EMAIL_LENGTH + 20)
      .nullish(),
  }),
  reply: envelope(Me),
  problems: ['full-name-required', 'name-needs-letters', 'email-invalid', 'change-in-profile'],
});

export const requestNewNumberCode = endpoint({
  id: 'identity.ask-new-number-code',
  method: 'POST',
  path: '/api/me/number/code',
  summary: 'Send a one-time code by SMS to the number that I want to sign in with from now on',
  access: ['patient', 'doctor'],
  limit: 'code',
  body: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(CodeSent),
  headers: TIES_CODE,
  status: 202,
  problems: [
    'phone-required',
    'phone-invalid',
    'phone-unchanged',
    'change-in-profile',
    'step-up-required',
    'codes-exhausted',
    'code-just-sent',
  ],
});

export const changeOwnNumber = endpoint({
  id: 'identity.change-own-number',
  method: 'POST',
  path: '/api/me/number',
  summary: 'Change my number with that code; signs out my other devices and tells the old number',
  access: ['patient', 'doctor'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: CodeText }),
  reply: envelope(Me),
  headers: REMEMBERS_PHONE,
  problems: ['code-wrong', 'code-expired', 'code-spent', 'number-in-use', 'change-in-profile', 'step-up-required'],
});

export const Device = z.strictObject({
  id: Id,
  label: z.string(),
  last_seen_at: Instant,
  created_at: Instant,
  current: z.boolean(),
});

export const listDevices = endpoint({
  id: 'identity.list-devices',
  method: 'GET',
  path: '/api/me/devices',
  summary: 'Where this person is signed in',
  access: ROLES,
  withoutPasskey: true,
  limit: 'read',
  reply: envelope(z.array(Device)),
});

export const signOutDevice = endpoint({
  id: 'identity.sign-out-device',
  method: 'DELETE',
  path: '/api/me/devices/:session_id',
  summary: 'Sign out one device',
  access: ROLES,
  withoutPasskey: true,
  owns: { session_id: 'session' },
  limit: 'write',
  params: z.strictObject({ session_id: Id }),
  reply: envelope(z.strictObject({})),
  headers: ENDS_SESSION,
  problems: ['not-found'],
});

export type SecondFactorRequiredBody = z.infer<typeof SecondFactorRequired>;
export type MeBody = z.infer<typeof Me>;
export type DeviceBody = z.infer<typeof Device>;
