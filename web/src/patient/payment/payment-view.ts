import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { PaymentStatusBody } from '@tabibu/contract/payments';
import type { SentenceKey } from '../../shell/speech.tsx';
import type { StepState } from '../../ui/steps.tsx';

/** What the payment page shows. Always computed from the server's answers, so a reload comes back to the same place. */
export type PaymentView = 'form' | 'failed' | 'waiting' | 'unknown' | 'timeout' | 'paid' | 'returned' | 'hold-ended' | 'cancelled';

type Order = Pick<AppointmentBody, 'state' | 'payment_status' | 'hold_expires_at'>;
type Status = Pick<PaymentStatusBody, 'stage' | 'transactionStatus' | 'method' | 'patience_until'>;

/** Decides the view. `now` is the server's clock in milliseconds. Unknown words of a status mean: keep asking (C40). */
export function paymentView(order: Order, status: Status | undefined, now: number): PaymentView {
  const verdict = status?.transactionStatus.toLowerCase();
  if (verdict === 'success' || status?.stage === 'paid' || order.payment_status === 'paid') return 'paid';
  if (status?.stage === 'kept-as-credit' || status?.stage === 'refund-due') return 'returned';
  if (order.payment_status === 'refund_due' || order.payment_status === 'refunded') return 'returned';
  const refused = verdict === 'failure' || verdict === 'cancelled' || status?.stage === 'refused' || status?.stage === 'cancelled';
  if (status?.method && !refused) {
    if (status.patience_until && Date.parse(status.patience_until) <= now) return 'timeout';
    return status.stage === 'unknown' ? 'unknown' : 'waiting';
  }
  if (order.state === 'cancelled') return 'cancelled';
  if (order.state === 'expired' || isOver(order.hold_expires_at, now)) return 'hold-ended';
  return refused ? 'failed' : 'form';
}

/** True while asking again can still change something by itself: every 5 s until 120 s have passed (PAT-PAY-15, 19). */
export function keepsAsking(view: PaymentView): boolean {
  return view === 'waiting' || view === 'unknown';
}

export interface ProgressStep {
  readonly title: SentenceKey;
  readonly state: StepState;
}

const WALLET_STEPS: readonly SentenceKey[] = ['pay.step-preparing', 'pay.step-sent', 'pay.step-pin', 'pay.step-paid'];
const PAGE_STEPS: readonly SentenceKey[] = ['pay.step-preparing', 'pay.step-page', 'pay.step-paid'];

/** The stages as a list: what is done, what runs, what is ahead. */
export function progressSteps(stage: PaymentStatusBody['stage'], wallet: boolean): ProgressStep[] {
  const titles = wallet ? WALLET_STEPS : PAGE_STEPS;
  const current = wallet ? walletStep(stage) : pageStep(stage);
  const failed = stage === 'refused' || stage === 'cancelled';
  return titles.map((title, index) => ({ title, state: stateAt(index, current, failed) }));
}

/** The sentence for screen readers when the stage changes. */
export function stageSentence(stage: PaymentStatusBody['stage']): SentenceKey {
  switch (stage) {
    case 'preparing': return 'pay.step-preparing';
    case 'sent-to-phone': return 'pay.step-sent';
    case 'waiting-for-pin': return 'pay.step-pin';
    case 'waiting-for-page': return 'pay.step-page';
    case 'unknown': return 'pay.unknown-title';
    case 'paid': return 'pay.paid-title';
    case 'refused':
    case 'cancelled': return 'payment.failed';
    case 'kept-as-credit':
    case 'refund-due': return 'pay.returned-title';
    default: return 'pay.waiting-title';
  }
}

function walletStep(stage: PaymentStatusBody['stage']): number {
  if (stage === 'paid') return WALLET_STEPS.length;
  if (stage === 'preparing') return 0;
  return stage === 'sent-to-phone' ? 1 : 2;
}

function pageStep(stage: PaymentStatusBody['stage']): number {
  if (stage === 'paid') return PAGE_STEPS.length;
  return stage === 'preparing' ? 0 : 1;
}

function stateAt(index: number, current: number, failed: boolean): StepState {
  if (index < current) return 'done';
  if (index > current) return 'ahead';
  return failed ? 'failed' : 'current';
}

function isOver(instant: string | null, now: number): boolean {
  return instant !== null && Date.parse(instant) <= now;
}
