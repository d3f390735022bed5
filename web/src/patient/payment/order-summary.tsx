import type { AppointmentBody } from '../../api/bookings.ts';
import { doctorClockText, whenText } from '../../components/appointment-words.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { DoctorStrip } from '../../components/doctor-strip.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import '../../components/order-lines.css';
import '../../ui/public/card.css';

const SOON = 120;

/**
 * What the patient pays for: doctor, for whom, time, kind of call and price, of which credit may pay a part
 * (PAT-PAY-01).
 */
export function OrderSummary({ appointment }: { appointment: AppointmentBody }) {
  const speech = useTranslation();
  const { t, money } = speech;
  const now = useNow();
  const withCredit = appointment.credit.amount > 0;
  const doctorClock = doctorClockText(appointment, speech);
  return (
    <section className="card order" aria-label={t('pay.order')}>
      <DoctorStrip doctor={appointment.doctor} />
      <dl className="order-lines">
        <div>
          <dt>{t('order.for')}</dt>
          <dd translate="no">{appointment.person?.name ?? t('booking.who-me')}</dd>
        </div>
        <div>
          <dt>{t('order.when')}</dt>
          <dd suppressHydrationWarning>
            {whenText(appointment, speech, now)}
            {doctorClock && <span className="small muted"> · {doctorClock}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('order.type')}</dt>
          <dd>{t(typeWords(appointment))}</dd>
        </div>
        <div className={withCredit ? undefined : 'order-total'}>
          <dt>{t('order.price')}</dt>
          <dd translate="no" className="numbers">
            {money(appointment.price)}
          </dd>
        </div>
        {appointment.stage.money?.stage === 'call-used' && (
          <div>
            <dt>{t('order.paid-by')}</dt>
            <dd>{t('order.a-call')}</dd>
          </div>
        )}
        {withCredit && (
          <>
            <div>
              <dt>{t('order.credit')}</dt>
              <dd className="numbers">
                − <span translate="no">{money(appointment.credit)}</span>
              </dd>
            </div>
            <div className="order-total">
              <dt>{t('order.to-pay')}</dt>
              <dd translate="no" className="numbers">
                {money(appointment.to_pay)}
              </dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}

/** Counts down the time for which the slot is held. Screen readers are told once when two minutes are left. */
export function HoldClock({ appointment }: { appointment: Pick<AppointmentBody, 'hold_expires_at' | 'is_emergency'> }) {
  const { t } = useTranslation();
  const left = useSecondsUntil(appointment.hold_expires_at);
  if (left === undefined) return null;
  return (
    <>
      <p className={left < SOON ? 'hold-clock soon' : 'hold-clock'} role="timer" suppressHydrationWarning>
        {t(appointment.is_emergency ? 'pay.hold-emergency' : 'pay.hold', { time: minutesAndSeconds(left) })}
      </p>
      <LiveRegion>{left > 0 && left <= SOON ? t('pay.hold-soon') : ''}</LiveRegion>
    </>
  );
}

function typeWords({ is_emergency, type }: AppointmentBody) {
  if (is_emergency) return 'call.emergency' as const;
  return type === 'video' ? ('call.video' as const) : ('call.phone' as const);
}
