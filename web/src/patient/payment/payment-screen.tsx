import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { methodsQuery } from '../../api/payments.ts';
import { EmergencyUnpaid, emergencyRefetchInterval } from '../../components/emergency-state.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons, ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { MethodsFailure, OrderForm, useTopOnChange } from './order-form.tsx';
import { HoldClock, OrderSummary } from './order-summary.tsx';
import { BookingCancelled, HoldEnded, MoneyReturned, PaymentGivenUp, PaymentRefused } from './payment-ends.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { MoneyHelp } from './money-help.tsx';
import { PayByCredit } from './pay-by-credit.tsx';
import { PayWithoutScript } from './pay-without-script.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { readStatusOf } from './read-status.ts';
import { bookingPurchase, usePayment } from './use-payment.ts';
import type { Payment } from './use-payment.ts';
import { WayToPay } from './way-to-pay.tsx';
import './payment.css';

export function needs({ params, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (!me) return [];
  return [
    readStatusOf(client.fetchQuery(appointmentQuery(params['bookingId'] ?? '')), client),
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
  const payment = usePayment(bookingPurchase(appointment, useQueryClient()));
  useTopOnChange(payment.view);
  const creditPaysAll = appointment.to_pay.amount === 0;
  return (
    <div className="page narrow stack pay-page">
      {payment.view !== 'paid' && <EmergencyUnpaid appointment={appointment} />}
      <PaymentState appointment={appointment} payment={payment} sandbox={methods.data?.sandbox ?? false} />
      {needsForm(payment) && (
        <>
          <PayWithoutScript appointment={appointment} />
          <WayToPay appointment={appointment}>
            {creditPaysAll && <PayByCredit appointment={appointment} />}
            {methods.data && !creditPaysAll && (
              <OrderForm
                country={appointment.country}
                price={appointment.to_pay}
                payment={payment}
                offer={methods.data}
                patient={appointment.person?.name}
              />
            )}
            {methods.isPending && !creditPaysAll && <CardSkeletons count={3} />}
            {methods.isError && !creditPaysAll && <MethodsFailure onRetry={() => void methods.refetch()} />}
          </WayToPay>
        </>
      )}
      <MoneyHelp payment={payment} />
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
      return <MoneyReturned appointment={appointment} came={payment.status?.price} />;
    case 'hold-ended':
      return <HoldEnded appointment={appointment} />;
    case 'cancelled':
      return <BookingCancelled appointment={appointment} />;
    case 'failed':
      return (
        <PaymentRefused payment={payment} clock={<HoldClock appointment={appointment} />}>
          <OrderSummary appointment={appointment} />
        </PaymentRefused>
      );
    case 'given-up':
      return <PaymentGivenUp appointment={appointment} payment={payment} />;
    case 'waiting':
    case 'unclear':
      return (
        <PaymentProgress order={appointment} payment={payment} sandbox={sandbox}>
          <OrderSummary appointment={appointment} />
        </PaymentProgress>
      );
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

function needsForm({ view }: Payment): boolean {
  return view === 'form';
}
