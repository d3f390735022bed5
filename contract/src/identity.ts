import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, Id, Instant, LanguageField, envelope, personText } from './fields.ts';

/** The signed-in person as the browser knows them. */
export const Me = z.strictObject({
  id: Id,
  role: z.enum(['patient', 'doctor']),
  full_name: z.string(),
  phone: z.string(),
  country: CountryField,
  language: LanguageField,
  /** Bound to this session; sent back as `X-CSRF` with every unsafe request (V-03). */
  csrf: z.string(),
});

/** A one-time code that is on its way. */
export const CodeSent = z.strictObject({
  challenge_id: Id,
  phone: z.string(),
  expires_at: Instant,
  resend_at: Instant,
  /** While the SMS sandbox is active: where the sent message can be read. */
  sandbox_outbox: z.string().optional(),
});

/** The phone is proven and the account wants more: no session is open yet. */
export const SecondFactorWanted = z.strictObject({ second_factor: z.strictObject({ challenge_id: Id, expires_at: Instant }) });

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
  body: z.strictObject({ ...SignInFields, full_name: personText(120).optional(), role: z.enum(['patient', 'doctor']).default('patient') }),
  reply: envelope(CodeSent),
  status: 202,
  problems: ['full-name-required', 'phone-required', 'phone-invalid', 'country-not-live', 'codes-exhausted', 'code-just-sent'],
});

export const verifyCode = endpoint({
  id: 'identity.verify-code',
  method: 'POST',
  path: '/api/auth/verify',
  summary: 'Prove the phone with the code; opens the session and creates the account of a new patient, or asks for the second factor that the account has',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: z.string().max(12) }),
  reply: envelope(z.union([Me, SecondFactorWanted])),
  problems: ['code-wrong', 'code-expired', 'code-spent', 'authentication-failed', 'full-name-required'],
});

export const signOut = endpoint({
  id: 'identity.sign-out',
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Revoke this session',
  access: ['patient', 'doctor'],
  limit: 'write',
  reply: envelope(z.strictObject({})),
});

export const readMe = endpoint({
  id: 'identity.read-me',
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in person',
  access: ['patient', 'doctor'],
  limit: 'read',
  reply: envelope(Me),
});

export const changeMe = endpoint({
  id: 'identity.change-me',
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change name, country or language; applies at once',
  access: ['patient', 'doctor'],
  limit: 'write',
  body: z.strictObject({ full_name: personText(120).optional(), country: CountryField.optional(), language: LanguageField.optional() }),
  reply: envelope(Me),
  problems: ['full-name-required'],
});

export const Device = z.strictObject({ id: Id, label: z.string(), last_seen_at: Instant, created_at: Instant, current: z.boolean() });

export const listDevices = endpoint({
  id: 'identity.list-devices',
  method: 'GET',
  path: '/api/me/devices',
  summary: 'Where this person is signed in',
  access: ['patient', 'doctor'],
  limit: 'read',
  reply: envelope(z.array(Device)),
});

export const signOutDevice = endpoint({
  id: 'identity.sign-out-device',
  method: 'DELETE',
  path: '/api/me/devices/:session_id',
  summary: 'Sign out one device',
  access: ['patient', 'doctor'],
  owns: { session_id: 'session' },
  limit: 'write',
  params: z.strictObject({ session_id: Id }),
  reply: envelope(z.strictObject({})),
});

export type SecondFactorWantedBody = z.infer<typeof SecondFactorWanted>;
export type MeBody = z.infer<typeof Me>;
export type DeviceBody = z.infer<typeof Device>;
