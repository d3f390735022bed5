import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CalendarCheck, HeartPulse, MailCheck } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { unreadAnswersQuery } from '../../api/complaints.ts';
import { apiQuery } from '../../api/query.ts';
import { loadScreen, matchRoute } from '../../shell/screens.ts';
import { useMe, useNow, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import './own-notes.css';

/** The next appointment of the person who is signed in. */
const nextAppointmentQuery = () => apiQuery('GET /api/appointments', 30_000, { query: { tab: 'upcoming', limit: 1 } });

/** Asks for what the lines say. */
export function askForNotes(client: QueryClient): Promise<unknown> {
  return Promise.all([client.prefetchQuery(nextAppointmentQuery()), client.prefetchQuery(unreadAnswersQuery())]);
}

/** The lines of a signed-in patient above everything else. */
export default function OwnNotes() {
  return (
    <>
      <NextAppointment />
      <UnreadAnswers />
      <Measure />
    </>
  );
}

/** One line that links to the next appointment. */
function NextAppointment() {
  const { t, moment } = useTranslation();
  const now = useNow();
  const { data } = useQuery(nextAppointmentQuery());
  const next = data?.appointments[0];
  if (!next) return null;
  // The time zone of the country of the booking; the country that is chosen now may have none.
  const zone = countryOf(next.country).timeZone;
  return (
    <Link href={`/appointments/${next.id}`} className={`next-appointment ${next.stage.tone}`}>
      <Icon node={CalendarCheck} size={24} />
      <span>
        <strong>{t('home.next-appointment', { doctor: next.doctor.name })}</strong>
        <span className="small">
          {next.stage.chip} ·{' '}
          {next.starts_at && zone ? (
            <time dateTime={next.starts_at} suppressHydrationWarning>
              {moment(next.expected_at ?? next.starts_at, zone, now)}
            </time>
          ) : (
            t('nav.emergency')
          )}
        </span>
      </span>
    </Link>
  );
}

/** One line that leads to the form for a reading. Its press asks for the curve before the screen is drawn. */
function Measure() {
  const { t } = useTranslation();
  const askAhead = useAskAhead('/readings');
  return (
    <Link href="/readings" className="next-appointment" onClick={askAhead}>
      <Icon node={HeartPulse} size={24} />
      <strong>{t('home.measure')}</strong>
    </Link>
  );
}

/** One line that leads to the contact page while an answer of ours has not been read there. */
function UnreadAnswers() {
  const { t } = useTranslation();
  const { data } = useQuery(unreadAnswersQuery());
  if (!data || data.unread === 0) return null;
  return (
    <Link href="/contact#answers" className="next-appointment answers">
      <Icon node={MailCheck} size={24} />
      <strong>{t('home.unread-answers', { count: data.unread })}</strong>
    </Link>
  );
}

/**
 * Returns a function that asks for what a screen shows. Called by the press on its link, it saves the time that React
 * needs to draw the screen without data: a third of a second on a slow phone.
 */
function useAskAhead(path: string): () => void {
  const client = useQueryClient();
  const { language } = useTranslation();
  const { country, specialties } = usePreferences();
  const me = useMe();
  const now = useNow();
  return () => {
    const { route, params } = matchRoute(path);
    const visit = { params, search: new URLSearchParams(), country, language, me, now, specialties };
    loadScreen(route, language)
      .then((file) => file.needs?.(visit, client))
      .catch(() => undefined);
  };
}
