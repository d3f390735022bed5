import { useTranslation } from '../../shell/translation.tsx';

/**
 * Returns how days, months and years are written: in English as Americans write them, 'November 24, 2026'
 * (ADM-REV-13).
 */
export function usePeriodName() {
  const { language } = useTranslation();
  const locale = language === 'en' ? 'en-US' : language;
  const write = (key: string, month: 'long' | 'short') => {
    const [year, ofYear, ofMonth] = key.split('-');
    if (ofYear === undefined) return year ?? key;
    const format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month,
      ...(ofMonth === undefined ? {} : { day: 'numeric' }),
      timeZone: 'UTC',
    });
    return format.format(new Date(`${year}-${ofYear}-${ofMonth ?? '01'}T00:00:00Z`));
  };
  return {
    /** Names a day 'YYYY-MM-DD', a month 'YYYY-MM' or a year 'YYYY'. */
    name: (key: string) => write(key, 'long'),
    /** The same, with the name of the month cut short. */
    short: (key: string) => write(key, 'short'),
    day: (day: string) => write(day, 'long'),
  };
}
