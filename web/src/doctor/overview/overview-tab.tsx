import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Ban, CalendarCheck, CalendarRange, CheckCheck, Star, Users, Wallet } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { overviewQuery, queueQuery } from '../../api/doctor-day.ts';
import { earningsQuery } from '../../api/earnings.ts';
import type {
  DoctorAppointmentBody,
  DoctorOverviewBody,
  ActivityBody,
  WaitingPatientBody,
} from '../../api/doctor-day.ts';
import { MEAN_FROM } from '@tabibu/contract/ratings';
import { useAtMoment } from '../../components/at-moment.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DoctorAppointmentCard } from '../appointments/appointment-card.tsx';
import { useCancelling } from '../appointments/cancel-dialog.tsx';
import { useVisitMarks } from '../appointments/use-visit-marks.ts';
import { OwnReviews } from './own-reviews.tsx';
import { RunningLate } from './running-late.tsx';
import './overview.css';

/**
 * In milliseconds. Live events announce changes at once; the poll is for browsers that do not receive them, and for
 * patients who become late as time passes.
 */
const POLL = 60_000;

/**
 * ?tab=overview, the first tab: figures, the patients waiting now, the next two appointments, reviews and recent
 * activity (DOC-DASH-05, 06, DOC-MOB-06, W61).
 */
export default function OverviewTab() {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const { data, refetch: askAgain } = useQuery({ ...overviewQuery(), refetchInterval: POLL });
  const shown = data ? [...data.queue.late, ...data.queue.waiting, ...data.next] : [];
  useAtMoment(
    shown.map((one) => one.changes_at),
    () => void askAgain(),
  );
  const {
    data: room = [],
    isError: roomFailed,
    refetch: askRoomAgain,
  } = useQuery({ ...queueQuery(), refetchInterval: POLL });
  const { ask, dialog } = useCancelling();
  if (!data) return <CardSkeletons count={3} />;
  const {
    queue,
    next,
    doctor: { time_zone: zone },
  } = data;
  const isHere = ({ id }: DoctorAppointmentBody) => room.some((one) => one.booking_id === id && one.state === 'here');
  const now = [...queue.late, ...queue.waiting].sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
  return (
    <>
      {dialog}
      <Figures figures={data.figures} />
      <RunningLate delay={data.delay} zone={zone} />
      <LiveRegion>
        {now
          .filter(isHere)
          .map(({ patient }) => t('day.here-said', { patient: patient.name }))
          .join(' ')}
      </LiveRegion>
      {roomFailed && <LoadFailure words={t('day.queue-failed')} onRetry={() => void askRoomAgain()} />}
      {now.length > 0 && <Cards title="day.now" appointments={now} room={room} zone={zone} onCancel={ask} />}
      <section className="stack">
        <div className="section-head">
          <h2>{t('day.next')}</h2>
          <Link href={`${path}?tab=appointments`}>{t('day.all')}</Link>
        </div>
        {next.length === 0 ? (
          <p className="muted">{t(now.length > 0 ? 'day.none-after' : 'day.none-next')}</p>
        ) : (
          <CardList appointments={next} zone={zone} onCancel={ask} />
        )}
      </section>
      <OwnReviews />
      <Activity happenings={data.activity} zone={zone} />
    </>
  );
}

function Figures({
  figures: { appointments_today: today, patients, rating, rating_count: count },
}: {
  figures: DoctorOverviewBody['figures'];
}) {
  const { t, decimal, money } = useTranslation();
  const { data: earnings, isError, refetch } = useQuery({ ...earningsQuery(), refetchInterval: POLL });
  const shown = [
    { icon: CalendarRange, word: t('day.figure-today'), value: String(today), note: null },
    { icon: Users, word: t('day.figure-patients'), value: String(patients), note: null },
    {
      icon: Star,
      word: t('day.figure-rating'),
      value: count < MEAN_FROM ? '–' : decimal(rating),
      note: t('day.figure-ratings', { count }),
    },
    { icon: Wallet, word: t('day.figure-earnings'), value: earnings ? money(earnings.total_earned) : '–', note: null },
  ];
  return (
    <>
      <dl className="day-figures">
        {shown.map(({ icon, word, value, note }) => (
          <div key={word} className="card">
            <dt className="row muted small">
              <Icon node={icon} size={18} />
              {word}
            </dt>
            <dd className="numbers">
              {value}
              {note && <span className="small muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isError && <LoadFailure words={t('money.failed')} onRetry={() => void refetch()} />}
    </>
  );
}

interface CardsProps {
  appointments: readonly DoctorAppointmentBody[];
  room?: readonly WaitingPatientBody[];
  zone: string;
  onCancel: (appointment: DoctorAppointmentBody) => void;
}

function Cards({ title, ...cards }: CardsProps & { title: SentenceKey }) {
  const { t } = useTranslation();
  return (
    <section className="stack">
      <h2>{t(title)}</h2>
      <CardList {...cards} />
    </section>
  );
}

function CardList({ appointments, room, zone, onCancel }: CardsProps) {
  const marks = useVisitMarks(appointments);
  const waiting = (id: string) => room?.find((one) => one.booking_id === id)?.state;
  return (
    <ul className="day-cards">
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <DoctorAppointmentCard
            appointment={appointment}
            waiting={waiting(appointment.id)}
            zone={zone}
            mark={marks.get(appointment.id)}
            onCancel={onCancel}
          />
        </li>
      ))}
    </ul>
  );
}

const KINDS: Record<ActivityBody['kind'], { readonly icon: IconNode; readonly words: SentenceKey }> = {
  booked: { icon: CalendarCheck, words: 'day.did-book' },
  completed: { icon: CheckCheck, words: 'day.did-complete' },
  'cancelled-by-patient': { icon: Ban, words: 'day.did-cancel' },
  'cancelled-by-doctor': { icon: Ban, words: 'day.did-cancel-self' },
  cancelled: { icon: Ban, words: 'day.did-end' },
};

function Activity({ happenings, zone }: { happenings: readonly ActivityBody[]; zone: string }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  return (
    <section className="stack">
      <h2>{t('day.activity')}</h2>
      {happenings.length === 0 && <p className="muted">{t('day.no-activity')}</p>}
      <ul className="day-activity">
        {happenings.map(({ booking_id: id, kind, at, patient_name: name }) => {
          const { icon, words } = KINDS[kind];
          return (
            <li key={`${id} ${kind}`}>
              <Icon node={icon} size={20} />
              <span>{t(words, { patient: name || t('day.erased') })}</span>
              <time dateTime={at} className="small muted" suppressHydrationWarning>
                {moment(at, zone, now)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
