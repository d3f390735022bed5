import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { countryOf } from '@tabibu/contract/countries';
import { apiQuery } from '../../api/query.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';

/** The next appointment of the person who is signed in. */
export const nextAppointmentQuery = () =>
  apiQuery('GET /api/appointments', 30_000, { query: { tab: 'upcoming', limit: 1 } });

/** One line above everything else that links to the next appointment; renders nothing without one. */
export function NextAppointment() {
  const { t, moment } = useTranslation();
  const now = useNow();
  const { data } = useQuery(nextAppointmentQuery());
  const next = data?.appointments[0];
  if (!next) return null;
  // The time zone of the country of the booking; the country that is chosen now may have none.
  const zone = countryOf(next.country).timeZone;
  return (
    <Link href={`/appointments/${next.id}`} className={`next-appointment ${next.stage.tone}`}>
      <CalendarCheck size={24} aria-hidden="true" />
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
