import { CalendarPlus, CreditCard, Phone, ReceiptText, Siren, Video } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { calendarPath } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import type { StageBody } from '@tabibu/contract/stages';
import { doctorClockText, whenText } from '../../components/appointment-words.ts';
import { DoctorStrip } from '../../components/doctor-strip.tsx';
import { isOpenEmergency } from '../../components/emergency-state.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusBadge } from './status-badge.tsx';

export type Question = 'cancel' | 'reschedule';

interface CardProps {
  appointment: AppointmentBody;
  /** True for the appointment that was just booked: the card is highlighted and has the badge "new". */
  fresh: boolean;
  onAsk: (question: Question, appointment: AppointmentBody) => void;
}

/**
 * One appointment in the list: doctor, date, time, kind of call, stage and the buttons for what the patient may do now
 * (PAT-APPT-02, 03, 06). The server decides which actions are allowed (`appointment.actions`).
 */
export function AppointmentCard({ appointment, fresh, onAsk }: CardProps) {
  const speech = useTranslation();
  const { t } = speech;
  const now = useNow();
  const { doctor, type, is_emergency: emergency } = appointment;
  const doctorClock = doctorClockText(appointment, speech);
  const icon = emergency ? Siren : type === 'video' ? Video : Phone;
  return (
    <article className={fresh ? 'card appointment fresh' : 'card appointment'} aria-label={doctor.name}>
      <div className="row spread">
        <StatusBadge stage={appointment.stage} />
        {fresh && <Badge>{t('appointments.new')}</Badge>}
        {doctor.isSpecialist && <Badge>{t('doctor.specialist')}</Badge>}
      </div>
      <DoctorStrip doctor={doctor} heading="h3" />
      {appointment.person && <p>{t('appointment.for', { name: appointment.person.name })}</p>}
      <p className="appointment-when">
        <strong suppressHydrationWarning>{whenText(appointment, speech, now)}</strong>
        {doctorClock && <span className="small muted">{doctorClock}</span>}
      </p>
      <p className="row muted">
        <Icon node={icon} size={18} />
        {t(emergency ? 'call.emergency' : type === 'video' ? 'call.video' : 'call.phone')}
      </p>
      <StageNote stage={appointment.stage} />
      <AppointmentActions appointment={appointment} onAsk={onAsk} />
      <Link className="appointment-more" href={`/appointments/${appointment.id}`}>
        {t('appointments.details')}
        <span translate="no" className="visually-hidden">
          {' '}
          {doctor.name}
        </span>
      </Link>
    </article>
  );
}

/** Stages that need no sentence besides their chip. */
const STAGES_WITHOUT_NOTE: readonly StageBody['name'][] = ['planned', 'completed'];

/** Explains the stage and what happened to the money. Renders nothing when the chip says enough. */
function StageNote({ stage: { name, sentence, money } }: { stage: StageBody }) {
  if (STAGES_WITHOUT_NOTE.includes(name) && (money === null || money.stage === 'paid')) return null;
  return (
    <p className="small">
      {sentence} {money && money.stage !== 'paid' && money.sentence}
    </p>
  );
}

/**
 * One button for each action that the server allows now. "Join call" opens the call, or, before the call is open, the
 * page of the appointment, which says when it opens.
 */
export function AppointmentActions({
  appointment,
  onAsk,
  onItsPage = false,
}: Pick<CardProps, 'appointment' | 'onAsk'> & { onItsPage?: boolean }) {
  const { t } = useTranslation();
  const { id, actions, payment_reference: reference } = appointment;
  const mayJoin = actions.includes('join');
  const showsJoin = !onItsPage && appointment.status === 'scheduled' && appointment.starts_at !== null;
  if (actions.length === 0 && !showsJoin) return null;
  return (
    <div className="appointment-actions">
      {actions.includes('pay') && (
        <ButtonLink href={`/pay/${id}`}>
          <Icon node={CreditCard} size={20} />
          {t('appointments.pay')}
        </ButtonLink>
      )}
      {showsJoin && (
        <ButtonLink
          look={mayJoin ? 'primary' : 'secondary'}
          href={mayJoin ? `/call/${id}` : `/appointments/${id}#join`}
        >
          <Icon node={Phone} size={20} />
          {t('appointments.join-call')}
        </ButtonLink>
      )}
      {actions.includes('reschedule') && (
        <Button look="secondary" onClick={() => onAsk('reschedule', appointment)}>
          {t('appointments.reschedule')}
        </Button>
      )}
      {actions.includes('calendar') && (
        <ButtonLink look="secondary" href={calendarPath(id)} download>
          <Icon node={CalendarPlus} size={20} />
          {t('appointments.calendar')}
        </ButtonLink>
      )}
      {actions.includes('receipt') && reference && (
        <ButtonLink look="secondary" href={`/receipts/${encodeURIComponent(reference)}`}>
          <Icon node={ReceiptText} size={20} />
          {t('appointment.receipt')}
        </ButtonLink>
      )}
      {actions.includes('cancel') && !(onItsPage && isOpenEmergency(appointment)) && (
        <Button look="danger" onClick={() => onAsk('cancel', appointment)}>
          {t('appointments.cancel')}
        </Button>
      )}
    </div>
  );
}
