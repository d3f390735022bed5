import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CodeText, Instant, envelope } from './fields.ts';

const AccountEmail = z.strictObject({
  /** The address of the account; null if it has none. */
  email: z.string().nullable(),
  /** The person typed a code that went to this address, so messages go there too. */
  verified: z.boolean(),
  /** Until when the newest code that went to this address works; null if there is none. */
  code_until: Instant.nullable(),
  /** False where no mail server is set: no code can be sent then. */
  offered: z.boolean(),
});

export const readAccountEmail = endpoint({
  id: 'notices.read-email',
  method: 'GET',
  path: '/api/notices/email',
  summary: 'Whether I have proven the email address of my account',
  access: ['patient'],
  limit: 'read',
  reply: envelope(AccountEmail),
});

export const sendEmailCode = endpoint({
  id: 'notices.send-email-code',
  method: 'POST',
  path: '/api/notices/email/code',
  summary: 'Send a code to the email address of my account; does nothing when it is proven',
  access: ['patient'],
  limit: 'code',
  reply: envelope(AccountEmail),
  problems: ['own-email-missing', 'own-email-unavailable', 'email-codes-exhausted'],
});

export const verifyEmail = endpoint({
  id: 'notices.verify-email',
  method: 'POST',
  path: '/api/notices/email/verify',
  summary: 'Prove the email address of my account by the code that went there; from then on messages go there too',
  access: ['patient'],
  limit: 'code',
  body: z.strictObject({ code: CodeText }),
  reply: envelope(AccountEmail),
  problems: ['own-email-missing', 'code-wrong', 'code-expired', 'code-spent'],
});

export type AccountEmailBody = z.infer<typeof AccountEmail>;
