/** Words of the queue of cases. Free of zod, so that pages can import them. */

/** What a case is about. */
export const CASE_KINDS = ['withdrawal', 'contested-consultation', 'refund-due', 'surplus-payment'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/**
 * How far a case is. `proposed`: one person decided, a second one has to agree. `approved`: the money has to be sent.
 * `sending`: a gateway is paying it. `unknown`: nobody knows whether the gateway has paid it.
 */
export const CASE_STAGES = ['open', 'proposed', 'approved', 'sending', 'unknown'] as const;
export type CaseStage = (typeof CASE_STAGES)[number];

/**
 * What somebody may decide.
 * - propose: first person, pay this out;
 * - approve: second person, pay this out;
 * - drop: take back a proposal or an approval;
 * - send: let the payment company pay it;
 * - record-paid: the money was sent, with the network's number of the payment;
 * - record-unpaid: the network says that what the company was told to pay was not paid;
 * - reject: do not pay this withdrawal, the money returns to the doctor;
 * - refund: the contested consultation did not take place, the money is owed back;
 * - keep: the contested consultation took place, its doctor earns.
 */
export const CASE_DECISIONS = [
  'propose',
  'approve',
  'send',
  'record-paid',
  'record-unpaid',
  'drop',
  'reject',
  'refund',
  'keep',
] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** Everything that the history of a case can name. `gateway-*`: what became of what a person let the company pay. */
export const CASE_STEPS = [
  'take',
  'give-back',
  'note',
  ...CASE_DECISIONS,
  'gateway-paid',
  'gateway-declined',
  'gateway-unknown',
] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

/** The most characters of a note. */
export const NOTE_LENGTH = 500;

/** The shortest and longest number that a network gives to a payment. */
export const TRANSACTION_NUMBER = /^[A-Za-z0-9.\-/]{4,40}$/;
