import {
  Ban,
  BellRing,
  CalendarCheck,
  CheckCheck,
  CircleX,
  Clock,
  DoorOpen,
  MessageSquareText,
  Phone,
  Siren,
  TriangleAlert,
  Video,
} from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { StageBody } from '@tabibu/contract/stages';
import type { DoctorAppointmentBody, WaitingPatientBody } from '../../api/doctor-day.ts';
import type { VisitMarkBody } from '../../api/records.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { memberLine } from './member-line.ts';
import './doctor-appointments.css';

interface CardProps {
  appointment: DoctorAppointmentBody;
  /** The state of the patient in the waiting room; undefined if nobody has come. */
  waiting?: WaitingPatientBody['state'] | undefined;
  /** The doctor's time zone. */
  zone: string;
  /** Which documents of the appointment exist; undefined until that is loaded. */
  mark?: VisitMarkBody | undefined;
  onCancel: (appointment: DoctorAppointmentBody) => void;
}

/** The stages whose sentence is shown below the chip, because the doctor has to know what follows. */
const STAGES_WITH_SENTENCE: readonly StageBody['name'][] = [
  'delayed',
  'claimed',
  'contested',
  'overturned',
  'undecided',
  'cancelled',
];

/**
 * One appointment in the doctor's list: patient, time, kind of call, stage, documents and the buttons for what the
 * doctor may do now (DOC-DASH-09, 10). The server decides which actions are allowed (`appointment.actions`).
 */
export function DoctorAppointmentCard({ appointment, waiting, zone, mark, onCancel }: CardProps) {
  const speech = useTranslation();
  const { t, day, clock } = speech;
  const today = wallClockAt(useNow(), zone).day;
  const {
    id,
    patient,
    type,
    is_emergency: emergency,
    reason,
    actions,
    date,
    time,
    patient_time: theirs,
    cancel_reason: why,
  } = appointment;
  const icon = emergency ? Siren : type === 'video' ? Video : Phone;
  const name = patient.name || t('day.erased');
  const visitWord = mark && documentsLinkLabel(mark);
  return (
    <article className="card day-card" aria-label={name}>
      <div className="row spread">
        <h3 translate="no">{name}</h3>
        <DayStatus stage={appointment.stage} />
      </div>
      {patient.member && <p className="small">{memberLine(patient.member, speech)}</p>}
      {waiting && <InWaitingRoom state={waiting} />}
      <p className="day-when">
        <strong suppressHydrationWarning>{`${day(date, today)}, ${clock(time)}`}</strong>
        {theirs !== time && <span className="small muted">{t('day.patient-clock', { time: clock(theirs) })}</span>}
      </p>
      <p className="row muted">
        <Icon node={icon} size={18} />
        {t(emergency ? 'day.emergency' : type === 'video' ? 'day.video' : 'day.phone')}
      </p>
      {STAGES_WITH_SENTENCE.includes(appointment.stage.name) && <p className="small">{appointment.stage.sentence}</p>}
      {reason && (
        <p className="day-reason">
          <span className="small muted">{t('day.reason')}</span>
          {reason}
        </p>
      )}
      {why && (
        <p className="day-reason">
          <span className="small muted">{t('day.cancel-reason')}</span>
          {why}
        </p>
      )}
      {(actions.length > 0 || visitWord) && (
        <div className="day-actions">
          {actions.includes('join') && (
            <ButtonLink href={`/call/${id}`}>
              {t('day.start')}
              <span className="visually-hidden"> {name}</span>
            </ButtonLink>
          )}
          {visitWord && (
            <ButtonLink
              look={mark?.note === 'signed' || actions.includes('join') ? 'secondary' : 'primary'}
              href={`/doctor/visits/${id}`}
            >
              {t(visitWord)}
              <span className="visually-hidden"> {name}</span>
            </ButtonLink>
          )}
          {actions.includes('cancel') && (
            <Button look="danger" onClick={() => onCancel(appointment)}>
              {t('day.cancel')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** The label of the link to the documents: write, continue or read. Undefined when nothing may be written yet. */
function documentsLinkLabel({ note, may_write: may, signed, drafts }: VisitMarkBody): SentenceKey | undefined {
  if (note === 'signed') return drafts > 0 ? 'visit.go-on' : 'visit.read';
  if (may) return note === 'draft' || drafts > 0 ? 'visit.go-on' : 'visit.write';
  return signed > 0 ? 'visit.read' : undefined;
}

const ROOM = {
  here: { icon: DoorOpen, words: 'day.here' },
  'call-back': { icon: BellRing, words: 'day.call-back' },
  told: { icon: MessageSquareText, words: 'day.told' },
} as const;

function InWaitingRoom({ state }: { state: WaitingPatientBody['state'] }) {
  const { t } = useTranslation();
  const { icon, words } = ROOM[state];
  return (
    <p className={`day-status room-${state}`}>
      <Icon node={icon} size={16} />
      {t(words)}
    </p>
  );
}

const ICONS: Record<StageBody['name'], IconNode> = {
  'to-pay': Clock,
  paying: Clock,
  'payment-unclear': Clock,
  planned: CalendarCheck,
  delayed: Clock,
  open: TriangleAlert,
  undecided: TriangleAlert,
  'ringing-first': Siren,
  ringing: Siren,
  escalated: Siren,
  accepted: CalendarCheck,
  completed: CheckCheck,
  claimed: CheckCheck,
  contested: TriangleAlert,
  overturned: CircleX,
  missed: Ban,
  'not-paid': Ban,
  cancelled: Ban,
};

/** The stage as a chip with icon and word. The server sends the word; the colour is never the only sign. */
function DayStatus({ stage }: { stage: StageBody }) {
  const icon = ICONS[stage.name];
  return (
    <span className={`day-status ${stage.tone}`}>
      <Icon node={icon} size={16} />
      {stage.chip}
    </span>
  );
}
