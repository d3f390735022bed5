import { z } from 'zod';
import { ASSISTED_STATES, OPEN_ASSISTED_STATES, PUSH_REFUSALS } from './assisted-booking-words.ts';
import { CallType, CountryField, Id, Instant, LanguageField, MethodField, MoneyField } from './fields.ts';
import { PAYMENT_STAGES } from './payments.ts';

/** Who of the staff works on it. */
const Member = z.strictObject({ name: z.string(), is_me: z.boolean() });

/** The time that is held for the caller. The reason that was asked is sealed with it and never shown here. */
const CallerBooking = z.strictObject({
  id: Id,
  doctor: z.strictObject({ id: Id, name: z.string(), time_zone: z.string() }),
  starts_at: Instant,
  call_type: CallType,
  /** Until when nobody else can take the time; null once that is over or it is paid. */
  hold_expires_at: Instant.nullable(),
  /** What this booking costs, what credit of the caller pays of it, and what is left; null once it is over. */
  money: z.strictObject({ price: MoneyField, credit: MoneyField, to_pay: MoneyField }).nullable(),
});

const CallerPayment = z.strictObject({
  stage: z.enum(PAYMENT_STAGES),
  method: MethodField.nullable(),
  /** The number that was asked to pay: the caller's or a relative's. */
  phone: z.string(),
  /** Why no money moved; null unless the payment was refused. */
  refusal: z.enum(PUSH_REFUSALS).nullable(),
  /** When we stop expecting an answer at once. */
  patience_until: Instant.nullable(),
  /** When the payment network was last asked. */
  asked_at: Instant.nullable(),
});

/** A booking for a caller, as the member of staff who works on it sees it. */
export const AssistedBooking = z.strictObject({
  id: Id,
  state: z.enum(ASSISTED_STATES),
  begun_at: Instant,
  /** When it ends by itself; null once it is over. */
  open_until: Instant.nullable(),
  /** Who has it now. Somebody else has to take it up before changing it. */
  member: Member,
  caller: z.strictObject({
    full_name: z.string(),
    /** In full while it is open, afterwards the last three digits. */
    phone: z.string(),
    country: CountryField,
    language: LanguageField,
    time_zone: z.string(),
  }),
  /** The words that are read out to the caller before the code, in the caller's language. */
  consent: z.string(),
  booking: CallerBooking.nullable(),
  payment: CallerPayment.nullable(),
  /** Whether money may be asked for now: not while an earlier request may still bring some. */
  may_ask: z.boolean(),
  /** The wallets of the caller's country, and the one that the caller's number suggests. */
  wallets: z.array(z.strictObject({ id: MethodField, label: z.string() })),
  wallet: MethodField.nullable(),
  /** When the caller was last sent a text with what is left to do. */
  texted_at: Instant.nullable(),
});

export const UnfinishedBooking = z.strictObject({
  id: Id,
  state: z.enum(OPEN_ASSISTED_STATES),
  begun_at: Instant,
  open_until: Instant,
  member: Member,
  full_name: z.string(),
  /** The last three digits. */
  phone_end: z.string(),
  /** Null unless a time is held now. */
  hold_expires_at: Instant.nullable(),
  /** Where the payment stands; null while no money was asked for. */
  payment_stage: z.enum(PAYMENT_STAGES).nullable(),
});
