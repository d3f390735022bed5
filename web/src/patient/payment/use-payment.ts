import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isWallet } from '@tabibu/contract/payment-methods';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIntention } from '../../api/intention.ts';
import { askProvider, paymentStatusQuery, savePayment, startCheckout } from '../../api/payments.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { isProblem } from '../../api/problem-text.ts';
import { clockAhead } from '../../parts/countdown.ts';
import type { PaymentOrder } from '../../parts/payment-form.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useNow } from '../../shell/session.tsx';
import { keepsAsking, paymentView } from './payment-view.ts';
import type { PaymentView } from './payment-view.ts';

const POLL = 5_000;
/** The address of a hosted page is ready within moments; the person waits for nothing else. */
const POLL_FOR_PAGE = 1_000;

/** The three calls of a payment, by the sentence for their failure. */
type PaymentStep = 'payment.save-failed' | 'payment.process-failed' | 'payment.check-failed';

export type Again = 'same-way' | 'other-way';

/** The payment of one booking as the page sees it. */
export interface Payment {
  readonly view: PaymentView;
  readonly status: PaymentStatusBody | undefined;
  readonly reference: string | null;
  readonly busy: boolean;
  /** Why the order could not be sent, or why the state could not be asked. */
  readonly fault: unknown;
  /** What failed, in the words of the printed call (ERR-04), where the server says nothing itself. */
  readonly faultStep: PaymentStep;
  /** The network is being asked because the person wants to know. */
  readonly asking: boolean;
  /** It was asked because the person wanted to know, and said nothing new. */
  readonly asked: boolean;
  /** The order sent from this page; unknown after a reload. */
  readonly order: PaymentOrder | undefined;
  /** After a refusal: the way that failed once more, or any other. */
  readonly again: Again | undefined;
  pay(order: PaymentOrder): void;
  startAgain(again: Again): void;
  askAgain(): void;
}

/** Sends the order, then asks every 5 seconds and at once when the server nudges; after the time that the page tells only when asked. */
export function usePayment(appointment: AppointmentBody, providers: readonly string[]): Payment {
  const client = useQueryClient();
  const send = useIntention();
  const now = useMovingClock();
  const [order, setOrder] = useState<PaymentOrder>();
  const [sent, setSent] = useState<{ busy: boolean; fault?: unknown; step?: PaymentStep }>({ busy: false });
  const [dismissed, setDismissed] = useState<{ reference: string | null; again: Again }>();
  const reference = appointment.payment_reference;
  const status = usePaymentStatus(appointment, order ? [order.method.provider] : providers, now);
  const seen = paymentView(appointment, status.data, now());
  const refresh = () => client.invalidateQueries({ queryKey: appointmentQuery(appointment.id).queryKey });
  useHostedPage(status.data, order);
  useEffect(() => {
    if (seen === 'paid' || seen === 'returned') void client.invalidateQueries({ queryKey: ['api'], predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/appointments') });
  }, [seen, client]);

  const question = useQuestion(reference, status.refetch, refresh);
  const pay = async (wanted: PaymentOrder) => {
    setOrder(wanted);
    setSent({ busy: true });
    let step: PaymentStep = 'payment.save-failed';
    try {
      const saved = await savePayment(send, { booking_id: appointment.id, full_name: wanted.fullName, phone: wanted.phone });
      client.setQueryData(appointmentQuery(appointment.id).queryKey, (before) => before && { ...before, payment_reference: saved.reference_id });
      step = 'payment.process-failed';
      await startCheckout(send, wanted.method.provider, { reference_id: saved.reference_id, payment_method: wanted.method.id, phone: wanted.phone });
      await client.fetchQuery(paymentStatusQuery([wanted.method.provider], saved.reference_id)).catch(() => undefined);
      setSent({ busy: false });
    } catch (fault) {
      setSent({ busy: false, fault, step });
      if (isProblem(fault, 'payment-unsettled') || isProblem(fault, 'payment-settled') || isProblem(fault, 'hold-expired')) await refresh();
    }
  };
  return {
    view: seen === 'failed' && dismissed?.reference === reference ? 'form' : seen,
    again: dismissed?.reference === reference ? dismissed.again : undefined,
    status: status.data, reference, order,
    busy: sent.busy,
    fault: sent.fault ?? (status.isError ? status.error : undefined),
    faultStep: sent.step ?? 'payment.check-failed',
    asking: question.asking,
    asked: question.asked,
    pay: (wanted) => void pay(wanted),
    startAgain: (again) => {
      setDismissed({ reference, again });
      setSent({ busy: false });
    },
    askAgain: question.ask,
  };
}

const ANSWER_WITHIN = 10;

/** Asks the network because the person wants to know, and waits a moment for its answer. */
function useQuestion(reference: string | null, refetch: () => Promise<{ data?: PaymentStatusBody | undefined }>, refresh: () => Promise<void>) {
  const [state, setState] = useState({ asking: false, asked: false });
  const ask = async () => {
    setState({ asking: true, asked: false });
    const before = await askProvider(reference ?? '').catch(() => undefined);
    let answer = await refetch();
    for (let tries = 0; before?.asks && answer.data?.asked_at === before.asked_at && tries < ANSWER_WITHIN; tries += 1) {
      await new Promise((done) => setTimeout(done, POLL_FOR_PAGE));
      answer = await refetch();
    }
    setState({ asking: false, asked: before !== undefined && answer.data?.stage === 'unknown' });
    await refresh();
  };
  return { ...state, ask: () => void ask() };
}

/** The state of the booking's latest payment: asked while asking can change something, and at once after a nudge. */
function usePaymentStatus(appointment: AppointmentBody, carriers: readonly string[], now: () => number) {
  const client = useQueryClient();
  const { id, payment_reference: reference } = appointment;
  const status = useQuery({
    ...paymentStatusQuery(carriers, reference ?? ''),
    enabled: reference !== null && carriers.length > 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data || !keepsAsking(paymentView(appointment, data, now()))) return false;
      return data.method && !isWallet(data.method) && !data.redirect_url ? POLL_FOR_PAGE : POLL;
    },
  });
  useLiveEvents(true, (event) => {
    if (event.kind === 'payment' && event.reference_id === reference) void status.refetch();
    if (event.kind === 'booking' && event.booking_id === id) void client.invalidateQueries({ queryKey: appointmentQuery(id).queryKey });
  });
  return status;
}

/** Goes to the gateway's page once its address is known, but only for an order sent just now: a reload must not leave by itself. */
function useHostedPage(status: PaymentStatusBody | undefined, order: PaymentOrder | undefined): void {
  const left = useRef<string>(undefined);
  const address = status?.stage === 'waiting-for-page' ? status.redirect_url : null;
  useEffect(() => {
    if (!order || !address || left.current === address || !/^https?:\/\//.test(address)) return;
    left.current = address;
    location.assign(address);
  }, [order, address]);
}

/** The server's clock, and a fresh drawing each second, because a hold and a wait run out here. */
function useMovingClock(): () => number {
  const serverNow = useNow();
  const [, redraw] = useState(0);
  const ahead = useRef(0);
  useEffect(() => {
    // Measured when the server's time arrived; later the difference would count the time that has passed since.
    ahead.current = clockAhead(serverNow, Date.now());
    const timer = setInterval(() => redraw((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return () => (typeof window === 'undefined' ? serverNow : Date.now() + ahead.current);
}
