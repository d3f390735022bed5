import type { Cancellation } from '@tabibu/contract/cancellers';
import { clockText } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { countryName } from '@tabibu/contract/country-name';
import { formatMoney } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { cancelledText } from '../../platform/cancelled-text.ts';
import { dayText, whenText } from '../../platform/when-text.ts';

/** An instant with the time zone in which it is shown. It is formatted when the reader's language is known. */
export interface ZonedInstant {
  readonly at: string;
  readonly zone: string;
  /** The country whose clock it is, for a reader who may live by another one. */
  readonly place?: CountryCode;
}

/** A calendar day, 'YYYY-MM-DD'. */
interface Day {
  readonly day: string;
}

/** A local time, 'HH:MM'. */
interface Clock {
  readonly clock: string;
}

/** A cancellation, said to its reader: a whole sentence. */
interface Said {
  readonly said: Cancellation | null;
  readonly reader: 'patient' | 'doctor';
  /** The doctor's name and for whom it is, for the patient. */
  readonly doctor?: string;
  readonly person?: string;
  readonly when: ZonedInstant;
}

export type NoticeValues = Readonly<Record<string, string | number | ZonedInstant | Day | Clock | Money | Said>>;

/**
 * Formats the values of a template in the reader's language: instants as day and time and times of the day (on both
 * clocks in Swahili), days in words, money as a price.
 */
export function formatValues(language: Language, values: NoticeValues): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordValue(language, value)]));
}

/**
 * Formats the values that were stored with a message. Those of earlier releases say neither whom it is about, whom the
 * doctor calls nor who cancelled, and have no link; the sentence then names nobody, and the product in place of the
 * link.
 */
export function formatStored(language: Language, stored: NoticeValues): Record<string, string | number> {
  const { when, doctor, person } = stored;
  const patient = typeof doctor === 'string' ? { doctor, person: String(person ?? '') } : {};
  const said =
    typeof when === 'object' && 'zone' in when
      ? { said: { said: null, when, reader: 'patient' as const, ...patient } }
      : {};
  return formatValues(language, {
    whom: 'patient',
    called: 'patient',
    person: '',
    call: 'video',
    funded: 'money',
    link: 'Tabibu',
    ...said,
    ...stored,
  });
}

function saidText(language: Language, { said, reader, doctor, person = '', when: at }: Said): string {
  const when = whenText(language, new Date(at.at), at.zone);
  const thing =
    doctor === undefined
      ? ({ of: 'time', when } as const)
      : ({ of: person === '' ? 'own' : 'member', doctor, person, when } as const);
  return cancelledText(language, reader, said, thing);
}

function wordValue(language: Language, value: NoticeValues[string]): string | number {
  if (typeof value !== 'object') return value;
  if ('currency' in value) return formatMoney(value, language);
  if ('said' in value) return saidText(language, value);
  if ('clock' in value) return clockText(language, value.clock);
  return 'day' in value ? dayText(language, value.day) : momentText(language, value);
}

function momentText(language: Language, { at, zone, place }: ZonedInstant): string {
  const time = whenText(language, new Date(at), zone);
  if (place === undefined) return time;
  return speaker(language)('time.of-place', { time, place: countryName(countryOf(place), language) });
}
