import { wallClockAt } from '@tabibu/contract/clock-times';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

const HOUR = 3_600_000;

/** Returns how dates of applications are written: day with year and clock, and how long an application waits. */
export function useDays() {
  const { t, language, clock } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  return {
    /** Formats a day 'YYYY-MM-DD'. */
    day,
    /** Formats an instant with its clock, in the zone of the reader's country. */
    moment: (instant: string) => {
      const wall = wallClockAt(instant, zone);
      return `${day(wall.day)}, ${clock(wall.time)}`;
    },
    waits: (instant: string) => {
      const hours = Math.max(0, Math.floor((now - Date.parse(instant)) / HOUR));
      return hours < 48 ? t('review.waits-hours', { hours }) : t('review.waits-days', { days: Math.floor(hours / 24) });
    },
  };
}
