import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { overviewQuery } from '../../api/doctor-day.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import './application.css';

/** Where the application stands. Who sees this dashboard has been verified, and this says since when (W61). */
export default function ApplicationTab() {
  const { t, date } = useLongDates();
  const { data } = useQuery(overviewQuery());
  if (!data) return <CardSkeletons count={1} />;
  const { verified_at: at, time_zone: zone } = data.doctor;
  return (
    <section className="card application">
      <BadgeCheck size={40} aria-hidden="true" />
      <div className="stack">
        <h2>{t('day.verified')}</h2>
        <p>{t('day.verified-since', { day: date(wallClockAt(at, zone).day) })}</p>
        <p className="muted">{t('day.verified-note')}</p>
      </div>
    </section>
  );
}

/** The speech with days that carry their year: this one may be long ago. */
function useLongDates() {
  const { t, language } = useSpeech();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { t, date: (day: string) => format.format(new Date(`${day}T00:00:00Z`)) };
}
