import { z } from 'zod';
import { CASE_KINDS } from './case-words.ts';
import { endpoint } from './endpoint.ts';
import { CallType, Id, Instant, MoneyField, envelope } from './fields.ts';
import { ListedPayment } from './payment-desk.ts';
import {
  ACCOUNT_KINDS,
  JOURNAL_KINDS,
  PAYMENT_STATES,
  STORY_PAYOUT_STATES,
  STORY_SENDING_STATES,
} from './payment-story-words.ts';

/** Something that was asked of the payment company and what it answered, without the payer's number. */
const Exchange = z.strictObject({
  id: Id,
  /** A request for the money, or a question for the status. */
  kind: z.enum(['request', 'status']),
  method: z.string(),
  url: z.string(),
  body: z.string().nullable(),
  /** Null when nothing came back. */
  http_status: z.int().nullable(),
  answer: z.string().nullable(),
  failure: z.string().nullable(),
  /** How often it was asked and answered with the same words, between the two times. */
  times: z.int(),
  first_at: Instant,
  last_at: Instant,
});

/** A callback as it came, character by character; numbers, names and credentials are hidden. */
const Callback = z.strictObject({
  id: Id,
  received_at: Instant,
  text: z.string(),
  /** Of the bytes as they came: how many, and their SHA-256. */
  bytes: z.int(),
  sha256: z.string(),
  /** Good; none, where the company signs nothing; or rejected, with the reason. */
  signature: z.enum(['good', 'none', 'rejected']),
  why: z.string().nullable(),
  /** What it says happened. Proves nothing: our own question does. */
  claims: z.string().nullable(),
});

const Leg = z.strictObject({
  account: z.enum(ACCOUNT_KINDS),
  /** The doctor or payment company of the account; null where it has none or its name is gone. */
  of: z.string().nullable(),
  /** What flowed into the account; negative when it flowed out. */
  amount: MoneyField,
});

const Journal = z.strictObject({ id: Id, kind: z.enum(JOURNAL_KINDS), at: Instant, legs: z.array(Leg) });

/** Somebody's step; the name is null after the account was deleted. */
const Step = z.strictObject({ by: z.string().nullable(), at: Instant });

const Refund = z.strictObject({
  id: Id,
  amount: MoneyField,
  state: z.enum(STORY_PAYOUT_STATES),
  proposed: Step,
  approved: Step.nullable(),
  paid: Step.nullable(),
  dropped: Step.nullable(),
  transaction_number: z.string().nullable(),
  sendings: z.array(
    z.strictObject({
      id: Id,
      gateway: z.string(),
      state: z.enum(STORY_SENDING_STATES),
      at: Instant,
      ended_at: Instant.nullable(),
      transaction_id: z.string().nullable(),
      decline_reason: z.string().nullable(),
    }),
  ),
});

const PaymentStory = z.strictObject({
  payment: ListedPayment,
  /** The last digits of the payer's number; null after the account was deleted. */
  phone_end: z.string().nullable(),
  /** Our own id at the payment company, and the company's. */
  external_id: z.string(),
  transaction_id: z.string().nullable(),
  /** Another payment settled the same thing, so this money goes back. */
  surplus: z.boolean(),
  refusal: z.strictObject({ reason: z.string(), message: z.string().nullable() }).nullable(),
  states: z.array(z.strictObject({ state: z.enum(PAYMENT_STATES), at: Instant })),
  exchanges: z.array(Exchange),
  /** The money was requested, or its status was asked for, before such exchanges were kept. */
  requests_missing: z.boolean(),
  answers_missing: z.boolean(),
  callbacks: z.array(Callback),
  /** Of the payment and of the appointment that it pays, oldest first. The legs of each sum to zero. */
  journals: z.array(Journal),
  refunds: z.array(Refund),
  cases: z.array(
    z.strictObject({ id: Id, kind: z.enum(CASE_KINDS), opened_at: Instant, closed_at: Instant.nullable() }),
  ),
  appointment: z
    .strictObject({
      id: Id,
      doctor: z.string(),
      call_type: CallType,
      is_emergency: z.boolean(),
      starts_at: Instant.nullable(),
      state: z.enum(['awaiting-payment', 'scheduled', 'completed', 'expired', 'cancelled', 'missed']),
      price: MoneyField,
    })
    .nullable(),
});

export const readPayment = endpoint({
  id: 'payment-desk.read-payment',
  method: 'GET',
  path: '/api/admin/payments/:reference_id',
  summary:
    'Everything that is kept about one payment: states, questions and answers, callbacks, journals, refunds (W47)',
  access: ['administrator'],
  limit: 'read',
  owns: { reference_id: 'payment' },
  params: z.strictObject({ reference_id: z.string().max(60) }),
  reply: envelope(PaymentStory),
  problems: ['not-found'],
});

export type PaymentStoryBody = z.infer<typeof PaymentStory>;
