import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { PaymentStatusBody } from '@tabibu/contract/booking-payments';
import type { MoneyStage } from '@tabibu/contract/stages';
import type { SentenceKey } from '../../shell/translation.tsx';
import type { StepState } from '../../ui/steps.tsx';

/**
 * The states that the payment page can show. They follow from the stage that the server decides, so a reload shows the
 * same.
 */
export type PaymentView =
  | 'form'
  | 'failed'
  | 'waiting'
  | 'unclear'
  | 'given-up'
  | 'paid'
  | 'returned'
  | 'hold-ended'
  | 'cancelled';

/** What is paid for, as far as the view of its payment depends on it. */
export type Payable = Order & Pick<AppointmentBody, 'payment_reference'>;

type Order = Pick<AppointmentBody, 'payment_status' | 'hold_expires_at'> & {
  readonly stage: {
    readonly name: AppointmentBody['stage']['name'];
    readonly money: Pick<NonNullable<AppointmentBody['stage']['money']>, 'stage'> | null;
  };
};
type Status = Pick<PaymentStatusBody, 'stage' | 'patience_until'>;

/** The stages of a payment that decide the view alone. For all others the appointment decides. */
const VIEWS: Partial<Record<PaymentStatusBody['stage'], PaymentView>> = {
  preparing: 'waiting',
  'sent-to-phone': 'waiting',
  'waiting-for-pin': 'waiting',
  'waiting-for-page': 'waiting',
  unknown: 'unclear',
  paid: 'paid',
  'given-up': 'given-up',
  'refund-due': 'returned',
  refunded: 'returned',
};

/**
 * Returns the view. `now` is the server's clock in milliseconds: the deadlines of the payment and of the hold are
 * compared with it, also when the server cannot be reached.
 */
export function paymentView(order: Order, status: Status | undefined, now: number): PaymentView {
  if (order.payment_status === 'paid') return 'paid';
  if (order.payment_status === 'refund_due' || order.payment_status === 'refunded') return 'returned';
  const view = status && VIEWS[status.stage];
  if (view) return view === 'waiting' && isOver(status.patience_until, now) ? 'unclear' : view;
  return viewFromAppointment(order, status, now);
}

/**
 * The views by what the appointment says about its money. They apply until the status of the payment is loaded, so that
 * no form is shown while money may be moving.
 */
const VIEW_BY_MONEY_STAGE: Partial<Record<MoneyStage, PaymentView>> = {
  asked: 'waiting',
  unclear: 'unclear',
  'given-up': 'given-up',
};

function viewFromAppointment(
  { stage: { name, money }, hold_expires_at: holdEnd }: Order,
  status: Status | undefined,
  now: number,
): PaymentView {
  const awaited = status === undefined && money !== null ? VIEW_BY_MONEY_STAGE[money.stage] : undefined;
  if (awaited) return awaited;
  if (name === 'cancelled') return 'cancelled';
  if (name === 'not-paid' || isOver(holdEnd, now)) return 'hold-ended';
  return status?.stage === 'refused' || status?.stage === 'cancelled' ? 'failed' : 'form';
}

/** True while the page polls (PAT-PAY-15, 19): every 5 s until the deadline that the page shows. */
export function shouldPoll(view: PaymentView): boolean {
  return view === 'waiting';
}

export interface ProgressStep {
  readonly title: SentenceKey;
  readonly state: StepState;
}

const WALLET_STEPS: readonly SentenceKey[] = ['pay.step-preparing', 'pay.step-sent', 'pay.step-pin', 'pay.step-paid'];
const PAGE_STEPS: readonly SentenceKey[] = ['pay.step-preparing', 'pay.step-page', 'pay.step-paid'];

/** The steps of a payment, each done, current, ahead or failed. */
export function progressSteps(stage: PaymentStatusBody['stage'], wallet: boolean): ProgressStep[] {
  const titles = wallet ? WALLET_STEPS : PAGE_STEPS;
  const current = wallet ? walletStep(stage) : pageStep(stage);
  const failed = stage === 'refused' || stage === 'cancelled';
  return titles.map((title, index) => ({ title, state: stateAt(index, current, failed) }));
}

/** The sentence for screen readers when the stage changes. */
export function stageSentence(stage: PaymentStatusBody['stage']): SentenceKey {
  switch (stage) {
    case 'preparing':
      return 'pay.step-preparing';
    case 'sent-to-phone':
      return 'pay.step-sent';
    case 'waiting-for-pin':
      return 'pay.step-pin';
    case 'waiting-for-page':
      return 'pay.step-page';
    case 'unknown':
      return 'payment.timeout';
    case 'paid':
      return 'pay.paid-title';
    case 'refused':
    case 'given-up':
    case 'cancelled':
      return 'payment.failed';
    case 'refunded':
    case 'refund-due':
      return 'pay.returned-title';
    default:
      return 'pay.waiting-title';
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
