import { CircleX, Clock, Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { methodsQuery } from '../../api/payments.ts';
import { planOrderQuery, savePlanOrder } from '../../api/plan-orders.ts';
import type { PlanOrderBody } from '../../api/plan-orders.ts';
import { setAnswer } from '../../api/query.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons, ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { MethodsFailure, OrderForm, useTopOnChange } from '../payment/order-form.tsx';
import { PaymentRefused, PaymentResult } from '../payment/payment-ends.tsx';
import { PaymentProgress } from '../payment/payment-progress.tsx';
import { readStatusOf } from '../payment/read-status.ts';
import { usePayment } from '../payment/use-payment.ts';
import type { Payment, Purchase } from '../payment/use-payment.ts';
import { buyPath } from './doctor-type-choice.tsx';
import { PlanBought } from './plan-bought.tsx';
import { PlanSummary } from './plan-summary.tsx';
import '../payment/payment.css';

export function needs({ params, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  return [
    readStatusOf(client.fetchQuery(planOrderQuery(params['orderId'] ?? '')), client),
    client.prefetchQuery(methodsQuery(me.country, me.phone)),
  ];
}

/**
 * /subscriptions/orders/:orderId: the payment of a care plan, and when it is paid its coupon. It always continues from
 * the state that the server reports.
 */
export default function PlanOrderScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const found = useQuery({ ...planOrderQuery(useParam('orderId')), enabled: me !== null });
  if (!me) return <SignInFirst why={t('my-plan.sign-in-why')} />;
  if (found.data) return <PaymentOf order={found.data} />;
  return found.isError ? (
    <PersonalFailure error={found.error} words={t('payment.error')} onRetry={() => void found.refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

/** Returns an order as what is paid for. */
function usePurchase(order: PlanOrderBody): Purchase {
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const { queryKey } = planOrderQuery(order.id);
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    order: {
      payment_status: order.payment_status,
      payment_reference: order.payment_reference,
      hold_expires_at: order.expires_at,
      stage: { name: 'to-pay', money: { stage: order.money } },
    },
    save: async (send, { fullName, phone }) => {
      const { plan_id: package_type, doctor_type, price } = order;
      const saved = await savePlanOrder(send, { package_type, doctor_type, price, full_name: fullName, phone });
      if (saved.order_id !== order.id) goTo(`/subscriptions/orders/${saved.order_id}`, { replace: true });
      await setAnswer(
        client,
        planOrderQuery(saved.order_id).queryKey,
        (before) => before && { ...before, payment_reference: saved.reference_id },
      );
      return saved.reference_id;
    },
    refresh,
    isAbout: (event) => event.kind === 'payment' && event.reference_id === order.payment_reference,
    onEnd: () => void refresh(),
  };
}

function PaymentOf({ order }: { order: PlanOrderBody }) {
  const { t } = useTranslation();
  const me = useMe();
  const methods = useQuery(methodsQuery(order.country, me?.phone));
  const payment = usePayment(usePurchase(order));
  useTopOnChange(payment.view);
  return (
    <div className="page narrow stack pay-page">
      <OrderState order={order} payment={payment} sandbox={methods.data?.sandbox ?? false} />
      {payment.view === 'form' && (
        <>
          {methods.data && (
            <OrderForm
              country={order.country}
              price={order.price}
              payment={payment}
              offer={methods.data}
              who={{ label: t('my-plan.payer'), hint: t('my-plan.payer-hint') }}
            />
          )}
          {methods.isPending && <CardSkeletons count={3} />}
          {methods.isError && <MethodsFailure onRetry={() => void methods.refetch()} />}
        </>
      )}
    </div>
  );
}

function OrderState({ order, payment, sandbox }: { order: PlanOrderBody; payment: Payment; sandbox: boolean }) {
  const { t, money } = useTranslation();
  const summary = <PlanSummary plan={order} lasts={order.bought ?? undefined} />;
  switch (payment.view) {
    case 'paid':
      // The status of the payment may be a moment ahead of the order.
      return order.bought === null ? <ScreenSkeleton /> : <PlanBought order={order} bought={order.bought} />;
    case 'returned':
      return (
        <>
          <PaymentResult tone="warning" icon={<Icon node={Undo2} size={48} />} title={t('pay.returned-title')}>
            <p>
              {t(order.payment_status === 'refunded' ? 'pay.refunded' : 'pay.refund-due', {
                price: money(payment.status?.price ?? order.price),
              })}
            </p>
          </PaymentResult>
          {summary}
          <ButtonLink href="/subscriptions">{t('my-plan.all')}</ButtonLink>
        </>
      );
    case 'failed':
      return <PaymentRefused payment={payment}>{summary}</PaymentRefused>;
    case 'given-up':
      return (
        <>
          <PaymentResult tone="warning" icon={<Icon node={CircleX} size={48} />} title={t('payment.failed')}>
            <p>{payment.status?.message}</p>
          </PaymentResult>
          {summary}
          {payment.reference && (
            <p className="small muted numbers">{t('pay.reference', { reference: payment.reference })}</p>
          )}
        </>
      );
    case 'waiting':
    case 'unclear':
      return (
        <PaymentProgress order={order} payment={payment} sandbox={sandbox}>
          {summary}
        </PaymentProgress>
      );
    case 'hold-ended':
    case 'cancelled':
      return (
        <>
          <PaymentResult tone="warning" icon={<Icon node={Clock} size={48} />} title={t('my-plan.order-over')}>
            <p>{t('my-plan.order-over-note')}</p>
          </PaymentResult>
          <ButtonLink wide href={buyPath(order.plan_id, order.doctor_type)}>
            {t('my-plan.order-anew')}
          </ButtonLink>
          {summary}
        </>
      );
    default:
      return (
        <>
          <h1>{t('my-plan.buy-title')}</h1>
          {summary}
        </>
      );
  }
}
