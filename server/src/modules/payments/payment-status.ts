import type { Language } from '@tabibu/contract/languages';
import { isWallet } from '@tabibu/contract/payment-methods';
import type { PaymentStatusBody } from '@tabibu/contract/payments';
import { speaker } from '@tabibu/locales/server-speech';
import { SECOND } from '../../platform/time.ts';
import { patienceUntil } from './rules.ts';
import type { Payment, PaymentRefusal } from './store.ts';

export type Stage = PaymentStatusBody['stage'];

export interface StatusView {
  readonly transactionStatus: PaymentStatusBody['transactionStatus'];
  readonly stage: Stage;
  /** In the reader's language, ready to show. */
  readonly message: string;
  readonly patienceUntil: Date | null;
}

/** A prompt takes about this long to appear on the phone. */
const PROMPT_APPEARS = 5 * SECOND;

/** Refusals that the payer can do something about have a sentence of their own. */
const WORDED: readonly PaymentRefusal[] = ['insufficient-funds', 'cancelled', 'wrong-pin', 'expired', 'declined', 'network', 'no-answer'];

/** What the payer's screen says of a payment now: the printed status word, a finer stage and a sentence (C40, C41, PAT-PAY-17…19). Pure. */
export function paymentStatus(payment: Payment, now: Date, language: Language): StatusView {
  const stage = stageOf(payment, now);
  return { transactionStatus: wordOf(stage), stage, message: messageOf(payment, stage, language), patienceUntil: patienceUntil(payment) };
}

/** Nobody knows whether money moved: no answer within the time that the page tells. Pure. */
export function isUnclear(payment: Payment, now: Date): boolean {
  return stageOf(payment, now) === 'unknown';
}

function stageOf(payment: Payment, now: Date): Stage {
  switch (payment.state) {
    case 'settled': return 'paid';
    case 'refund-due': case 'refunded': return 'refund-due';
    case 'voided': return 'cancelled';
    case 'refused': return payment.refusalReason === 'cancelled' ? 'cancelled' : 'refused';
    default: return waitingStage(payment, now);
  }
}

function waitingStage(payment: Payment, now: Date): Stage {
  const { requestedAt, method } = payment;
  const end = patienceUntil(payment);
  if (requestedAt === null || end === null || method === null) return 'preparing';
  if (now >= end) return 'unknown';
  if (!isWallet(method)) return payment.redirectUrl === null ? 'preparing' : 'waiting-for-page';
  if (payment.transactionId === null) return 'preparing';
  return now.getTime() - requestedAt.getTime() < PROMPT_APPEARS ? 'sent-to-phone' : 'waiting-for-pin';
}

function wordOf(stage: Stage): StatusView['transactionStatus'] {
  if (stage === 'paid') return 'success';
  if (stage === 'refused') return 'failure';
  return stage === 'cancelled' || stage === 'refund-due' ? 'CANCELLED' : 'pending';
}

function messageOf(payment: Payment, stage: Stage, language: Language): string {
  const say = speaker(language);
  if (stage === 'paid') return say('payment.stage-paid');
  if (stage === 'refund-due') return say(payment.state === 'refunded' ? 'payment.stage-refunded' : 'payment.stage-refund-due');
  if (payment.state === 'voided') return say('payment.stage-voided');
  if (payment.state === 'refused') return say(refusalSentence(payment.refusalReason));
  if (stage === 'unknown') return say('payment.stage-unknown');
  if (stage === 'waiting-for-page') return say('payment.stage-page');
  if (stage === 'sent-to-phone') return say('payment.stage-sent', { phone: payment.phone });
  return say(stage === 'waiting-for-pin' ? 'payment.stage-pin' : 'payment.stage-preparing', { phone: payment.phone });
}

function refusalSentence(reason: PaymentRefusal | null) {
  const worded = WORDED.find((known) => known === reason);
  return worded === undefined ? 'payment.refused-other' as const : `payment.refused-${worded}` as Parameters<ReturnType<typeof speaker>>[0];
}
