import { Ban, BellRing, CalendarCheck, CheckCheck, Clock, DoorOpen, MessageSquareText, Phone, Siren, TriangleAlert, Video } from 'lucide-react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { StageBody } from '@tabibu/contract/stages';
import type { DoctorAppointmentBody, WaitingPatientBody } from '../../api/doctor-day.ts';
import type { VisitMarkBody } from '../../api/records.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import './doctor-appointments.css';

interface CardProps {
  appointment: DoctorAppointmentBody;
  /** How the patient stands in the waiting room; nothing where nobody has come. */
  waiting?: WaitingPatientBody['state'] | undefined;
  /** The doctor's own zone. */
  zone: string;
  /** What is written of it; undefined while that is not known. */
  mark?: VisitMarkBody | undefined;
  onCancel: (appointment: DoctorAppointmentBody) => void;
}

/** Patient, time, kind of call, what was written, state, and what may be done now (DOC-DASH-09, 10). The server says what may be done. */
export function DoctorAppointmentCard({ appointment, waiting, zone, mark, onCancel }: CardProps) {
  const { t, day, clock } = useSpeech();
  const today = wallClockAt(useNow(), zone).day;
  const { id, patient, type, is_emergency: emergency, reason, actions, date, time, patient_time: theirs, cancelled_by: cancelledBy, cancel_reason: why } = appointment;
  const Icon = emergency ? Siren : type === 'video' ? Video : Phone;
  const name = patient.name || t('day.erased');
  const visitWord = mark && visitWordOf(mark);
  return (
    <article className="card day-card" aria-label={name}>
      <div className="row spread"><h3>{name}</h3><DayStatus stage={appointment.stage} /></div>
      {waiting && <InWaitingRoom state={waiting} />}
      <p className="day-when">
        <strong suppressHydrationWarning>{`${day(date, today)}, ${clock(time)}`}</strong>
        {theirs !== time && <span className="small muted">{t('day.patient-clock', { time: clock(theirs) })}</span>}
      </p>
      <p className="row muted"><Icon size={18} aria-hidden="true" />{t(emergency ? 'day.emergency' : type === 'video' ? 'day.video' : 'day.phone')}</p>
      {reason && <p className="day-reason"><span className="small muted">{t('day.reason')}</span>{reason}</p>}
      {cancelledBy && <p className="day-reason"><span className="small muted">{t(`day.cancelled-by-${cancelledBy}`)}</span>{why}</p>}
      {(actions.length > 0 || visitWord) && (
        <div className="day-actions">
          {actions.includes('join') && <ButtonLink href={`/call/${id}`}>{t('day.start')}<span className="visually-hidden"> {name}</span></ButtonLink>}
          {visitWord && <ButtonLink look={mark?.note === 'signed' || actions.includes('join') ? 'secondary' : 'primary'} href={`/doctor/visits/${id}`}>{t(visitWord)}<span className="visually-hidden"> {name}</span></ButtonLink>}
          {actions.includes('cancel') && <Button look="danger" onClick={() => onCancel(appointment)}>{t('day.cancel')}<span className="visually-hidden"> {name}</span></Button>}
        </div>
      )}
    </article>
  );
}

/** Begin, go on or read; nothing before the visit may be written about. */
function visitWordOf({ note, may_write: may, signed, drafts }: VisitMarkBody): SentenceKey | undefined {
  if (note === 'signed') return drafts > 0 ? 'visit.go-on' : 'visit.read';
  if (may) return note === 'draft' || drafts > 0 ? 'visit.go-on' : 'visit.write';
  return signed > 0 ? 'visit.read' : undefined;
}

const ROOM = { here: { Icon: DoorOpen, words: 'day.here' }, 'call-back': { Icon: BellRing, words: 'day.call-back' }, told: { Icon: MessageSquareText, words: 'day.told' } } as const;

function InWaitingRoom({ state }: { state: WaitingPatientBody['state'] }) {
  const { t } = useSpeech();
  const { Icon, words } = ROOM[state];
  return <p className={`day-status room-${state}`}><Icon size={16} aria-hidden="true" />{t(words)}</p>;
}

const ICONS: Record<StageBody['name'], typeof Clock> = {
  'to-pay': Clock, paying: Clock, 'payment-unclear': Clock, planned: CalendarCheck, delayed: Clock, open: TriangleAlert, undecided: TriangleAlert,
  'ringing-first': Siren, ringing: Siren, escalated: Siren, accepted: CalendarCheck, completed: CheckCheck, claimed: CheckCheck, contested: TriangleAlert, missed: Ban,
  'not-paid': Ban, cancelled: Ban,
};

/** The stage with icon and word, as the server words it for the doctor; colour only supports them. What began and is not over stands out. */
function DayStatus({ stage }: { stage: StageBody }) {
  const Icon = ICONS[stage.name];
  return <span className={`day-status ${stage.tone}`}><Icon size={16} aria-hidden="true" />{stage.chip}</span>;
}
