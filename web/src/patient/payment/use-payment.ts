import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@tabibu/contract/live-events';
import { isWallet } from '@tabibu/contract/payment-methods';
import { answersUnder } from '../../api/answers-under.ts';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import type { IdempotentSend } from '../../api/idempotent-send.ts';
import { paymentStatusQuery, savePayment, startCheckout } from '../../api/payments.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import type { PaymentOrder } from '../../components/payment-form.tsx';
import { serverNow } from '../../api/device.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useNow } from '../../shell/session.tsx';
import { shouldPoll, paymentView } from './payment-view.ts';
import type { PaymentView, Payable } from './payment-view.ts';
import { useLeavingPage, useManualStatusCheck } from './use-questions.ts';
import type { PageClosing } from './use-questions.ts';

const POLL = 5_000;
/** The address of a hosted page is ready within seconds, and the person waits for it: poll more often. */
const POLL_FOR_PAGE = 1_000;

/** The API routes that send an order. */
type PaymentCall = 'POST /api/payments/save' | 'POST /api/payments/:provider/checkout' | 'POST /api/plan-orders';

/** What a person pays for, and how the page hears of it. */
export interface Purchase {
  readonly order: Payable;
  /** Opens the payment and returns its reference. */
  save(send: IdempotentSend, wanted: PaymentOrder): Promise<string>;
  /** Loads the order again. */
  refresh(): Promise<void>;
  /** Whether an event is about the order, apart from its payment. */
  isAbout(event: LiveEvent): boolean;
  /** Called when the payment has ended: lists that show it are old. */
  onEnd(): void;
}

/** The step of a payment that failed, as the key of the sentence about it. */
type PaymentStep = 'payment.save-failed' | 'payment.process-failed' | 'payment.check-failed';

export type Again = 'same-way' | 'other-way';

/** The payment of one booking or plan, for its page. */
export interface Payment {
  readonly view: PaymentView;
  readonly status: PaymentStatusBody | undefined;
  readonly reference: string | null;
  readonly busy: boolean;
  /** Why the order could not be sent, or why the status could not be loaded. */
  readonly fault: unknown;
  /** The sentence about the step that failed (ERR-04), for a failure about which the server said nothing. */
  readonly faultStep: PaymentStep;
  /** True while the network is asked because the person pressed "check again". */
  readonly asking: boolean;
  /** True when the network was asked at the person's request and the result is still unknown. */
  readonly asked: boolean;
  /** The order that was sent from this page; undefined after a reload. */
  readonly order: PaymentOrder | undefined;
  /** What the person chose after a refusal: the same payment method again, or another one. */
  readonly again: Again | undefined;
  /** Closing the gateway's page in order to pay another way: under way, or why it failed. */
  readonly leaving: PageClosing;
  pay(order: PaymentOrder): void;
  leavePage(): void;
  startAgain(again: Again): void;
  askAgain(): void;
}

/** Returns a booking as what is paid for. */
export function bookingPurchase(appointment: AppointmentBody, client: QueryClient): Purchase {
  const { id } = appointment;
  const { queryKey } = appointmentQuery(id);
  return {
    order: appointment,
    save: async (send, { fullName, phone }) => {
      const saved = await savePayment(send, { booking_id: id, full_name: fullName, phone });
      await setAnswer(client, queryKey, (before) => before && { ...before, payment_reference: saved.reference_id });
      return saved.reference_id;
    },
    refresh: () => client.invalidateQueries({ queryKey }),
    isAbout: (event) => event.kind === 'booking' && event.booking_id === id,
    onEnd: () => void client.invalidateQueries(answersUnder('GET /api/appointments')),
  };
}

/**
 * Sends the order and then polls every 5 seconds, and at once on a live event. After the deadline that the page shows
 * it asks only when the person presses "check again".
 */
export function usePayment(purchase: Purchase): Payment {
  const now = useTickingServerClock();
  const { order: payable } = purchase;
  const { order, ...sending } = useOrderSending(purchase);
  const reference = payable.payment_reference;
  const leftWithoutScript = useQueryOfAddress().get('again') === 'other-way';
  const [dismissed, setDismissed] = useState<{ reference: string | null; again: Again } | undefined>(
    leftWithoutScript ? { reference, again: 'other-way' } : undefined,
  );
  const status = usePaymentStatus(purchase, now);
  const seen = paymentView(payable, status.data, now());
  useHostedPage(status.data, order);
  const ended = useRef(purchase.onEnd);
  useEffect(() => {
    ended.current = purchase.onEnd;
  });
  useEffect(() => {
    if (seen === 'paid' || seen === 'returned') ended.current();
  }, [seen]);

  const page = useLeavingPage(reference, async (closed) => {
    if (closed) setDismissed({ reference, again: 'other-way' });
    await status.refetch();
    await purchase.refresh();
  });
  const question = useManualStatusCheck(reference, status.refetch, purchase.refresh);
  return {
    view: seen === 'failed' && dismissed?.reference === reference ? 'form' : seen,
    again: dismissed?.reference === reference ? dismissed.again : undefined,
    status: status.data,
    reference,
    order,
    busy: sending.busy,
    fault: sending.fault ?? (status.isError ? status.error : undefined),
    faultStep: sending.failedStep ?? 'payment.check-failed',
    asking: question.asking,
    asked: question.asked,
    leaving: page.state,
    pay: (wanted) => void sending.pay(wanted),
    leavePage: page.leave,
    startAgain: (again) => {
      setDismissed({ reference, again });
      sending.forgetFailure();
    },
    askAgain: question.ask,
  };
}

/**
 * Saves the order, then starts the checkout with its provider. Loads the order again when the refusal means that it or
 * its payment has changed.
 */
function useOrderSending(purchase: Purchase) {
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [order, setOrder] = useState<PaymentOrder>();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown; failedStep?: PaymentStep }>({ busy: false });
  const pay = async (wanted: PaymentOrder) => {
    setOrder(wanted);
    setState({ busy: true });
    let step: PaymentStep = 'payment.save-failed';
    try {
      const reference = await purchase.save(send, wanted);
      step = 'payment.process-failed';
      await startCheckout(send, wanted.method.provider, {
        reference_id: reference,
        payment_method: wanted.method.id,
        phone: wanted.phone,
      });
      const asked = paymentStatusQuery(reference);
      // A status read while the checkout was under way may be the one before it, and would bring the form back.
      await client.cancelQueries(asked);
      await client.fetchQuery(asked).catch(() => undefined);
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault, failedStep: step });
      if (
        isProblem<PaymentCall>(fault, 'payment-unsettled') ||
        isProblem<PaymentCall>(fault, 'payment-settled') ||
        isProblem<PaymentCall>(fault, 'hold-expired')
      )
        await purchase.refresh();
    }
  };
  return { order, ...state, pay, forgetFailure: () => setState({ busy: false }) };
}

/**
 * The status of the order's latest payment. Polls while the status can still change by itself, and refetches at a live
 * event.
 */
function usePaymentStatus(purchase: Purchase, now: () => number) {
  const { order } = purchase;
  const { payment_reference: reference } = order;
  const status = useQuery({
    ...paymentStatusQuery(reference ?? ''),
    enabled: reference !== null,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data || !shouldPoll(paymentView(order, data, now()))) return false;
      return data.method && !isWallet(data.method) && !data.redirect_url ? POLL_FOR_PAGE : POLL;
    },
  });
  useLiveEvents(true, (event) => {
    if (event.kind === 'payment' && event.reference_id === reference) void status.refetch();
    if (purchase.isAbout(event)) void purchase.refresh();
  });
  return status;
}

/**
 * Goes to the gateway's page when its address is known, but only for an order that was sent from this page: a reload
 * must not leave the page by itself.
 */
function useHostedPage(status: PaymentStatusBody | undefined, order: PaymentOrder | undefined): void {
  const left = useRef<string>(undefined);
  const address = status?.stage === 'waiting-for-page' ? status.redirect_url : null;
  useEffect(() => {
    if (!order || !address || left.current === address || !/^https?:\/\//.test(address)) return;
    left.current = address;
    location.assign(address);
  }, [order, address]);
}

/** Returns the server's clock and renders once a second, because the hold and the payment have deadlines. */
function useTickingServerClock(): () => number {
  const drawnAt = useNow();
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return () => (typeof window === 'undefined' ? drawnAt : serverNow());
}
