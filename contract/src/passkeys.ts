import { z } from 'zod';
import { OPENS_SESSION, TIES_CODE } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope, personText } from './fields.ts';
import { Me } from './identity.ts';
import { PASSKEY_NAME_LENGTH } from './passkey-limits.ts';
import { STAFF_ROLES } from './roles.ts';
import { PORTALS } from './staff-access.ts';

/** Who may have passkeys of the account: everybody who works here. Patients sign in by SMS. */
const KEEPERS = ['doctor', ...STAFF_ROLES] as const;

/** Bytes as the browser writes them (RFC 4648 §5, without padding). */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const CredentialId = bytes(1400);

/** What an authenticator signed to prove its person (WebAuthn Level 3, `AuthenticationResponseJSON`). */
export const Assertion = z.strictObject({
  id: CredentialId,
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(4000),
  user_handle: bytes(100).nullable(),
});

/** The options of `navigator.credentials.get`. */
export const AskedPasskey = z.strictObject({
  challenge_id: Id,
  expires_at: Instant,
  options: z.strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(
      z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
    ),
  }),
});

/** The options of `navigator.credentials.create`. */
export const BegunPasskey = z.strictObject({
  challenge_id: Id,
  expires_at: Instant,
  options: z.strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.literal('public-key') })),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
});

/** What an authenticator made (WebAuthn Level 3, `RegistrationResponseJSON`). */
export const MadePasskey = z.strictObject({
  id: CredentialId,
  client_data: bytes(4000),
  attestation_object: bytes(16_000),
  transports: z.array(z.string().max(20)).max(8),
});

/** A passkey of the signed-in person, of the account or of earlier records. */
export const Passkey = z.strictObject({
  id: Id,
  name: z.string(),
  /** True if the person's other devices have it too, by the keeper of their passwords. */
  synced: z.boolean(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
});

export const listPasskeys = endpoint({
  id: 'passkeys.list',
  method: 'GET',
  path: '/api/me/passkeys',
  summary: 'My passkeys',
  access: KEEPERS,
  withoutPasskey: true,
  limit: 'read',
  reply: envelope(z.array(Passkey)),
});

export const beginPasskey = endpoint({
  id: 'passkeys.begin',
  method: 'POST',
  path: '/api/me/passkeys/options',
  summary: 'The options by which my browser makes a passkey; nothing is stored yet',
  access: KEEPERS,
  withoutPasskey: true,
  limit: 'code',
  reply: envelope(BegunPasskey),
  status: 201,
  problems: ['step-up-required', 'second-factor-off', 'passkeys-full'],
});

export const addPasskey = endpoint({
  id: 'passkeys.add',
  method: 'POST',
  path: '/api/me/passkeys',
  summary: 'Store the passkey that my browser made; signs out my other devices',
  access: KEEPERS,
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject({
    challenge_id: Id,
    /** An empty name is replaced by that of the browser. */
    name: personText(PASSKEY_NAME_LENGTH),
    credential: MadePasskey,
  }),
  reply: envelope(Passkey),
  status: 201,
  problems: ['passkey-refused', 'passkey-known', 'passkeys-full', 'second-factor-off'],
});

export const renamePasskey = endpoint({
  id: 'passkeys.rename',
  method: 'PATCH',
  path: '/api/me/passkeys/:passkey_id',
  summary: 'Give a passkey of mine another name',
  access: KEEPERS,
  withoutPasskey: true,
  owns: { passkey_id: 'passkey' },
  limit: 'write',
  params: z.strictObject({ passkey_id: Id }),
  body: z.strictObject({ name: personText(PASSKEY_NAME_LENGTH) }),
  reply: envelope(Passkey),
  problems: ['not-found'],
});

export const removePasskey = endpoint({
  id: 'passkeys.remove',
  method: 'DELETE',
  path: '/api/me/passkeys/:passkey_id',
  summary: 'Remove a passkey of mine; signs out my other devices',
  access: KEEPERS,
  withoutPasskey: true,
  owns: { passkey_id: 'passkey' },
  limit: 'code',
  params: z.strictObject({ passkey_id: Id }),
  reply: envelope(z.strictObject({})),
  problems: ['not-found', 'step-up-required'],
});

export const askPasskey = endpoint({
  id: 'passkeys.ask',
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'The options by which a browser without a session gives a passkey; the same for everybody',
  access: ['anyone'],
  limit: 'code',
  reply: envelope(AskedPasskey),
  headers: TIES_CODE,
  status: 201,
});

export const signInWithPasskey = endpoint({
  id: 'passkeys.sign-in',
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in as somebody who works here, with a passkey in place of password and second factor',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ portal: z.enum(PORTALS), challenge_id: Id, credential: Assertion }),
  reply: envelope(Me),
  headers: OPENS_SESSION,
  problems: ['passkey-refused'],
});

export const verifySecondPasskey = endpoint({
  id: 'passkeys.pass-second-factor',
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  summary: 'Finish a sign-in whose account has an authenticator with a passkey in its place; opens the session',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({
    /** The sign-in that waits for its second factor. */
    challenge_id: Id,
    passkey_challenge_id: Id,
    credential: Assertion,
  }),
  reply: envelope(Me),
  headers: OPENS_SESSION,
  problems: ['passkey-refused', 'second-factor-expired', 'authentication-failed'],
});

export const askOwnPasskey = endpoint({
  id: 'passkeys.ask-own',
  method: 'POST',
  path: '/api/me/step-up/passkey/options',
  summary: 'The options by which my browser gives one of my passkeys again',
  access: KEEPERS,
  withoutPasskey: true,
  limit: 'code',
  reply: envelope(AskedPasskey),
  status: 201,
});

export const stepUpByPasskey = endpoint({
  id: 'passkeys.step-up',
  method: 'POST',
  path: '/api/me/step-up/passkey',
  summary: 'Give a passkey again for what needs a recent proof; counts for five minutes in this session',
  access: KEEPERS,
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, credential: Assertion }),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: ['passkey-refused'],
});

export type PasskeyBody = z.infer<typeof Passkey>;
export type AssertionBody = z.infer<typeof Assertion>;
export type AskedPasskeyBody = z.infer<typeof AskedPasskey>;
