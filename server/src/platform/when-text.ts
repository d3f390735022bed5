import { clockText } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import { wallClock } from './time.ts';

const DAYS = new Map<string, Intl.DateTimeFormat>();

/** Returns a calendar day in words: 'Ijumaa, 20 Novemba 2026', 'Friday, 20 November 2026'. */
export function dayText(language: Language, day: string): string {
  const locale = { sw: 'sw-TZ', en: 'en-GB', fr: 'fr-FR' }[language];
  let format = DAYS.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    DAYS.set(locale, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Returns a month, 'YYYY-MM', in words: 'Novemba 2026', 'November 2026', 'novembre 2026'. */
export function monthText(language: Language, month: string): string {
  const locale = { sw: 'sw-TZ', en: 'en-GB', fr: 'fr-FR' }[language];
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns an instant as local day and time of a zone, in words; Swahili prints both clocks. */
export function whenText(language: Language, instant: Date, zone: string): string {
  const { day, time } = wallClock(instant, zone);
  return `${dayText(language, day)}, ${clockText(language, time)}`;
}
