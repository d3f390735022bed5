import { createHash } from 'node:crypto';
import type { LiveCountryCode } from '@tabibu/contract/countries';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import type { PrintedSpecialtyId } from '@tabibu/contract/specialties';
import type { DoctorProfile } from '../modules/doctors/index.ts';
import { DEFAULT_WEEK, GRID, halfHoursOf } from '../modules/scheduling/index.ts';
import type { HalfHour } from '../modules/scheduling/index.ts';
import { demoBio } from './demo-bios.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

export interface DemoDoctor {
  readonly profile: DoctorProfile & { readonly id: string };
  readonly week: readonly HalfHour[];
  /** Whether the doctor is away for the next weeks and has no free time at all. */
  readonly away: boolean;
}

/** The specialties of doctors after the first of each specialty, the most common ones first. */
const USUAL: readonly PrintedSpecialtyId[] = [
  'general-practitioner',
  'pediatrician',
  'general-practitioner',
  'gynecologist',
  'family-medicine',
  'cardiologist',
  'general-practitioner',
  'dermatologist',
  'psychiatrist',
  'dentist',
  'general-practitioner',
  'endocrinologist',
  'orthopedic-surgeon',
  'family-medicine',
  'nutritionist',
];

const GENERALISTS = new Set<PrintedSpecialtyId>(['general-practitioner', 'family-medicine']);

const COUNTRIES: readonly LiveCountryCode[] = ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'];
/** The countries with enough doctors for every specialty. */
const COMPLETE = new Set<LiveCountryCode>(['TZ', 'KE']);

const on = (weekdays: readonly number[], range: string): HalfHour[] =>
  weekdays.flatMap((weekday) => halfHoursOf(range)!.map((starts) => ({ weekday, starts })));
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Patterns of work: from every half hour of the week, which is free within the hour by day, to two half hours. */
const WEEKS: readonly (readonly HalfHour[])[] = [
  EVERY_DAY.flatMap((weekday) => GRID.map((starts) => ({ weekday, starts }))),
  DEFAULT_WEEK,
  on([1, 2, 3, 4, 5, 6], '09:00-12:30'),
  on([1, 2, 3, 4, 5], '13:00-18:00'),
  [...on([1, 2, 3, 4, 5], '16:00-18:00'), ...on([6, 7], '09:00-18:00')],
  on([6, 7], '10:00-16:00'),
  [...on([2], '11:00-11:30'), ...on([4], '15:30-16:00')],
  on([1, 3, 5], '09:00-17:00'),
];

/** Returns a number from 0 to `below` - 1 that looks random and is the same at every start. */
function drawn(name: string, what: string, below: number): number {
  return createHash('sha256').update(`${what}/${name}`).digest().readUInt32BE(0) % below;
}

/** Returns a UUIDv7 that is the same at every start. */
function demoId(name: string): string {
  const hex = createHash('sha256').update(`demo-doctor/${name}`).digest('hex');
  return `019b7600-0000-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}

function ratingsOf(name: string): Pick<DoctorProfile, 'startRating' | 'ratings'> {
  const startRating = ([5, 4, 4, 5, 3, 0] as const)[drawn(name, 'start', 6)]!;
  const count = drawn(name, 'count', 5) === 0 ? drawn(name, 'few', 3) : 3 + drawn(name, 'many', 90);
  const tenths = 36 + drawn(name, 'mean', 15);
  const sum = Math.max(count, Math.min(5 * count, Math.round((tenths * count) / 10)));
  return { startRating, ratings: { sum, count } };
}

/** Returns the doctors of a country, women and men in turn. */
function doctorsOf(country: LiveCountryCode, verifiedAt: Date): DemoDoctor[] {
  const people = DEMO_PEOPLE[country];
  const names = people.women.flatMap((woman, index) => [woman, people.men[index]!]);
  return names.map((fullName, index) => {
    const specialty = specialtyAt(country, index);
    const years = 2 + drawn(fullName, 'years', 30);
    const more =
      drawn(fullName, 'more', 3) > 0
        ? [people.moreLanguages[drawn(fullName, 'which', people.moreLanguages.length)]!]
        : [];
    const profile = {
      id: demoId(fullName),
      fullName,
      specialty,
      country,
      phone: `${people.phonePrefix}${String(100 + index * 7).padStart(3, '0')}`,
      gender: index % 2 === 0 ? ('female' as const) : ('male' as const),
      bio: demoBio(
        specialty,
        people.cities[drawn(fullName, 'city', people.cities.length)]!,
        years,
        drawn(fullName, 'approach', 6),
      ),
      spokenLanguages: [...people.languages, ...more],
      experienceYears: years,
      callTypes: drawn(fullName, 'calls', 5) === 0 ? ['phone' as const] : ['phone' as const, 'video' as const],
      ...ratingsOf(fullName),
      // Featured doctors come first in a list. Among general doctors that should be the ones people look for; the type
      // also contains dentists and haematologists (C44).
      featured:
        GENERALISTS.has(specialty) ||
        (SPECIALTIES.some(({ id, specialist }) => id === specialty && specialist) &&
          (index % 11 === 1 || index % 11 === 4)),
      onCall: index % 4 === 0 || index % 7 === 3,
      verifiedAt,
    };
    return { profile, week: WEEKS[index % WEEKS.length]!, away: index % 19 === 12 };
  });
}

function specialtyAt(country: LiveCountryCode, index: number): PrintedSpecialtyId {
  if (!COMPLETE.has(country)) {
    if (index < USUAL.length) return USUAL[index]!;
    return index % 3 === 0 ? 'general-practitioner' : SPECIALTIES[(index * 5) % SPECIALTIES.length]!.id;
  }
  return index < SPECIALTIES.length ? SPECIALTIES[index]!.id : USUAL[(index - SPECIALTIES.length) % USUAL.length]!;
}

/** Returns the demo doctors, the same ones at every start. */
export function demoDoctors(verifiedAt: Date): DemoDoctor[] {
  return COUNTRIES.flatMap((country) => doctorsOf(country, verifiedAt));
}
