import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { countryOf } from '@tabibu/contract/countries';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { apiQuery } from '../../api/query.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Link } from '../../ui/link.tsx';

/** My nearest appointment. */
export const nextAppointmentQuery = () =>
  apiQuery<{ appointments: AppointmentBody[]; next_cursor: string | null }>('/api/appointments?tab=upcoming&limit=1');

/** One line above everything else for a person who already has an appointment. */
export function NextAppointment() {
  const { t, moment } = useSpeech();
  const now = useNow();
  const { data } = useQuery(nextAppointmentQuery());
  const next = data?.appointments[0];
  if (!next) return null;
  // The country it was booked in has a clock; the one chosen since may have none.
  const zone = countryOf(next.country).timeZone;
  return (
    <Link href={`/appointments/${next.id}`} className={`next-appointment ${next.stage.tone}`}>
      <CalendarCheck size={24} aria-hidden="true" />
      <span>
        <strong>{t('home.next-appointment', { doctor: next.doctor.name })}</strong>
        <span className="small">{next.stage.chip} · {next.starts_at && zone ? <time dateTime={next.starts_at} suppressHydrationWarning>{moment(next.expected_at ?? next.starts_at, zone, now)}</time> : t('nav.emergency')}</span>
      </span>
    </Link>
  );
}
