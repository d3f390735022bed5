import { timeZoneOf } from '@tabibu/contract/countries';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import { isWallet } from '@tabibu/contract/payment-methods';
import type { PaymentStatusBody } from '@tabibu/contract/booking-payments';
import { speaker } from '@tabibu/locales/server-speech';
import { SECOND, wallClock } from '../../platform/time.ts';
import { dayText, whenText } from '../../platform/when-text.ts';
import { giveUpAt, pendingUntil, refundDay } from './rules.ts';
import type { Payment, PaymentRefusal } from './payment-store.ts';

export type Stage = PaymentStatusBody['stage'];

export interface StatusView {
  readonly transactionStatus: PaymentStatusBody['transactionStatus'];
  readonly stage: Stage;
  /** In the reader's language, ready to show. */
  readonly message: string;
  /** What is known and what happens next; null unless nobody knows whether money moved. */
  readonly detail: string | null;
  readonly patienceUntil: Date | null;
}

/** About how long a prompt takes to appear on the phone. */
const PROMPT_APPEARS = 5 * SECOND;

/** Refusals with a sentence of their own, mostly because the payer can do something about them. */
const REFUSALS_WITH_OWN_SENTENCE: readonly PaymentRefusal[] = [
  'insufficient-funds',
  'cancelled',
  'wrong-pin',
  'expired',
  'declined',
  'network',
  'no-answer',
  'not-received',
  'other-amount',
];

/**
 * Returns what the payer's screen shows: the status word of the API, a finer stage and a sentence (C40, C41,
 * PAT-PAY-17…19). Pure.
 */
export function paymentStatus(payment: Payment, now: Date, language: Language): StatusView {
  const stage = stageOf(payment, now);
  const detail =
    stage === 'unknown'
      ? speaker(language)('stage.patient-payment-unclear.sentence', unclearValues(payment, language))
      : null;
  return {
    transactionStatus: wordOf(stage),
    stage,
    message: messageOf(payment, stage, language),
    detail,
    patienceUntil: pendingUntil(payment),
  };
}

/** What an appointment needs to know about its payment. */
export interface PaymentFacts {
  readonly state: Payment['state'];
  /** The payer has chosen how to pay and the request is on its way. */
  readonly isSent: boolean;
  /** No answer came within the time that the page shows, or the answer does not match the order. */
  readonly isUnclear: boolean;
  /** The network was asked for 72 hours and never answered. */
  readonly isGivenUp: boolean;
}

/** Returns the stage that the payer's screen shows as facts for the module that sold the thing. Pure. */
export function paymentFacts(payment: Payment, now: Date): PaymentFacts {
  const stage = stageOf(payment, now);
  return {
    state: payment.state,
    isSent: payment.checkoutAt !== null,
    isUnclear: stage === 'unknown',
    isGivenUp: stage === 'given-up',
  };
}

/**
 * Returns the values for a sentence about an unclear payment: the doubt, the amount taken, the price, the end of the
 * status queries, and our reference.
 */
export function unclearValues(payment: Payment, language: Language) {
  const { doubt, seen, price, reference, country } = payment;
  const until = giveUpAt(payment);
  return {
    doubt: doubt ?? 'silence',
    taken: seen === null ? '' : formatMoney(seen, language),
    price: formatMoney(price, language),
    until: until === null ? '' : whenText(language, until, timeZoneOf(country)),
    reference,
  };
}

/**
 * Returns the values for a sentence about money that is owed back: the day by which it is there, and whether that day
 * is over.
 */
export function refundValues(payment: Payment, language: Language, now: Date) {
  const day = refundDay(payment);
  const isLate = wallClock(now, timeZoneOf(payment.country)).day > day;
  return { refund: isLate ? ('late' as const) : ('due' as const), refund_day: dayText(language, day) };
}

function stageOf(payment: Payment, now: Date): Stage {
  switch (payment.state) {
    case 'settled':
      return 'paid';
    case 'refund-due':
    case 'refunded':
      return payment.state;
    case 'voided':
      return 'cancelled';
    case 'refused':
      return refusedStage(payment);
    default:
      return waitingStage(payment, now);
  }
}

function refusedStage({ refusalReason }: Payment): Stage {
  if (refusalReason === 'no-answer') return 'given-up';
  return refusalReason === 'cancelled' ? 'cancelled' : 'refused';
}

function waitingStage(payment: Payment, now: Date): Stage {
  const { requestedAt, method } = payment;
  const end = pendingUntil(payment);
  if (payment.checkoutAt === null || method === null) return 'not-sent';
  if (requestedAt === null || end === null) return 'preparing';
  if (payment.unclearAt !== null || now >= end) return 'unknown';
  if (!isWallet(method)) return payment.redirectUrl === null ? 'preparing' : 'waiting-for-page';
  if (payment.transactionId === null) return 'preparing';
  return now.getTime() - requestedAt.getTime() < PROMPT_APPEARS ? 'sent-to-phone' : 'waiting-for-pin';
}

function wordOf(stage: Stage): StatusView['transactionStatus'] {
  if (stage === 'paid') return 'success';
  if (stage === 'refused' || stage === 'given-up') return 'failure';
  return stage === 'cancelled' || stage === 'refund-due' || stage === 'refunded' ? 'CANCELLED' : 'pending';
}

function messageOf(payment: Payment, stage: Stage, language: Language): string {
  const say = speaker(language);
  if (stage === 'paid') return say('payment.stage-paid');
  if (stage === 'refund-due' || stage === 'refunded') return say(`payment.stage-${stage}`);
  if (payment.state === 'voided') return say('payment.stage-voided');
  if (payment.state === 'refused') return say(refusalSentence(payment.refusalReason));
  if (stage === 'unknown') return say(payment.doubt === null ? 'payment.stage-unknown' : 'payment.stage-in-doubt');
  if (stage === 'waiting-for-page') return say('payment.stage-page');
  if (stage === 'sent-to-phone') return say('payment.stage-sent', { phone: payment.phone });
  return say(stage === 'waiting-for-pin' ? 'payment.stage-pin' : 'payment.stage-preparing', { phone: payment.phone });
}

function refusalSentence(reason: PaymentRefusal | null) {
  const worded = REFUSALS_WITH_OWN_SENTENCE.find((known) => known === reason);
  return worded === undefined
    ? ('payment.refused-other' as const)
    : (`payment.refused-${worded}` as Parameters<ReturnType<typeof speaker>>[0]);
}
