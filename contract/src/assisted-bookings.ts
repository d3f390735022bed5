import { z } from 'zod';
import { AssistedBooking, UnfinishedBooking } from './assisted-booking-views.ts';
import { CALLER_NAME_LENGTH, CALLER_ROLES } from './assisted-booking-words.ts';
import { endpoint } from './endpoint.ts';
import {
  CallType,
  CodeText,
  CountryField,
  envelope,
  Id,
  Instant,
  LanguageField,
  MethodField,
  personText,
} from './fields.ts';
import { CodeSent } from './identity.ts';

const Which = { owns: { assisted_id: 'assisted-booking' }, params: z.strictObject({ assisted_id: Id }) } as const;
const Caller = {
  phone: z.string().max(40),
  country: CountryField,
  /** In which the caller is written to. */
  language: LanguageField,
  full_name: z.string().max(CALLER_NAME_LENGTH),
};
const CODE_PROBLEMS = [
  'full-name-required',
  'name-needs-letters',
  'phone-required',
  'phone-invalid',
  'country-not-live',
  'codes-exhausted',
  'code-just-sent',
] as const;
/** What may refuse any change of one that is there. */
const OPEN_PROBLEMS = ['not-found', 'assisted-over', 'assisted-elsewhere'] as const;
const Whole = envelope(AssistedBooking);
const WithCode = envelope(z.strictObject({ assisted: AssistedBooking, code: CodeSent }));

export const beginAssisted = endpoint({
  id: 'assisted-bookings.begin',
  method: 'POST',
  path: '/api/staff/assisted-bookings',
  summary: 'Begin a booking for a caller: a code goes to the number, and the caller reads it out',
  access: CALLER_ROLES,
  limit: 'code',
  body: z.strictObject(Caller),
  reply: WithCode,
  status: 201,
  problems: CODE_PROBLEMS,
});

export const sendAssistedCode = endpoint({
  id: 'assisted-bookings.send-code',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/code',
  summary: 'Send another code to the caller, also to a corrected number',
  access: CALLER_ROLES,
  limit: 'code',
  ...Which,
  body: z.strictObject(Caller),
  reply: WithCode,
  problems: [...OPEN_PROBLEMS, ...CODE_PROBLEMS, 'assisted-proven'],
});

export const proveCaller = endpoint({
  id: 'assisted-bookings.prove-caller',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/proof',
  summary: 'The caller has agreed and reads the code out: finds the account of the number, or opens one',
  access: CALLER_ROLES,
  limit: 'code',
  ...Which,
  body: z.strictObject({
    challenge_id: Id,
    code: CodeText,
    /** The words were read out, and the caller said yes. */
    agreed: z.boolean(),
  }),
  reply: Whole,
  problems: [...OPEN_PROBLEMS, 'caller-not-agreed', 'assisted-proven', 'code-wrong', 'code-expired', 'code-spent'],
});

export const holdForCaller = endpoint({
  id: 'assisted-bookings.hold-for-caller',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/hold',
  summary: 'Hold a time for the caller, or another one in its place; the reason is sealed and not shown again',
  access: CALLER_ROLES,
  limit: 'write',
  ...Which,
  body: z.strictObject({
    doctor_id: Id,
    starts_at: Instant,
    call_type: CallType,
    reason: personText(1000).optional(),
  }),
  reply: Whole,
  problems: [
    ...OPEN_PROBLEMS,
    'caller-not-proven',
    'invalid-booking',
    'booking-own',
    'slot-taken',
    'slot-not-offered',
    'patient-busy',
    'payment-awaited',
    'too-many-holds',
    'call-type-not-offered',
    'country-not-live',
  ],
});

export const askForMoney = endpoint({
  id: 'assisted-bookings.ask-for-money',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/payment',
  summary: 'Ask the caller’s wallet or a relative’s for the money; books at once where credit pays all',
  access: CALLER_ROLES,
  limit: 'write',
  ...Which,
  body: z.strictObject({
    /** Not needed where credit pays all. */
    method: MethodField.optional(),
    /** Another number than the caller's. */
    phone: z.string().max(40).optional(),
  }),
  reply: Whole,
  problems: [
    ...OPEN_PROBLEMS,
    'nothing-held',
    'hold-expired',
    'phone-invalid',
    'payment-method-not-offered',
    'payment-unsettled',
    'payment-settled',
    'payment-refused',
    'gateway-unavailable',
    'invalid-booking',
  ],
});

export const askNetwork = endpoint({
  id: 'assisted-bookings.ask-network',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/ask-network',
  summary: 'Ask the payment network now what became of the caller’s payment',
  access: CALLER_ROLES,
  limit: 'write',
  ...Which,
  body: z.strictObject({}),
  reply: Whole,
  problems: [...OPEN_PROBLEMS, 'nothing-held'],
});

export const textCaller = endpoint({
  id: 'assisted-bookings.text-caller',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/text',
  summary: 'Send the caller a text with what is held, until when, and where to pay',
  access: CALLER_ROLES,
  limit: 'write',
  ...Which,
  body: z.strictObject({}),
  reply: Whole,
  problems: [...OPEN_PROBLEMS, 'nothing-held', 'hold-expired'],
});

export const takeUp = endpoint({
  id: 'assisted-bookings.take-up',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/take-up',
  summary: 'Take up what somebody else has begun',
  access: CALLER_ROLES,
  limit: 'write',
  ...Which,
  body: z.strictObject({}),
  reply: Whole,
  problems: ['not-found', 'assisted-over'],
});

export const abandonAssisted = endpoint({
  id: 'assisted-bookings.abandon',
  method: 'POST',
  path: '/api/staff/assisted-bookings/:assisted_id/abandon',
  summary: 'Give it up: the held time is free again; refused while money may still come',
  access: CALLER_ROLES,
  limit: 'write',
  ...Which,
  body: z.strictObject({}),
  reply: Whole,
  problems: [...OPEN_PROBLEMS, 'payment-awaited'],
});

export const readAssisted = endpoint({
  id: 'assisted-bookings.read',
  method: 'GET',
  path: '/api/staff/assisted-bookings/:assisted_id',
  summary: 'One booking for a caller',
  access: CALLER_ROLES,
  limit: 'read',
  ...Which,
  reply: Whole,
  problems: ['not-found'],
});

export const listUnfinished = endpoint({
  id: 'assisted-bookings.list-unfinished',
  method: 'GET',
  path: '/api/staff/assisted-bookings',
  summary:
    'Bookings for callers that were begun and are neither paid nor over, the one that ends first before the others',
  access: CALLER_ROLES,
  limit: 'read',
  reply: envelope(z.strictObject({ unfinished: z.array(UnfinishedBooking) })),
});

export type AssistedBookingBody = z.infer<typeof AssistedBooking>;
export type UnfinishedBookingBody = z.infer<typeof UnfinishedBooking>;
