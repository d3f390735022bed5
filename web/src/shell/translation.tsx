import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { clockText, daysBetween, wallClockAt } from '@tabibu/contract/clock-times';
import type { WallClock } from '@tabibu/contract/clock-times';
import { COUNTRIES } from '@tabibu/contract/countries';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import type { PrintedSpecialtyId, SpecialtyId } from '@tabibu/contract/specialty-ids';
import { countryName } from '@tabibu/contract/country-name';
import { sentence } from './catalogues.ts';
import type { SentenceKey } from '../api/sentence-key.ts';
import { phoneClockAt } from '../api/device.ts';
import { never } from './use-hydrated.ts';

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
  /**
   * Formats an instant in a time zone: 'Leo saa 4:00 asubuhi (10:00)'. `now` is in milliseconds. What is to come is
   * also given by the clock of the phone, where that shows another time.
   */
  moment(instant: string, zone: string, now: number): string;
  /** Formats the time of an instant like `moment`, without its day. */
  clockAt(instant: string, zone: string, now: number): string;
  /** Returns the place whose time a zone is and what the phone shows then; undefined where both clocks agree. */
  onPhone(instant: string, zone: string): { readonly place: string; readonly phone: string } | undefined;
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

/**
 * The translations of the document that the server wrote, and those that the phone's clock takes part in. They come
 * together, because a change above them would drop what the server drew and nobody has scrolled to.
 */
interface Translations {
  readonly written: Translation;
  readonly shown: Translation;
}

const TranslationContext = createContext<Translations | undefined>(undefined);

interface ProviderProps {
  language: Language;
  /** What administrators changed of the specialties. */
  specialties?: readonly ShownSpecialty[] | null | undefined;
  /** True if the clock of the phone shows another time than that of the person's country. */
  isElsewhere?: boolean;
  children: ReactNode;
}

/** Provides the translations of a language to the components below. */
export function TranslationProvider({ language, specialties, isElsewhere = false, children }: ProviderProps) {
  const translations = useMemo(() => {
    const written = translationOf(language, specialties);
    return { written, shown: isElsewhere ? translationOf(language, specialties, true) : written };
  }, [language, specialties, isElsewhere]);
  return <TranslationContext value={translations}>{children}</TranslationContext>;
}

/** Returns the translations in the person's language. */
export function useTranslation(): Translation {
  const translations = useContext(TranslationContext);
  if (!translations) throw new Error('useTranslation needs a TranslationProvider above it');
  return useSyncExternalStore(
    never,
    () => translations.shown,
    () => translations.written,
  );
}

/**
 * Returns the translations outside of components, such as for titles and tests. The catalogues of the language must be
 * loaded.
 */
export function translationOf(
  language: Language,
  specialties?: readonly ShownSpecialty[] | null,
  isElsewhere = false,
): Translation {
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
  const onPhone: Translation['onPhone'] = (instant, zone) => {
    const phone = isElsewhere ? phoneClockAt(instant) : undefined;
    const there = wallClockAt(instant, zone);
    if (!phone || minutesBetween(there, phone) < QUARTER) return undefined;
    const country = COUNTRIES.find(({ timeZone }) => timeZone === zone);
    return {
      place: country ? countryName(country, language) : zone,
      phone: phone.day === there.day ? phone.time : `${day(phone.day)} ${phone.time}`,
    };
  };
  const clockAt: Translation['clockAt'] = (instant, zone, now) => {
    const time = clockText(language, wallClockAt(instant, zone).time);
    const phone = Date.parse(instant) > now ? onPhone(instant, zone) : undefined;
    return phone ? t('time.on-phone', { time, ...phone }) : time;
  };
  return {
    language,
    t,
    money: (amount) => formatMoney(amount, language),
    clock: (time) => clockText(language, time),
    day,
    moment: (instant, zone, now) =>
      `${day(wallClockAt(instant, zone).day, wallClockAt(now, zone).day)} ${clockAt(instant, zone, now)}`,
    clockAt,
    onPhone,
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

/** In minutes: clocks that differ by less agree. Zones differ by quarters of an hour. */
const QUARTER = 15;

/** Returns by how many minutes two clocks differ. */
function minutesBetween(one: WallClock, other: WallClock): number {
  return Math.abs(Date.parse(`${one.day}T${one.time}Z`) - Date.parse(`${other.day}T${other.time}Z`)) / 60_000;
}

/** Returns whether this phone shows another time than the clocks of a zone. `now` is in milliseconds. */
export function showsOtherTime(now: number, zone: string): boolean {
  const phone = phoneClockAt(now);
  return phone !== undefined && minutesBetween(wallClockAt(now, zone), phone) >= QUARTER;
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
