import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CodeText, envelope, Instant } from './fields.ts';
import { STAFF_ROLES } from './roles.ts';

/** A code of the authenticator app, or a recovery code in its place. */
export const FactorCode = { kind: z.enum(['authenticator', 'recovery']), code: CodeText };
export const FACTOR_REFUSALS = ['second-factor-wrong', 'second-factor-used', 'second-factor-paused'] as const;

/** The state of an account's own second factor. */
const SecondFactor = z.strictObject({
  on: z.boolean(),
  since: Instant.nullable(),
  recovery_codes_left: z.int(),
  /**
   * Until when this session may set up an authenticator; null if the phone, or the own factor of staff, must be proven
   * again first.
   */
  proven_until: Instant.nullable(),
});

export const readSecondFactor = endpoint({
  id: 'identity.read-second-factor',
  method: 'GET',
  path: '/api/me/second-factor',
  summary: 'Whether my account asks for an authenticator, and how many recovery codes are left',
  access: ['doctor', ...STAFF_ROLES],
  withoutPasskey: true,
  limit: 'read',
  reply: envelope(SecondFactor),
});

/** A fresh secret for an authenticator app. */
export const Enrolment = z.strictObject({
  /** In RFC 4648 base32, for typing. */
  secret: z.string(),
  uri: z.string(),
  /** The QR code's dark modules as an SVG path; the view box is `size` wide and high, quiet zone included. */
  qr: z.strictObject({ size: z.int(), path: z.string() }),
  expires_at: Instant,
});

export const beginSecondFactor = endpoint({
  id: 'identity.begin-second-factor',
  method: 'POST',
  path: '/api/me/second-factor',
  summary: 'A fresh secret for an authenticator app, as text and as QR code; nothing is switched on yet',
  access: ['doctor', ...STAFF_ROLES],
  withoutPasskey: true,
  limit: 'code',
  reply: envelope(Enrolment),
  status: 201,
  problems: ['proof-needed', 'step-up-required', 'second-factor-on'],
});

/** The codes are shown once; the server stores only their digests. */
const RecoveryCodes = envelope(z.strictObject({ recovery_codes: z.array(z.string()) }));

export const confirmSecondFactor = endpoint({
  id: 'identity.confirm-second-factor',
  method: 'POST',
  path: '/api/me/second-factor/confirm',
  summary:
    'Switch the authenticator on with its first correct code; gives the recovery codes and signs out my other devices',
  access: ['doctor', ...STAFF_ROLES],
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject({ code: CodeText }),
  reply: RecoveryCodes,
  problems: ['second-factor-wrong', 'second-factor-on', 'second-factor-not-begun'],
});

export const renewRecoveryCodes = endpoint({
  id: 'identity.renew-recovery-codes',
  method: 'POST',
  path: '/api/me/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the old ones stop working',
  access: ['doctor', ...STAFF_ROLES],
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject(FactorCode),
  reply: RecoveryCodes,
  problems: [...FACTOR_REFUSALS, 'second-factor-off'],
});

export const removeSecondFactor = endpoint({
  id: 'identity.remove-second-factor',
  method: 'DELETE',
  path: '/api/me/second-factor',
  summary: 'Switch the authenticator off',
  access: ['doctor', ...STAFF_ROLES],
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject(FactorCode),
  reply: envelope(z.strictObject({})),
  problems: [...FACTOR_REFUSALS, 'second-factor-off', 'authenticator-required'],
});

export type SecondFactorBody = z.infer<typeof SecondFactor>;
export type EnrolmentBody = z.infer<typeof Enrolment>;
