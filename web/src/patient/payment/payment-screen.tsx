import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { ApiProblem } from '../../api/client.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { methodsQuery } from '../../api/payments.ts';
import type { MethodsBody } from '../../api/payments.ts';
import { problemText } from '../../api/problem-text.ts';
import { EmergencyUnpaid, emergencyRefetchInterval } from '../../components/emergency-state.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PaymentForm } from '../../components/payment-form.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons, ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { HoldClock, OrderSummary } from './order-summary.tsx';
import { BookingCancelled, HoldEnded, MoneyReturned, PaymentGivenUp, PaymentRefused } from './payment-ends.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { PayByCredit } from './pay-by-credit.tsx';
import { PayWithoutScript } from './pay-without-script.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { usePayment } from './use-payment.ts';
import type { Payment } from './use-payment.ts';
import './payment.css';

export function needs({ params, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (!me) return [];
  return [
    client.prefetchQuery(appointmentQuery(params['bookingId'] ?? '')),
    client.prefetchQuery(methodsQuery(me.country, me.phone)),
  ];
}

/** /pay/:bookingId: the payment of a booking. It always continues from the state that the server reports (PAT-PAY). */
export default function PaymentScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const found = useQuery({
    ...appointmentQuery(useParam('bookingId')),
    enabled: me !== null,
    refetchInterval: ({ state: { data } }) => emergencyRefetchInterval(data),
  });
  if (!me) return <SignInFirst why={t('pay.sign-in-why')} />;
  if (found.data) return <PaymentOf appointment={found.data} />;
  return found.isError ? (
    <PersonalFailure error={found.error} words={t('payment.error')} onRetry={() => void found.refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function PaymentOf({ appointment }: { appointment: AppointmentBody }) {
  const me = useMe();
  const methods = useQuery(methodsQuery(appointment.country, me?.phone));
  const cameBack = useQueryOfAddress().has('reference_id');
  const payment = usePayment(appointment, providersOf(methods.data, cameBack));
  useTopOnChange(payment.view);
  const creditPaysAll = appointment.to_pay.amount === 0;
  return (
    <div className="page narrow stack pay-page">
      {payment.view !== 'paid' && <EmergencyUnpaid appointment={appointment} />}
      <PaymentState appointment={appointment} payment={payment} sandbox={methods.data?.sandbox ?? false} />
      {needsForm(payment) && (
        <>
          <PayWithoutScript appointment={appointment} />
          {creditPaysAll && <PayByCredit appointment={appointment} />}
          {methods.data && !creditPaysAll && (
            <OrderForm appointment={appointment} payment={payment} offer={methods.data} />
          )}
          {methods.isPending && !creditPaysAll && <CardSkeletons count={3} />}
          {methods.isError && !creditPaysAll && <MethodsFailure onRetry={() => void methods.refetch()} />}
        </>
      )}
    </div>
  );
}

function PaymentState({
  appointment,
  payment,
  sandbox,
}: {
  appointment: AppointmentBody;
  payment: Payment;
  sandbox: boolean;
}) {
  const { t } = useTranslation();
  switch (payment.view) {
    case 'paid':
      return <PaymentSuccess appointment={appointment} status={payment.status} />;
    case 'returned':
      return <MoneyReturned appointment={appointment} />;
    case 'hold-ended':
      return <HoldEnded appointment={appointment} />;
    case 'cancelled':
      return <BookingCancelled appointment={appointment} />;
    case 'failed':
      return <PaymentRefused appointment={appointment} payment={payment} />;
    case 'given-up':
      return <PaymentGivenUp appointment={appointment} payment={payment} />;
    case 'waiting':
    case 'unclear':
      return <PaymentProgress appointment={appointment} payment={payment} sandbox={sandbox} />;
    default:
      return (
        <>
          <h1>{t(appointment.is_emergency ? 'pay.title-emergency' : 'pay.title')}</h1>
          <OrderSummary appointment={appointment} />
          <HoldClock appointment={appointment} />
        </>
      );
  }
}

function OrderForm({
  appointment,
  payment,
  offer,
}: {
  appointment: AppointmentBody;
  payment: Payment;
  offer: MethodsBody;
}) {
  const { t, money } = useTranslation();
  const me = useMe();
  const { order, status, again } = payment;
  const typed = {
    fullName: order?.fullName ?? status?.full_name ?? me?.full_name ?? '',
    phone: order?.phone ?? status?.phone ?? me?.phone ?? '',
  };
  const failed = status?.method ?? undefined;
  const others = offer.methods.filter(({ id }) => id !== failed);
  const shown = again === 'other-way' && others.length > 0 ? { ...offer, methods: others } : offer;
  return (
    <>
      {payment.fault !== undefined && (
        <Notice
          tone="danger"
          announce
          title={
            payment.fault instanceof ApiProblem ? problemText(payment.fault, t, payment.faultStep) : t('payment.error')
          }
        >
          <p>{t(isFinalAnswer(payment.fault) ? 'pay.nothing-taken' : 'pay.may-have-arrived')}</p>
        </Notice>
      )}
      {offer.sandbox && (
        <Notice tone="sandbox">
          <p>{t('sandbox.pay')}</p>
        </Notice>
      )}
      <PaymentForm
        country={countryOf(appointment.country)}
        offer={shown}
        price={money(appointment.to_pay)}
        typed={typed}
        first={again === 'same-way' ? failed : undefined}
        owner={me?.id ?? ''}
        busy={payment.busy}
        onPay={payment.pay}
      />
    </>
  );
}

function MethodsFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <LoadFailure words={t('pay.methods-failed')} onRetry={onRetry} />;
}

function needsForm({ view }: Payment): boolean {
  return view === 'form';
}

/**
 * The providers of the payment methods, each once. The likeliest comes first: after the return from a hosted page the
 * provider of hosted pages, else that of the wallets.
 */
function providersOf(offer: MethodsBody | undefined, cameBack: boolean): string[] {
  const likeliest = cameBack ? 'hosted' : 'wallet';
  const methods = offer?.methods ?? [];
  return [
    ...new Set([...methods.filter(({ kind }) => kind === likeliest), ...methods].map(({ provider }) => provider)),
  ];
}

/** When the view changes, scrolls to the top and moves the focus to the main element, like a change of page. */
function useTopOnChange(view: Payment['view']): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [view]);
}
