import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';
import { CodeSent, Me } from './identity.ts';

/** A code of the authenticator, or one of the recovery codes in its place. */
const Proof = { kind: z.enum(['authenticator', 'recovery']), code: z.string().max(40) };
const REFUSALS = ['second-factor-wrong', 'second-factor-used', 'second-factor-paused'] as const;

export const passSecondFactor = endpoint({
  id: 'identity.pass-second-factor',
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Finish a sign-in whose account has an authenticator; opens the session',
  access: ['anyone'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, ...Proof }),
  reply: envelope(Me),
  problems: [...REFUSALS, 'second-factor-expired', 'authentication-failed'],
});

export const askForProof = endpoint({
  id: 'identity.ask-for-proof',
  method: 'POST',
  path: '/api/me/proof/code',
  summary: 'Send a one-time code by SMS to my own number, to prove again that I hold the phone',
  access: ['doctor'],
  limit: 'code',
  reply: envelope(CodeSent),
  status: 202,
  problems: ['codes-exhausted', 'code-just-sent'],
});

export const giveProof = endpoint({
  id: 'identity.give-proof',
  method: 'POST',
  path: '/api/me/proof',
  summary: 'Prove my phone again with that code; counts for ten minutes in this session',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: z.string().max(12) }),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: ['code-wrong', 'code-expired', 'code-spent'],
});

export const stepUp = endpoint({
  id: 'identity.step-up',
  method: 'POST',
  path: '/api/me/step-up',
  summary: 'Give my authenticator again for what moves money; counts for five minutes in this session',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject(Proof),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: [...REFUSALS, 'second-factor-off'],
});

export const askNumberCode = endpoint({
  id: 'identity.ask-number-code',
  method: 'POST',
  path: '/api/me/numbers/code',
  summary: 'Send a one-time code by SMS to another number of mine',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(CodeSent),
  status: 202,
  problems: ['codes-exhausted', 'phone-required', 'phone-invalid'],
});

export const proveNumber = endpoint({
  id: 'identity.prove-number',
  method: 'POST',
  path: '/api/me/numbers',
  summary: 'Prove another number of mine with that code; counts for ten minutes in this session',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: z.string().max(12) }),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: ['code-wrong', 'code-expired', 'code-spent'],
});

/** What an account says of its own second factor. */
const SecondFactor = z.strictObject({
  on: z.boolean(),
  since: Instant.nullable(),
  recovery_codes_left: z.int(),
  /** Until then this session may begin with an authenticator; null when the phone has to be proven again first. */
  proven_until: Instant.nullable(),
});

export const readSecondFactor = endpoint({
  id: 'identity.read-second-factor',
  method: 'GET',
  path: '/api/me/second-factor',
  summary: 'Whether my account asks for an authenticator, and how many recovery codes are left',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(SecondFactor),
});

export const beginSecondFactor = endpoint({
  id: 'identity.begin-second-factor',
  method: 'POST',
  path: '/api/me/second-factor',
  summary: 'A fresh secret for an authenticator app, as text and as QR code; nothing is switched on yet',
  access: ['doctor'],
  limit: 'code',
  reply: envelope(z.strictObject({
    /** RFC 4648 base32, for typing. */
    secret: z.string(),
    uri: z.string(),
    /** Black modules as the path of an SVG whose view box is `size` wide and high, quiet zone included. */
    qr: z.strictObject({ size: z.int(), path: z.string() }),
    expires_at: Instant,
  })),
  status: 201,
  problems: ['proof-needed', 'second-factor-on'],
});

/** Shown once; the server keeps digests only. */
const RecoveryCodes = envelope(z.strictObject({ recovery_codes: z.array(z.string()) }));

export const confirmSecondFactor = endpoint({
  id: 'identity.confirm-second-factor',
  method: 'POST',
  path: '/api/me/second-factor/confirm',
  summary: 'Switch the authenticator on with its first correct code; gives the recovery codes and signs out my other devices',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject({ code: z.string().max(12) }),
  reply: RecoveryCodes,
  problems: ['second-factor-wrong', 'second-factor-on', 'second-factor-not-begun'],
});

export const renewRecoveryCodes = endpoint({
  id: 'identity.renew-recovery-codes',
  method: 'POST',
  path: '/api/me/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the old ones stop working',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject(Proof),
  reply: RecoveryCodes,
  problems: [...REFUSALS, 'second-factor-off'],
});

export const removeSecondFactor = endpoint({
  id: 'identity.remove-second-factor',
  method: 'DELETE',
  path: '/api/me/second-factor',
  summary: 'Switch the authenticator off',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject(Proof),
  reply: envelope(z.strictObject({})),
  problems: [...REFUSALS, 'second-factor-off'],
});

export type SecondFactorBody = z.infer<typeof SecondFactor>;
export type EnrolmentBody = z.infer<typeof beginSecondFactor.reply>['data'];
