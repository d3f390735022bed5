import { z } from 'zod';
import { TIES_CODE } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { CodeText, envelope, Id, Instant } from './fields.ts';
import { CodeSent } from './identity.ts';
import { ROLES, STAFF_ROLES } from './roles.ts';
import { FACTOR_REFUSALS, FactorCode } from './second-factor.ts';

export const requestPhoneProof = endpoint({
  id: 'identity.ask-for-proof',
  method: 'POST',
  path: '/api/me/proof/code',
  summary: 'Send a one-time code by SMS to my own number, to prove again that I hold the phone',
  access: ['patient', 'doctor'],
  limit: 'code',
  reply: envelope(CodeSent),
  headers: TIES_CODE,
  status: 202,
  problems: ['codes-exhausted', 'code-just-sent'],
});

export const confirmPhoneProof = endpoint({
  id: 'identity.give-proof',
  method: 'POST',
  path: '/api/me/proof',
  summary: 'Prove my phone again with that code; counts for ten minutes in this session',
  access: ['patient', 'doctor'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: CodeText }),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: ['code-wrong', 'code-expired', 'code-spent'],
});

export const stepUp = endpoint({
  id: 'identity.step-up',
  method: 'POST',
  path: '/api/me/step-up',
  summary: 'Give my authenticator again for what needs a recent proof; counts for five minutes in this session',
  access: ROLES,
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject(FactorCode),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: [...FACTOR_REFUSALS, 'second-factor-off'],
});

export const stepUpByPassword = endpoint({
  id: 'identity.step-up-by-password',
  method: 'POST',
  path: '/api/me/step-up/password',
  summary:
    'Give my password again for what needs a recent proof, if I have no authenticator; counts for five minutes in this session',
  access: STAFF_ROLES,
  withoutPasskey: true,
  limit: 'code',
  body: z.strictObject({ password: z.string().max(600) }),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: ['current-password-wrong', 'sign-in-paused', 'step-up-required'],
});

export const requestNumberCode = endpoint({
  id: 'identity.ask-number-code',
  method: 'POST',
  path: '/api/me/numbers/code',
  summary: 'Send a one-time code by SMS to another number of mine',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(CodeSent),
  headers: TIES_CODE,
  status: 202,
  problems: ['codes-exhausted', 'code-just-sent', 'phone-required', 'phone-invalid'],
});

export const confirmNumber = endpoint({
  id: 'identity.prove-number',
  method: 'POST',
  path: '/api/me/numbers',
  summary: 'Prove another number of mine with that code; counts for ten minutes in this session',
  access: ['doctor'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, code: CodeText }),
  reply: envelope(z.strictObject({ proven_until: Instant })),
  problems: ['code-wrong', 'code-expired', 'code-spent'],
});
