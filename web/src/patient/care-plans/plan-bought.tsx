import { CircleCheckBig, ReceiptText } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { PlanOrderBody } from '../../api/plan-orders.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PaymentResult } from '../payment/payment-ends.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { Reach, doctorsPath } from './doctor-type-choice.tsx';
import { membersPath } from './plan-members.tsx';
import { PlanSummary, dayText } from './plan-summary.tsx';

interface PlanBoughtProps {
  order: PlanOrderBody;
  bought: NonNullable<PlanOrderBody['bought']>;
}

/** The plan is paid: its coupon with its end, and in three steps how to use it (PAT-PAY-05, PAT-PAY-16). */
export function PlanBought({ order, bought }: PlanBoughtProps) {
  const speech = useTranslation();
  const { t } = speech;
  const until = dayText(bought.ends_at, order, speech);
  return (
    <>
      <PaymentResult tone="success" icon={<Icon node={CircleCheckBig} size={56} />} title={t('my-plan.paid-title')}>
        <p>{t('my-plan.paid-note')}</p>
      </PaymentResult>
      {bought.coupon_code !== null && (
        <CouponTicket code={bought.coupon_code}>
          <p suppressHydrationWarning>
            {t('my-plan.coupon-for', { count: order.calls })} · {t('my-plan.until', { day: until })}
          </p>
        </CouponTicket>
      )}
      <section className="card stack">
        <h2>{t('my-plan.how-title')}</h2>
        <ol className="plan-steps">
          <li>{t(order.doctor_type === 'specialist' ? 'my-plan.how-specialist' : 'my-plan.how-general')}</li>
          <li>{t('my-plan.how-time')}</li>
          <li>{t('my-plan.how-pay')}</li>
        </ol>
        <Reach planId={order.plan_id} type={order.doctor_type} />
      </section>
      <ButtonLink wide href={doctorsPath(order.plan_id, order.doctor_type)}>
        {t('my-plan.find-doctor')}
      </ButtonLink>
      {order.people > 1 && (
        <ButtonLink wide look="secondary" href={membersPath(bought.subscription_id)}>
          {t('my-plan.choose')}
        </ButtonLink>
      )}
      <PlanSummary plan={order} lasts={bought} isPaid />
      {order.payment_reference !== null && (
        <ButtonLink look="secondary" href={`/receipts/${encodeURIComponent(order.payment_reference)}`}>
          <Icon node={ReceiptText} size={20} />
          {t('my-plan.receipt')}
        </ButtonLink>
      )}
    </>
  );
}
