import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { answersUnder } from '../../api/answers-under.ts';
import { appointmentsQuery } from '../../api/bookings.ts';
import type { AppointmentBody, AppointmentTab } from '../../api/bookings.ts';
import { creditsQuery } from '../../api/credits.ts';
import { waitlistQuery } from '../../api/waitlist.ts';
import { useAtMoment } from '../../components/at-moment.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { LazyOpenRecords } from '../../security/record-lock/lazy-record-lock.ts';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import type { Question } from './appointment-card.tsx';
import { useAppointmentQuestions } from './appointment-questions.tsx';
import { OwnCredit } from './own-credit.tsx';
import { WaitingList } from './waiting-list.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './appointments.css';

const TABS: readonly AppointmentTab[] = ['upcoming', 'completed', 'cancelled'];
const TAB_WORDS: Record<AppointmentTab, SentenceKey> = {
  upcoming: 'appointments.upcoming',
  completed: 'appointments.completed-tab',
  cancelled: 'appointments.cancelled-tab',
};
const EMPTY_WORDS: Record<AppointmentTab, SentenceKey> = {
  upcoming: 'appointments.none-upcoming',
  completed: 'appointments.none-completed',
  cancelled: 'appointments.none-cancelled',
};

export function needs({ search, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me
    ? [
        client.prefetchQuery(appointmentsQuery(tabOf(search))),
        ...(me.role === 'patient' ? [client.prefetchQuery(waitlistQuery()), client.prefetchQuery(creditsQuery())] : []),
      ]
    : [];
}

/**
 * /appointments?tab=: the upcoming, completed and cancelled appointments (PAT-APPT). `new=1` highlights the newest one.
 */
export default function AppointmentsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const query = useQueryOfAddress();
  const tab = tabOf(query);
  // The address loses it at once, so that a reload or a way back does not say it again.
  const [isNew] = useState(query.get('new') === '1');
  const [, goTo] = useLocation();
  useEffect(() => {
    if (isNew) goTo('/appointments', { replace: true });
  }, [isNew, goTo]);
  const { ask, dialogs, told } = useAppointmentQuestions();
  useLiveEvents(me !== null, (event) => {
    if (event.kind !== 'booking') return;
    void client.invalidateQueries(answersUnder('GET /api/appointments'));
    void client.invalidateQueries({ queryKey: creditsQuery().queryKey });
  });
  if (!me) return <SignInFirst why={t('appointments.sign-in-why')} />;
  return (
    <div className="page appointments stack">
      <h1 className="title-in-bar">{t('appointments.title')}</h1>
      <LinkTabs
        label={t('appointments.tabs')}
        tabs={TABS.map((one) => ({
          href: one === 'upcoming' ? '/appointments' : `/appointments?tab=${one}`,
          title: t(TAB_WORDS[one]),
          current: one === tab,
        }))}
      />
      {me.records_closed && <LazyOpenRecords.Part />}
      {isNew && !told && tab === 'upcoming' && <JustBooked />}
      {told && (
        <Notice tone="success" announce>
          <p>{t(told)}</p>
        </Notice>
      )}
      {tab === 'upcoming' && me.role === 'patient' && <OwnCredit />}
      {tab === 'upcoming' && me.role === 'patient' && <WaitingList />}
      <AppointmentList key={tab} tab={tab} marksNewest={isNew} onAsk={ask} />
      {dialogs}
    </div>
  );
}

/**
 * Says that the appointment is booked. It promises a reminder only when one will be sent; an appointment that begins
 * soon gets none.
 */
function JustBooked() {
  const { t } = useTranslation();
  const { data } = useQuery(appointmentsQuery('upcoming'));
  const newest = data?.appointments.find(({ id }) => id === newestOf(data.appointments));
  if (data && !newest) return null;
  return (
    <Notice tone="success" announce title={t('appointments.booked')}>
      {newest?.reminder_at && <p>{t('appointments.booked-note')}</p>}
    </Notice>
  );
}

interface ListProps {
  tab: AppointmentTab;
  cursor?: string;
  marksNewest: boolean;
  onAsk: (question: Question, appointment: AppointmentBody) => void;
}

/** One page of the list. "Show more" renders the next page below it. */
function AppointmentList({ tab, cursor, marksNewest, onAsk }: ListProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(appointmentsQuery(tab, cursor));
  useAtMoment(data?.appointments.map((one) => one.changes_at) ?? [], () => void refetch());
  if (!data)
    return isError ? (
      <LoadFailure words={t('appointments.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={3} />
    );
  if (data.appointments.length === 0 && !cursor) return <NoAppointments tab={tab} />;
  const newest = marksNewest ? newestOf(data.appointments) : undefined;
  return (
    <>
      <ul className="appointment-list">
        {data.appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard appointment={appointment} fresh={appointment.id === newest} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {data.next_cursor &&
        (more ? (
          <AppointmentList tab={tab} cursor={data.next_cursor} marksNewest={false} onAsk={onAsk} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('appointments.more')}
          </Button>
        ))}
    </>
  );
}

function NoAppointments({ tab }: { tab: AppointmentTab }) {
  const { t } = useTranslation();
  const me = useMe();
  const [, goTo] = useLocation();
  /** The link leads to the doctors on the home page; on a phone it leads to the top of the home page instead (C35). */
  const press = (event: MouseEvent) => {
    if (!isPhoneFrame()) return;
    event.preventDefault();
    goTo('/');
  };
  return (
    <div className="no-visits">
      <Motif />
      <p className="lead">{t(me?.records_closed ? 'appointments.none-closed' : EMPTY_WORDS[tab])}</p>
      <ButtonLink href="/#featured-doctors" onClick={press}>
        {t('appointments.book')}
      </ButtonLink>
    </div>
  );
}

function tabOf(query: URLSearchParams): AppointmentTab {
  return TABS.find((tab) => tab === query.get('tab')) ?? 'upcoming';
}

/** The id of the scheduled appointment that was created last, by the server's `created_at`. */
function newestOf(appointments: readonly AppointmentBody[]): string | undefined {
  return appointments
    .filter(({ state }) => state === 'scheduled')
    .sort((one, other) => other.created_at.localeCompare(one.created_at))[0]?.id;
}
