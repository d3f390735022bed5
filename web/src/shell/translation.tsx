import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { clockText, daysBetween, wallClockAt } from '@tabibu/contract/clock-times';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import type { PrintedSpecialtyId, SpecialtyId } from '@tabibu/contract/specialty-ids';
import { sentence } from './catalogues.ts';
import type { SentenceKey } from './catalogues.ts';

export type { SentenceKey };

/** Sentences and formats in one language. */
export interface Translation {
  readonly language: Language;
  /**
   * Returns the sentence of a key with its values and plurals filled in. A value `when`, as `moment` and `day` format
   * it, stands inside a sentence: 'today' begins with a small letter there.
   */
  t(key: SentenceKey, values?: Record<string, string | number>): string;
  /** Formats money: 'TSh 6,000', in French 'TSh 6 000'. */
  money(amount: Money): string;
  /** Formats a time 'HH:MM'. In Swahili on both clocks: 'saa 4:00 asubuhi (10:00)'. */
  clock(time: string): string;
  /**
   * Formats a day 'YYYY-MM-DD': 'Leo', 'Kesho', otherwise 'Jumatatu 3 Nov'. `today` is the current day of the person.
   */
  day(day: string, today?: string): string;
  /** Formats an instant in a time zone: 'Leo saa 4:00 asubuhi (10:00)'. `now` is in milliseconds. */
  moment(instant: string, zone: string, now: number): string;
  /** Returns the name of a spoken language by its code, or `code` itself if it is no code. */
  tongue(code: string): string;
  /**
   * Returns the name of a specialty by its id, or `otherwise` if this page does not know it: it was added after the
   * page was opened.
   */
  specialty(id: SpecialtyId, otherwise?: string): string;
  /** Formats a number with one decimal: '4.8', in French '4,8'. */
  decimal(value: number): string;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

interface ProviderProps {
  language: Language;
  /** What administrators changed of the specialties. */
  specialties?: readonly ShownSpecialty[] | null | undefined;
  children: ReactNode;
}

/** Provides the translations of a language to the components below. */
export function TranslationProvider({ language, specialties, children }: ProviderProps) {
  const translation = useMemo(() => translationOf(language, specialties), [language, specialties]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** Returns the translations in the person's language. */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('useTranslation needs a TranslationProvider above it');
  return translation;
}

/**
 * Returns the translations outside of components, such as for titles and tests. The catalogues of the language must be
 * loaded.
 */
export function translationOf(language: Language, specialties?: readonly ShownSpecialty[] | null): Translation {
  const locale = language === 'en' ? 'en-GB' : language;
  const t: Translation['t'] = (key, values) =>
    sentence(
      language,
      key,
      typeof values?.['when'] === 'string' ? { ...values, when: inside(values['when']) } : values,
    );
  let calendar: Intl.DateTimeFormat | undefined;
  const inside = (when: string) =>
    when.startsWith(t('time.today')) || when.startsWith(t('time.tomorrow'))
      ? when.charAt(0).toLowerCase() + when.slice(1)
      : when;
  const day: Translation['day'] = (date, today) => {
    const ahead = today ? daysBetween(today, date) : undefined;
    if (ahead === 0) return t('time.today');
    if (ahead === 1) return t('time.tomorrow');
    return calendarDay((calendar ??= calendarOf(locale)), date);
  };
  return {
    language,
    t,
    money: (amount) => formatMoney(amount, language),
    clock: (time) => clockText(language, time),
    day,
    moment: (instant, zone, now) => {
      const wall = wallClockAt(instant, zone);
      return `${day(wall.day, wallClockAt(now, zone).day)} ${clockText(language, wall.time)}`;
    },
    tongue: (code) => tongueName(locale, code),
    specialty: (id, otherwise = id) => {
      const given = specialties?.find((one) => one.id === id)?.labels?.[language];
      const key = `specialty.${id as PrintedSpecialtyId}` as const;
      const printed = sentence(language, key);
      return given ?? (printed === key ? otherwise : printed);
    },
    decimal: (value) => value.toFixed(1).replace('.', language === 'fr' ? ',' : '.'),
  };
}

/** Making it takes longer than a day written with it, and lists have a hundred days. */
const calendarOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * Formats weekday, day and month with `Intl`, but joins the parts here, so that the server and all browsers give the
 * same text.
 */
function calendarDay(calendar: Intl.DateTimeFormat, date: string): string {
  const parts = calendar.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

function tongueName(locale: string, code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
