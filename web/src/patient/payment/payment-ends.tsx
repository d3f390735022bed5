import type { ReactNode } from 'react';
import { CircleX, Clock, Undo2 } from 'lucide-react';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { HoldClock, OrderSummary } from './order-summary.tsx';
import type { Payment } from './use-payment.ts';

/** The network said no: its own words where there are any, what happened to the money, and the way to try again (PAT-PAY-17, 18). */
export function PaymentRefused({ appointment, payment }: { appointment: AppointmentBody; payment: Payment }) {
  const { t } = useSpeech();
  const words = payment.status?.message;
  return (
    <>
      <End tone="danger" icon={<CircleX size={48} aria-hidden="true" />} title={t('payment.failed')}>
        {words && words !== t('payment.failed') && <p className="lead">{words}</p>}
        <p>{t('pay.refused-money')}</p>
      </End>
      <HoldClock appointment={appointment} />
      <Button wide onClick={() => payment.startAgain('same-way')}>{t('try-again')}</Button>
      <Button look="quiet" wide onClick={() => payment.startAgain('other-way')}>{t('pay.other-way')}</Button>
      <OrderSummary appointment={appointment} />
    </>
  );
}

/** The ten minutes are over and nothing was sent. */
export function HoldEnded({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useSpeech();
  const back = appointment.is_emergency ? '/emergency' : `/book/${appointment.doctor.id}${appointment.starts_at ? `?at=${encodeURIComponent(appointment.starts_at)}` : ''}`;
  return (
    <>
      <End tone="warning" icon={<Clock size={48} aria-hidden="true" />} title={t('pay.hold-ended')}><p>{t('pay.hold-ended-note')}</p></End>
      <ButtonLink wide href={back}>{t(appointment.is_emergency ? 'booking.emergency' : 'pay.choose-again')}</ButtonLink>
      <OrderSummary appointment={appointment} />
    </>
  );
}

/** The booking was cancelled before it was paid. */
export function BookingCancelled({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useSpeech();
  return (
    <>
      <End tone="warning" icon={<CircleX size={48} aria-hidden="true" />} title={t('pay.cancelled-title')}><p>{t('pay.nothing-taken')}</p></End>
      <ButtonLink wide href={`/book/${appointment.doctor.id}`}>{t('appointments.book-again')}</ButtonLink>
    </>
  );
}

/** The network never answered in 72 hours: nobody says that no money moved; a person looks into it. */
export function PaymentGivenUp({ appointment, payment }: { appointment: AppointmentBody; payment: Payment }) {
  const { t } = useSpeech();
  return (
    <>
      <End tone="warning" icon={<CircleX size={48} aria-hidden="true" />} title={t('payment.failed')}><p>{payment.status?.message}</p></End>
      <ButtonLink wide href={`/appointments/${appointment.id}`}>{t('pay.see-appointment')}</ButtonLink>
      {payment.reference && <p className="small muted numbers">{t('pay.reference', { reference: payment.reference })}</p>}
    </>
  );
}

/** Paid too late or for a cancelled visit: the money comes back (C41). */
export function MoneyReturned({ appointment }: { appointment: AppointmentBody }) {
  const { t, money } = useSpeech();
  const price = money(appointment.price);
  return (
    <>
      <End tone="warning" icon={<Undo2 size={48} aria-hidden="true" />} title={t(appointment.state === 'cancelled' ? 'pay.cancelled-title' : 'pay.returned-title')}>
        <p>{t(appointment.payment_status === 'refunded' ? 'pay.refunded' : 'pay.refund-due', { price })}</p>
      </End>
      {!appointment.is_emergency && <ButtonLink wide href={`/book/${appointment.doctor.id}`}>{t('pay.choose-again')}</ButtonLink>}
      {appointment.is_emergency && <ButtonLink wide href="/emergency">{t('booking.emergency')}</ButtonLink>}
      <ButtonLink look="quiet" wide href={`/appointments/${appointment.id}`}>{t('pay.see-appointment')}</ButtonLink>
    </>
  );
}

interface EndProps {
  tone: 'success' | 'warning' | 'danger';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

/** A large sign, one sentence and what it means for the money. */
export function End({ tone, icon, title, children }: EndProps) {
  return (
    <div className={`end ${tone}`}>
      {icon}
      <h1>{title}</h1>
      {children}
      <LiveRegion>{title}</LiveRegion>
    </div>
  );
}
