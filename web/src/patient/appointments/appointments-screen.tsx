import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { appointmentsQuery } from '../../api/bookings.ts';
import type { AppointmentBody, AppointmentTab } from '../../api/bookings.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import type { Visit } from '../../shell/routes.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { SignInFirst } from '../sign-in/sign-in-first.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import type { Question } from './appointment-card.tsx';
import { useAppointmentQuestions } from './appointment-questions.tsx';
import '../../ui/card.css';
import '../../ui/title-in-bar.css';
import './appointments.css';

const TABS: readonly AppointmentTab[] = ['upcoming', 'completed', 'cancelled'];
const TAB_WORDS: Record<AppointmentTab, SentenceKey> = { upcoming: 'appointments.upcoming', completed: 'appointments.completed-tab', cancelled: 'appointments.cancelled-tab' };
const EMPTY_WORDS: Record<AppointmentTab, SentenceKey> = { upcoming: 'appointments.none-upcoming', completed: 'appointments.none-completed', cancelled: 'appointments.none-cancelled' };

export function needs({ search, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me ? [client.prefetchQuery(appointmentsQuery(tabOf(search)))] : [];
}

/** /appointments?tab=: what comes, what was, what was cancelled (PAT-APPT). `new=1` marks the one just booked. */
export default function AppointmentsScreen() {
  const { t } = useSpeech();
  const me = useMe();
  const client = useQueryClient();
  const query = useQueryOfAddress();
  const tab = tabOf(query);
  const isNew = query.get('new') === '1';
  const { ask, dialogs, told } = useAppointmentQuestions();
  useLiveEvents(me !== null, (event) => {
    if (event.kind === 'booking') void client.invalidateQueries({ queryKey: ['api'], predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/appointments') });
  });
  if (!me) return <SignInFirst why={t('appointments.sign-in-why')} />;
  return (
    <div className="page appointments stack">
      <h1 className="title-in-bar">{t('appointments.title')}</h1>
      <LinkTabs label={t('appointments.tabs')} tabs={TABS.map((one) => ({ href: one === 'upcoming' ? '/appointments' : `/appointments?tab=${one}`, title: t(TAB_WORDS[one]), current: one === tab }))} />
      {isNew && tab === 'upcoming' && <JustBooked />}
      {told && <Notice tone="success" announce><p>{t(told)}</p></Notice>}
      <AppointmentList key={tab} tab={tab} marksNewest={isNew} onAsk={ask} />
      {dialogs}
    </div>
  );
}

/** The reminder is announced only where one will come: not for what begins soon. */
function JustBooked() {
  const { t } = useSpeech();
  const { data } = useQuery(appointmentsQuery('upcoming'));
  const newest = data?.appointments.find(({ id }) => id === newestOf(data.appointments));
  return <Notice tone="success" announce title={t('appointments.booked')}>{newest?.reminder_at && <p>{t('appointments.booked-note')}</p>}</Notice>;
}

interface ListProps {
  tab: AppointmentTab;
  cursor?: string;
  marksNewest: boolean;
  onAsk: (question: Question, appointment: AppointmentBody) => void;
}

/** One page of cards; 'show more' puts the next page below it. */
function AppointmentList({ tab, cursor, marksNewest, onAsk }: ListProps) {
  const { t } = useSpeech();
  const [more, setMore] = useState(false);
  const { data, isError, refetch } = useQuery(appointmentsQuery(tab, cursor));
  if (!data) return isError ? <LoadFailure words={t('appointments.failed')} onRetry={() => void refetch()} /> : <CardSkeletons count={3} />;
  if (data.appointments.length === 0 && !cursor) return <NoAppointments tab={tab} />;
  const newest = marksNewest ? newestOf(data.appointments) : undefined;
  return (
    <>
      <ul className="appointment-list">
        {data.appointments.map((appointment) => <li key={appointment.id}><AppointmentCard appointment={appointment} fresh={appointment.id === newest} onAsk={onAsk} /></li>)}
      </ul>
      {data.next_cursor && (more
        ? <AppointmentList tab={tab} cursor={data.next_cursor} marksNewest={false} onAsk={onAsk} />
        : <Button look="secondary" wide onClick={() => setMore(true)}>{t('appointments.more')}</Button>)}
    </>
  );
}

function NoAppointments({ tab }: { tab: AppointmentTab }) {
  const { t } = useSpeech();
  return (
    <div className="empty">
      <Motif />
      <p className="lead">{t(EMPTY_WORDS[tab])}</p>
      <ButtonLink href="/doctors">{t('appointments.book')}</ButtonLink>
    </div>
  );
}

function tabOf(query: URLSearchParams): AppointmentTab {
  return TABS.find((tab) => tab === query.get('tab')) ?? 'upcoming';
}

/** Ids are made in the order of time, but the newest is asked from the server's own date. */
function newestOf(appointments: readonly AppointmentBody[]): string | undefined {
  return appointments.filter(({ state }) => state === 'scheduled').sort((one, other) => other.created_at.localeCompare(one.created_at))[0]?.id;
}
