import type { ReactNode } from 'react';
import { CircleX, Clock, Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { Money } from '@tabibu/contract/currencies';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { Payment } from './use-payment.ts';

interface RefusedProps {
  payment: Payment;
  /** Until when the thing is held, if it is. */
  clock?: ReactNode;
  /** What is paid for. */
  children: ReactNode;
}

/**
 * The payment was refused. Shows the network's reason if there is one, what happened to the money, and how to try again
 * (PAT-PAY-17, 18).
 */
export function PaymentRefused({ payment, clock, children }: RefusedProps) {
  const { t } = useTranslation();
  const words = payment.status?.message;
  return (
    <>
      <PaymentResult tone="danger" icon={<Icon node={CircleX} size={48} />} title={t('payment.failed')}>
        {words && words !== t('payment.failed') && <p className="lead">{words}</p>}
        <p>{t(clock === undefined ? 'pay.nothing-taken' : 'pay.refused-money')}</p>
      </PaymentResult>
      {clock}
      <Button wide onClick={() => payment.startAgain('same-way')}>
        {t('try-again')}
      </Button>
      <Button look="quiet" wide onClick={() => payment.startAgain('other-way')}>
        {t('pay.other-way')}
      </Button>
      {children}
    </>
  );
}

/** The ten minutes of the hold are over and no payment was sent, or the patient chose another time meanwhile. */
export function HoldEnded({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  if (appointment.moved_to !== undefined)
    return (
      <>
        <PaymentResult tone="warning" icon={<Icon node={Clock} size={48} />} title={t('pay.moved')}>
          <p>{t('pay.moved-note')}</p>
        </PaymentResult>
        <ButtonLink wide href={`/appointments/${appointment.moved_to}`}>
          {t('pay.see-appointment')}
        </ButtonLink>
      </>
    );
  const back = appointment.is_emergency
    ? '/emergency'
    : `/book/${appointment.doctor.id}${appointment.starts_at ? `?at=${encodeURIComponent(appointment.starts_at)}` : ''}`;
  return (
    <>
      <PaymentResult tone="warning" icon={<Icon node={Clock} size={48} />} title={t('pay.hold-ended')}>
        <p>{t('pay.hold-ended-note')}</p>
      </PaymentResult>
      <ButtonLink wide href={back}>
        {t(appointment.is_emergency ? 'booking.emergency' : 'pay.choose-again')}
      </ButtonLink>
      <OrderSummary appointment={appointment} />
    </>
  );
}

/** The booking was cancelled before it was paid. */
export function BookingCancelled({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  return (
    <>
      <PaymentResult tone="warning" icon={<Icon node={CircleX} size={48} />} title={t('pay.cancelled-title')}>
        <p>{t('pay.nothing-taken')}</p>
      </PaymentResult>
      <ButtonLink wide href={`/book/${appointment.doctor.id}`}>
        {t('appointments.book-again')}
      </ButtonLink>
    </>
  );
}

/**
 * The network gave no answer for 72 hours. The page does not claim that no money moved; a member of staff looks into
 * it.
 */
export function PaymentGivenUp({ appointment, payment }: { appointment: AppointmentBody; payment: Payment }) {
  const { t } = useTranslation();
  return (
    <>
      <PaymentResult tone="warning" icon={<Icon node={CircleX} size={48} />} title={t('payment.failed')}>
        <p>{payment.status?.message}</p>
      </PaymentResult>
      <ButtonLink wide href={`/appointments/${appointment.id}`}>
        {t('pay.see-appointment')}
      </ButtonLink>
      {payment.reference && (
        <p className="small muted numbers">{t('pay.reference', { reference: payment.reference })}</p>
      )}
    </>
  );
}

/** The payment arrived too late, or for a cancelled booking: the money is returned (C41). */
export function MoneyReturned({ appointment, came }: { appointment: AppointmentBody; came?: Money | undefined }) {
  const { t, money } = useTranslation();
  const price = money(came ?? appointment.to_pay);
  return (
    <>
      <PaymentResult
        tone="warning"
        icon={<Icon node={Undo2} size={48} />}
        title={t(appointment.state === 'cancelled' ? 'pay.cancelled-title' : 'pay.returned-title')}
      >
        <p>{t(appointment.payment_status === 'refunded' ? 'pay.refunded' : 'pay.refund-due', { price })}</p>
      </PaymentResult>
      {!appointment.is_emergency && (
        <ButtonLink wide href={`/book/${appointment.doctor.id}`}>
          {t('pay.choose-again')}
        </ButtonLink>
      )}
      {appointment.is_emergency && (
        <ButtonLink wide href="/emergency">
          {t('booking.emergency')}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" wide href={`/appointments/${appointment.id}`}>
        {t('pay.see-appointment')}
      </ButtonLink>
    </>
  );
}

interface EndProps {
  tone: 'success' | 'warning' | 'danger';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

/**
 * The result of a payment: a large icon, a title and what it means for the money. The title is announced to screen
 * readers.
 */
export function PaymentResult({ tone, icon, title, children }: EndProps) {
  return (
    <div className={`end ${tone}`}>
      {icon}
      <h1>{title}</h1>
      {children}
      <LiveRegion>{title}</LiveRegion>
    </div>
  );
}
