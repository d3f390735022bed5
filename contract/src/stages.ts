import { z } from 'zod';

/**
 * Where an appointment stands. The server decides it once from all facts (booking, payment, emergency, call); every screen, message and
 * document words this and nothing else, so that no two of them contradict each other.
 */
export const APPOINTMENT_STAGES = [
  /** Held; nothing was asked of any network. */
  'to-pay',
  /** The network was asked and is within its time. */
  'paying',
  /** Nobody knows whether money moved, or what was seen is not what was ordered. */
  'payment-unclear',
  'planned',
  /** The doctor told that it begins later. */
  'delayed',
  /** The room is open: both may come in. */
  'open',
  /** The time is over and nobody knows that it took place. */
  'undecided',
  /** A paid emergency: the doctor asked for is being rung, and nobody else yet. */
  'ringing-first',
  /** A paid emergency: the doctors on call are being rung. */
  'ringing',
  /** Nobody accepted in time; doctors may still accept. */
  'escalated',
  'accepted',
  'completed',
  /** Completed by the doctor's word alone; the patient may still say otherwise. */
  'claimed',
  'contested',
  /** The patient did not come. */
  'missed',
  /** The hold ended without a payment. */
  'not-paid',
  'cancelled',
] as const;

export type AppointmentStage = (typeof APPOINTMENT_STAGES)[number];

/** What became of the money of an appointment. */
export const MONEY_STAGES = ['nothing-taken', 'asked', 'unclear', 'given-up', 'paid', 'waits', 'kept', 'refund-due', 'refunded'] as const;

export type MoneyStage = (typeof MONEY_STAGES)[number];

export const STAGE_TONES = ['info', 'success', 'warning', 'danger', 'quiet'] as const;

/** A stage with the reader's own words: patient and doctor read the same fact from their side. */
export const Stage = z.strictObject({
  name: z.enum(APPOINTMENT_STAGES),
  tone: z.enum(STAGE_TONES),
  /** One or two words for a chip. */
  chip: z.string(),
  /** What is so, and what happens next. */
  sentence: z.string(),
  /** What happened to the money; null for a doctor, who sees none. */
  money: z.strictObject({ stage: z.enum(MONEY_STAGES), sentence: z.string() }).nullable(),
});

export type StageBody = z.infer<typeof Stage>;
