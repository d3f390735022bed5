/** Words of the queue of cases. Free of zod, so that pages can import them. */

/** Cases without money: staff admins decide them too. */
export const MONEYLESS_CASE_KINDS = [
  'escalated-emergency',
  'urgent-reading',
  'application',
  'profile-change',
  'complaint',
  'ending-licence',
  'undelivered-message',
  'broken-invariant',
] as const;

/** What a case is about. */
export const CASE_KINDS = [
  'withdrawal',
  'contested-consultation',
  'failed-call',
  'refund-due',
  'surplus-payment',
  'unknown-payment',
  'payment-mismatch',
  'unmatched-callback',
  'refused-by-gateway',
  // Without money too, but only administrators verify.
  'unverified-doctor',
  ...MONEYLESS_CASE_KINDS,
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/**
 * How far a case is. `proposed`: one person decided, a second one has to agree. `approved`: the money has to be sent.
 * `sending`: a gateway is paying it. `unknown`: nobody knows whether the gateway has paid it.
 */
export const CASE_STAGES = ['open', 'proposed', 'approved', 'sending', 'unknown'] as const;
export type CaseStage = (typeof CASE_STAGES)[number];

/** In which order the queue stands; without a word what is due first is on top. */
export const CASE_ORDERS = ['due', 'oldest', 'amount'] as const;
export type CaseOrder = (typeof CASE_ORDERS)[number];

/**
 * What somebody may decide.
 * - propose: first person, pay this out;
 * - approve: second person, pay this out;
 * - drop: take back a proposal or an approval;
 * - send: let the payment company pay it;
 * - record-paid: the money was sent, with the network's number of the payment;
 * - record-unpaid: the network says that what the company was told to pay was not paid;
 * - reject: do not pay this withdrawal, the money returns to the doctor;
 * - refund: the contested or failed consultation did not take place, the money is owed back;
 * - keep: the contested or failed consultation took place, its doctor earns;
 * - new-appointment: the patient gets another appointment without paying; what was contested counts as having taken
 *   place, and the house pays the new one;
 * - missed: the failed call is the patient's: the appointment counts as missed;
 * - ask-again: the payment company is asked about the payment now;
 * - not-paid: the company's statement shows that we did not receive this money;
 * - return-money: another amount than the price came: what came is booked and owed back, the payment ends without it;
 * - accept, refuse: the doctor's profile changes as the doctor asked, or stays;
 * - settle: somebody has dealt with it outside the product, and says how.
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
  'missed',
  'new-appointment',
  'ask-again',
  'not-paid',
  'return-money',
  'accept',
  'refuse',
  'settle',
] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** Decisions that nobody takes without saying why. */
const REASONED: readonly CaseDecision[] = ['drop', 'reject', 'record-unpaid', 'not-paid', 'settle'];

/** Decisions after which money is on its way to whoever the network names. */
const SENDS_MONEY: readonly CaseDecision[] = ['approve', 'send'];

/** Returns whether a decision sends money to a number whose network names somebody else. Pure. */
export function paysAnotherName(decision: CaseDecision, nameCheck: string): boolean {
  return nameCheck === 'differs' && SENDS_MONEY.includes(decision);
}

/**
 * Returns whether a decision needs a note; `nameCheck` is what the network's name is beside the account's: whoever pays
 * another name says why. Pure.
 */
export function needsReason(decision: CaseDecision, nameCheck = ''): boolean {
  return REASONED.includes(decision) || paysAnotherName(decision, nameCheck);
}

/**
 * Everything that the history of a case can name. `gateway-*`: what became of what a person let the company pay;
 * `earning-taken-back`: a withdrawal was cancelled, because an earning was taken back and needed its money.
 */
export const CASE_STEPS = [
  'take',
  'give-back',
  'note',
  ...CASE_DECISIONS,
  'gateway-paid',
  'gateway-declined',
  'gateway-unknown',
  'earning-taken-back',
] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

/**
 * How staff are told of cases by SMS: at most one message in so many minutes, and from one time of day until the other,
 * on the clock of the person's country, of emergencies only.
 */
export const CASE_TEXTS = { minutes: 15, from: '21:00', until: '07:00' } as const;

/** The most characters of a note. */
export const NOTE_LENGTH = 500;

/** The shortest and longest number that a network gives to a payment. */
export const TRANSACTION_NUMBER = /^[A-Za-z0-9.\-/]{4,40}$/;
