import type { DoctorSearchInput } from '@tabibu/contract/doctors';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import type { DoctorProfile } from '../src/modules/doctors/index.ts';
import { allowedErrors, isTitle, prefixEditDistance } from '../src/modules/doctors/rules.ts';

/** The time at which these doctors are searched. */
export const NOW = new Date('2026-11-20T08:00:00Z');
export const COUNTRIES = ['TZ', 'KE', 'RW'] as const;
const FIRST = ['Asha', 'Neema', 'Juma', 'Grâce', 'José', 'Théogène', 'Ng’ang’a', 'Mwanaidi', 'Ana', 'Élodie'];
const LAST = ['Mwakyusa', 'Moshi', 'Mosha', 'Niyonzima', 'Naïma', 'van der Berg', 'N’Diaye', 'Kimaro', 'Òwino'];

export interface KnownDoctor {
  readonly id: string;
  readonly profile: DoctorProfile;
  readonly nextFree: Date | null;
}

/** A few hundred doctors that differ in everything a filter looks at; every seventh is not verified or suspended. */
export const PROFILES: DoctorProfile[] = Array.from({ length: 330 }, (_, index) => ({
  fullName: `${FIRST[index % FIRST.length]} ${LAST[(index * 7 + (index >> 3)) % LAST.length]}`,
  specialty: SPECIALTIES[(index * 5 + (index >> 4)) % SPECIALTIES.length]!.id,
  country: COUNTRIES[index % COUNTRIES.length]!,
  phone: `+255784${String(100_000 + index)}`,
  gender: 'female',
  bio: { sw: '', en: '', fr: '' },
  spokenLanguages: ['Kiswahili'],
  experienceYears: index % 40,
  callTypes: index % 5 === 0 ? ['phone'] : index % 11 === 0 ? ['video'] : ['phone', 'video'],
  startRating: ([0, 3, 4, 5] as const)[index % 4]!,
  ratings:
    index % 3 === 0
      ? { sum: 0, count: 0 }
      : { sum: (index % 7) + (index % 9) * 4 + (index % 9), count: (index % 9) + (index % 7 === 0 ? 1 : 2) },
  featured: index % 13 === 0,
  verifiedAt: index % 7 === 3 ? null : NOW,
  suspendedAt: index % 29 === 5 ? NOW : null,
})).map((profile) => {
  const { sum, count } = profile.ratings;
  return { ...profile, ratings: { count, sum: Math.max(count, Math.min(5 * count, sum)) } } as DoctorProfile;
});

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const shownRating = ({ ratings, startRating }: DoctorProfile) =>
  ratings!.count >= 3 ? Math.floor((ratings!.sum * 100) / ratings!.count) / 100 : startRating!;
const printedSpecialty = (id: SpecialtyId) => SPECIALTIES.find((one) => one.id === id)!;
const specialtyWords = (id: SpecialtyId) => {
  const { name, labels } = printedSpecialty(id);
  return plain(`${name} ${labels.sw} ${labels.en} ${labels.fr}`).split(' ');
};
const nameWords = ({ profile }: KnownDoctor) => plain(profile.fullName).split(' ');
const wordsOf = (doctor: KnownDoctor) => [...nameWords(doctor), ...specialtyWords(doctor.profile.specialty)];

function meanings(typed: string, vocabulary: readonly string[]): string[] {
  if (vocabulary.some((word) => word.startsWith(typed))) return [typed];
  const near = vocabulary
    .map((word) => ({ word, errors: prefixEditDistance(typed, word) }))
    .filter(({ errors }) => errors <= allowedErrors(typed));
  const least = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors === least).map(({ word }) => word);
}

/** The queries below that contain a complaint: a doctor for children, the heart. */
export const COMPLAINTS = ['daktari wa watoto', 'moyo'];
const treatingAnything: readonly string[] = HEALTH_PROBLEMS.find(({ id }) => id === 'other')!.specialties;

/** Returns the ids that a search at `NOW` must find, in order, by comparing every doctor with every wish, slowly. */
export function doctorsMeant(known: readonly KnownDoctor[], wish: DoctorSearchInput): string[] {
  const here = known.filter(({ profile }) => profile.country === wish.country);
  const vocabulary = [...new Set([...here.flatMap(nameWords), ...SPECIALTIES.flatMap(({ id }) => specialtyWords(id))])];
  const typed = plain(wish.q ?? '')
    .split(' ')
    .filter((word) => word !== '' && !isTitle(word))
    .map((word) => meanings(word, vocabulary));
  const treating = (wish.problem ?? '')
    .split(',')
    .flatMap((id) => HEALTH_PROBLEMS.find((problem) => problem.id === id)?.specialties ?? []) as string[];
  const satisfies = (doctor: KnownDoctor) => {
    const { profile, nextFree } = doctor;
    return (
      profile.verifiedAt !== null &&
      profile.suspendedAt === null &&
      (wish.specialty === undefined || profile.specialty === wish.specialty) &&
      (wish.problem === undefined || treating.includes(profile.specialty)) &&
      (wish.rating === 'all' || (profile.ratings!.count >= 3 && shownRating(profile) >= Number(wish.rating))) &&
      (wish.call_type === 'all' || profile.callTypes!.includes(wish.call_type)) &&
      (wish.type === 'all' || printedSpecialty(profile.specialty).specialist === (wish.type !== 'general')) &&
      (wish.sort !== 'soonest' || (nextFree !== null && nextFree > NOW))
    );
  };
  const means = (doctor: KnownDoctor) =>
    typed.every((alternatives) => wordsOf(doctor).some((word) => alternatives.some((meant) => word.startsWith(meant))));
  const inFilters = here.filter(satisfies);
  const meant = inFilters.filter(means);
  // A complaint that no doctor here treats leads to general doctors, unless a specialty or a problem was chosen.
  const toGeneral =
    meant.length === 0 &&
    COMPLAINTS.includes(wish.q ?? '') &&
    wish.specialty === undefined &&
    wish.problem === undefined;
  const found = toGeneral ? inFilters.filter(({ profile }) => treatingAnything.includes(profile.specialty)) : meant;
  const by =
    (...keys: ((doctor: KnownDoctor) => string | number)[]) =>
    (one: KnownDoctor, other: KnownDoctor) => {
      for (const key of keys) {
        const [left, right] = [key(one), key(other)];
        if (left !== right) return left < right ? -1 : 1;
      }
      return 0;
    };
  const name = ({ profile }: KnownDoctor) => plain(profile.fullName);
  const worst = ({ profile }: KnownDoctor) => -Math.round(shownRating(profile) * 100);
  // Every mean of patients' ratings comes before every start rating (C100).
  const unproven = ({ profile }: KnownDoctor) => Number(profile.ratings!.count < 3);
  const order = {
    rating: by(unproven, worst, name, ({ id }) => id),
    name: by(name, ({ id }) => id),
    soonest: by(
      ({ nextFree }) => nextFree?.getTime() ?? 0,
      ({ id }) => id,
    ),
    featured: by(
      ({ nextFree }) => Number(nextFree === null),
      ({ profile }) => (profile.featured === true ? 0 : 1),
      unproven,
      worst,
      name,
      ({ id }) => id,
    ),
  }[wish.sort];
  return found.sort(order).map(({ id }) => id);
}
