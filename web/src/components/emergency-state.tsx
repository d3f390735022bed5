import { PhoneCall } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LiveRegion } from '../ui/forms/live-region.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { useEmergencyNumbers } from './emergency/use-emergency-numbers.ts';
import './emergency-state.css';

type StageName = AppointmentBody['stage']['name'];

/** The stages of a paid emergency that is not over. */
const OPEN: readonly StageName[] = ['ringing-first', 'ringing', 'escalated', 'accepted'];

const POLL = 5_000;

/** Returns whether the appointment is a paid emergency that is not over. */
export function isOpenEmergency({ stage }: Pick<AppointmentBody, 'stage'>): boolean {
  return OPEN.includes(stage.name);
}

/**
 * Returns the polling interval in milliseconds while an emergency is unpaid or open, otherwise false. It is used in
 * addition to live events.
 */
export function emergencyRefetchInterval(appointment: AppointmentBody | undefined): number | false {
  return appointment &&
    (isOpenEmergency(appointment) || (appointment.is_emergency && appointment.state === 'awaiting-payment'))
    ? POLL
    : false;
}

/**
 * For an unpaid emergency, for which nobody has been alerted: the public emergency number, placed above the payment.
 */
export function EmergencyUnpaid({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  const numbersOf = useEmergencyNumbers();
  if (!appointment.is_emergency || isPaidFor(appointment)) return null;
  const [{ number }] = numbersOf(appointment.country);
  return (
    <Notice tone="warning">
      <p>{appointment.stage.sentence}</p>
      <a className="button emergency" href={`tel:${number}`}>
        <Icon node={PhoneCall} size={20} />
        {t('emergency.call', { number })}
      </a>
    </Notice>
  );
}

function isPaidFor({ state, stage }: AppointmentBody): boolean {
  return state !== 'awaiting-payment' && stage.name !== 'payment-unclear' && stage.name !== 'not-paid';
}

/**
 * The state of a paid emergency: which doctors are alerted and, if help takes too long, what to do instead (W23).
 * Renders nothing before the payment and after the end.
 */
export function EmergencyState({ appointment, onCancel }: { appointment: AppointmentBody; onCancel: () => void }) {
  const { t } = useTranslation();
  const { stage, actions, id } = appointment;
  const numbersOf = useEmergencyNumbers();
  if (!isOpenEmergency(appointment)) return null;
  const isEscalated = stage.name === 'escalated';
  const [{ number }] = numbersOf(appointment.country);
  return (
    <section className="emergency-state stack" aria-label={t('call.emergency')}>
      <Notice tone={stage.tone === 'quiet' ? 'info' : stage.tone} title={stage.sentence}>
        <Countdown words="emergency.others-in" until={appointment.alone_until} />
        <Countdown words="emergency.news-in" until={appointment.escalates_at} />
        {!isEscalated && <p>{t('emergency.worse', { number })}</p>}
      </Notice>
      <LiveRegion>{stage.sentence}</LiveRegion>
      {isEscalated && (
        <a className="button emergency wide emergency-large tall" href={`tel:${number}`}>
          <Icon node={PhoneCall} size={26} />
          {t('emergency.call', { number })}
        </a>
      )}
      {actions.includes('join') && (
        <ButtonLink wide className="emergency-large tall" href={`/call/${id}`}>
          <Icon node={PhoneCall} size={26} />
          {t('appointments.join-call')}
        </ButtonLink>
      )}
      {actions.includes('cancel') && (
        <Button
          look={isEscalated ? 'danger' : 'secondary'}
          wide
          className={isEscalated ? 'emergency-large tall' : undefined}
          onClick={onCancel}
        >
          {t('emergency.cancel', { funded: appointment.coupon_used === undefined ? 'money' : 'coupon' })}
        </Button>
      )}
    </section>
  );
}

/** The remaining time. Screen readers do not announce each second; what follows is announced when it happens. */
function Countdown({ words, until }: { words: SentenceKey; until: string | null }) {
  const { t } = useTranslation();
  const left = useSecondsUntil(until);
  if (left === undefined || left === 0) return null;
  return (
    <p className="emergency-left" role="timer" suppressHydrationWarning>
      {t(words)} <strong className="numbers">{minutesAndSeconds(left)}</strong>
    </p>
  );
}
