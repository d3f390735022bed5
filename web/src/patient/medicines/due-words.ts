import type { ScheduleBody } from '../../api/medication.ts';
import type { Translation } from '../../shell/translation.tsx';

/** Returns the name of a day of the week, 1 for Monday to 7 for Sunday. 1 January 2024 was a Monday. */
export function weekdayText(language: string, day: number): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

/** Returns how often something is due in words: every so many days, or on which days of the week. */
export function rhythmText(
  { every_days: days, weekdays }: Pick<ScheduleBody, 'every_days' | 'weekdays'>,
  { t, language }: Translation,
): string {
  return weekdays.length === 0
    ? t('medicine.every', { days })
    : weekdays.map((day) => weekdayText(language, day)).join(', ');
}

/** Returns what is due in words: the medicine and how much of it, or what is measured. */
export function dueText({ due }: Pick<ScheduleBody, 'due'>, { t }: Translation): string {
  return due.kind === 'medicine' ? [due.name, due.dose].filter(Boolean).join(', ') : t(`reading.${due.reading}`);
}
