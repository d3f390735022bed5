import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isWallet } from '@tabibu/contract/payment-methods';
import { answersUnder } from '../../api/answers-under.ts';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { refreshPaymentStatus, paymentStatusQuery, savePayment, startCheckout } from '../../api/payments.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { isProblem } from '../../api/problem-text.ts';
import { clockAhead } from '../../components/countdown.ts';
import type { PaymentOrder } from '../../components/payment-form.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useNow } from '../../shell/session.tsx';
import { shouldPoll, paymentView } from './payment-view.ts';
import type { PaymentView } from './payment-view.ts';

const POLL = 5_000;
/** The address of a hosted page is ready within seconds, and the person waits for it: poll more often. */
const POLL_FOR_PAGE = 1_000;

/** The two API routes that send an order. */
type PaymentCall = 'POST /api/payments/save' | 'POST /api/payments/:provider/checkout';

/** The step of a payment that failed, as the key of the sentence about it. */
type PaymentStep = 'payment.save-failed' | 'payment.process-failed' | 'payment.check-failed';

export type Again = 'same-way' | 'other-way';

/** The payment of one booking, for the payment page. */
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
  pay(order: PaymentOrder): void;
  startAgain(again: Again): void;
  askAgain(): void;
}

/**
 * Sends the order and then polls every 5 seconds, and at once on a live event. After the deadline that the page shows
 * it asks only when the person presses "check again".
 */
export function usePayment(appointment: AppointmentBody, providers: readonly string[]): Payment {
  const client = useQueryClient();
  const now = useTickingServerClock();
  const refresh = () => client.invalidateQueries({ queryKey: appointmentQuery(appointment.id).queryKey });
  const { order, ...sending } = useOrderSending(appointment.id, refresh);
  const [dismissed, setDismissed] = useState<{ reference: string | null; again: Again }>();
  const reference = appointment.payment_reference;
  const status = usePaymentStatus(appointment, order ? [order.method.provider] : providers, now);
  const seen = paymentView(appointment, status.data, now());
  useHostedPage(status.data, order);
  useEffect(() => {
    if (seen === 'paid' || seen === 'returned') void client.invalidateQueries(answersUnder('GET /api/appointments'));
  }, [seen, client]);

  const question = useManualStatusCheck(reference, status.refetch, refresh);
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
    pay: (wanted) => void sending.pay(wanted),
    startAgain: (again) => {
      setDismissed({ reference, again });
      sending.forgetFailure();
    },
    askAgain: question.ask,
  };
}

/**
 * Saves the order, then starts the checkout with its provider. Calls `refresh` when the refusal means that the booking
 * or its payment has changed.
 */
function useOrderSending(appointmentId: string, refresh: () => Promise<void>) {
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [order, setOrder] = useState<PaymentOrder>();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown; failedStep?: PaymentStep }>({ busy: false });
  const pay = async (wanted: PaymentOrder) => {
    setOrder(wanted);
    setState({ busy: true });
    let step: PaymentStep = 'payment.save-failed';
    try {
      const saved = await savePayment(send, {
        booking_id: appointmentId,
        full_name: wanted.fullName,
        phone: wanted.phone,
      });
      client.setQueryData(
        appointmentQuery(appointmentId).queryKey,
        (before) => before && { ...before, payment_reference: saved.reference_id },
      );
      step = 'payment.process-failed';
      await startCheckout(send, wanted.method.provider, {
        reference_id: saved.reference_id,
        payment_method: wanted.method.id,
        phone: wanted.phone,
      });
      await client.fetchQuery(paymentStatusQuery([wanted.method.provider], saved.reference_id)).catch(() => undefined);
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault, failedStep: step });
      if (
        isProblem<PaymentCall>(fault, 'payment-unsettled') ||
        isProblem<PaymentCall>(fault, 'payment-settled') ||
        isProblem<PaymentCall>(fault, 'hold-expired')
      )
        await refresh();
    }
  };
  return { order, ...state, pay, forgetFailure: () => setState({ busy: false }) };
}

const ANSWER_WITHIN = 10;

/** Asks the network at the person's request and waits up to about ten seconds for its answer. */
function useManualStatusCheck(
  reference: string | null,
  refetch: () => Promise<{ data?: PaymentStatusBody | undefined }>,
  refresh: () => Promise<void>,
) {
  const [state, setState] = useState({ asking: false, asked: false });
  const ask = async () => {
    setState({ asking: true, asked: false });
    const before = await refreshPaymentStatus(reference ?? '').catch(() => undefined);
    let answer = await refetch();
    for (
      let tries = 0;
      before?.asks && answer.data?.asked_at === before.asked_at && tries < ANSWER_WITHIN;
      tries += 1
    ) {
      await new Promise((done) => setTimeout(done, POLL_FOR_PAGE));
      answer = await refetch();
    }
    setState({ asking: false, asked: before !== undefined && answer.data?.stage === 'unknown' });
    await refresh();
  };
  return { ...state, ask: () => void ask() };
}

/**
 * The status of the booking's latest payment. Polls while the status can still change by itself, and refetches at a
 * live event.
 */
function usePaymentStatus(appointment: AppointmentBody, carriers: readonly string[], now: () => number) {
  const client = useQueryClient();
  const { id, payment_reference: reference } = appointment;
  const status = useQuery({
    ...paymentStatusQuery(carriers, reference ?? ''),
    enabled: reference !== null && carriers.length > 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data || !shouldPoll(paymentView(appointment, data, now()))) return false;
      return data.method && !isWallet(data.method) && !data.redirect_url ? POLL_FOR_PAGE : POLL;
    },
  });
  useLiveEvents(true, (event) => {
    if (event.kind === 'payment' && event.reference_id === reference) void status.refetch();
    if (event.kind === 'booking' && event.booking_id === id)
      void client.invalidateQueries({ queryKey: appointmentQuery(id).queryKey });
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
  const serverNow = useNow();
  const [, redraw] = useState(0);
  const ahead = useRef(0);
  useEffect(() => {
    // Must be measured when the server's time arrives; measured later, the difference would be wrong by the time
    // passed.
    ahead.current = clockAhead(serverNow, Date.now());
    const timer = setInterval(() => redraw((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return () => (typeof window === 'undefined' ? serverNow : Date.now() + ahead.current);
}
