import { z } from 'zod';

/**
 * The stages of an appointment. The server derives the stage once from all facts (booking, payment, emergency, call).
 * Every screen, message and document words this stage, so that no two of them contradict each other.
 */
export const APPOINTMENT_STAGES = [
  /** The slot is held; no payment was requested yet. */
  'to-pay',
  /** The payment was requested, and the network still has time to answer. */
  'paying',
  /** It is not known whether money moved, or what was seen does not match the order. */
  'payment-unclear',
  'planned',
  /** The doctor announced that the appointment begins later. */
  'delayed',
  /** The call is open: both may join. */
  'open',
  /** The time is over, and it is not known whether the consultation took place. */
  'undecided',
  /** A paid emergency: so far only the doctor asked for is rung. */
  'ringing-first',
  /** A paid emergency: the doctors on call are rung. */
  'ringing',
  /** Nobody accepted in time; doctors may still accept. */
  'escalated',
  'accepted',
  'completed',
  /** Only the doctor says that it was completed; the patient may still contest it. */
  'claimed',
  'contested',
  'overturned',
  /** The patient did not come. */
  'missed',
  /** The hold expired without a payment. */
  'not-paid',
  'cancelled',
] as const;

export type AppointmentStage = (typeof APPOINTMENT_STAGES)[number];

/** What happened to the money of an appointment. */
export const MONEY_STAGES = [
  'nothing-taken',
  'asked',
  'unclear',
  'given-up',
  'paid',
  'waits',
  'kept',
  'refund-due',
  'refunded',
  /** Credit alone had paid, and it came back. */
  'credit-back',
  /** The patient got credit of the whole price, for a new appointment without paying. */
  'credit-given',
  /** After somebody else cancelled, it paid for another appointment. */
  'rebooked',
  /** A call of the patient's coupon has paid, came back, or is lost because the patient did not come. */
  'call-used',
  'call-back',
  'call-lost',
] as const;

export type MoneyStage = (typeof MONEY_STAGES)[number];

const STAGE_TONES = ['info', 'success', 'warning', 'danger', 'quiet'] as const;

/** A stage in words for the reader. Patient and doctor read about the same fact from their own side. */
export const Stage = z.strictObject({
  name: z.enum(APPOINTMENT_STAGES),
  tone: z.enum(STAGE_TONES),
  /** One or two words for a small label. */
  chip: z.string(),
  /** The present state, and what happens next. */
  sentence: z.string(),
  /** What happened to the money; null for a doctor, who is not shown it. */
  money: z.strictObject({ stage: z.enum(MONEY_STAGES), sentence: z.string() }).nullable(),
});

export type StageBody = z.infer<typeof Stage>;
