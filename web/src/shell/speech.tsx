import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { clockText, daysBetween, wallClockAt } from '@tabibu/contract/clock-times';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import { sentence } from './catalogues.ts';
import type { SentenceKey } from './catalogues.ts';

export type { SentenceKey };

/** Everything a screen needs to speak to the person. */
export interface Speech {
  readonly language: Language;
  /** The sentence of a key, with its values and plurals. */
  t(key: SentenceKey, values?: Record<string, string | number>): string;
  /** 'TSh 6,000'. */
  money(amount: Money): string;
  /** A wall clock 'HH:MM' on both clocks in Swahili: 'saa 4:00 asubuhi (10:00)'. */
  clock(time: string): string;
  /** A calendar day 'YYYY-MM-DD': 'Leo', 'Kesho', else 'Jumatatu 3 Nov'. `today` is the person's own calendar day. */
  day(day: string, today?: string): string;
  /** An instant on the wall of a zone: 'Leo saa 4:00 asubuhi (10:00)'. `now` in milliseconds. */
  moment(instant: string, zone: string, now: number): string;
  /** The name of a spoken language by its code, or the word itself. */
  tongue(code: string): string;
  /** '4.8' or '4,8'. */
  decimal(value: number): string;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

/** Gives the tree its language. */
export function SpeechProvider({ language, children }: { language: Language; children: ReactNode }) {
  const speech = useMemo(() => speechOf(language), [language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The person's language: sentences and formats. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechProvider above it');
  return speech;
}

/** Speech outside of components: titles, tests. The language's sentences must be loaded. */
export function speechOf(language: Language): Speech {
  const locale = language === 'en' ? 'en-GB' : language;
  const t: Speech['t'] = (key, values) => sentence(language, key, values);
  const day: Speech['day'] = (date, today) => {
    const ahead = today ? daysBetween(today, date) : undefined;
    if (ahead === 0) return t('time.today');
    if (ahead === 1) return t('time.tomorrow');
    return calendarDay(locale, date);
  };
  return {
    language,
    t,
    money: formatMoney,
    clock: (time) => clockText(language, time),
    day,
    moment: (instant, zone, now) => {
      const wall = wallClockAt(instant, zone);
      return `${day(wall.day, wallClockAt(now, zone).day)} ${clockText(language, wall.time)}`;
    },
    tongue: (code) => tongueName(locale, code),
    decimal: (value) => value.toFixed(1).replace('.', language === 'fr' ? ',' : '.'),
  };
}

/** Weekday, day and month by `Intl`, put together here so that the server and every browser print the same characters. */
function calendarDay(locale: string, date: string): string {
  const parts = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

function tongueName(locale: string, code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
