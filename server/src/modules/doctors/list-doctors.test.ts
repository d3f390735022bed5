import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DoctorSearch } from '@tabibu/contract/doctors';
import type { DoctorSearchInput } from '@tabibu/contract/doctors';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES, doctorTypeOf, specialtyOf } from '@tabibu/contract/specialties';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, later } from '../../platform/time.ts';
import { addDoctors, rememberNextFree } from './index.ts';
import type { DoctorProfile } from './index.ts';
import { listDoctors } from './list-doctors.ts';
import { errorsToBeginning, forgivenErrors, isTitle } from './rules.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const COUNTRIES = ['TZ', 'KE', 'RW'] as const;
const FIRST = ['Asha', 'Neema', 'Juma', 'Grâce', 'José', 'Théogène', 'Ng’ang’a', 'Mwanaidi', 'Ana', 'Élodie'];
const LAST = ['Mwakyusa', 'Moshi', 'Mosha', 'Niyonzima', 'Naïma', 'van der Berg', 'N’Diaye', 'Kimaro', 'Òwino'];

interface Known { readonly id: string; readonly profile: DoctorProfile; readonly nextFree: Date | null }

/** A few hundred doctors that differ in everything a filter looks at; every seventh is not verified or suspended. */
const PROFILES: DoctorProfile[] = Array.from({ length: 330 }, (_, index) => ({
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
  ratings: index % 3 === 0 ? { sum: 0, count: 0 } : { sum: (index % 7) + (index % 9) * 4 + (index % 9), count: (index % 9) + (index % 7 === 0 ? 1 : 2) },
  featured: index % 13 === 0,
  verifiedAt: index % 7 === 3 ? null : NOW,
  suspendedAt: index % 29 === 5 ? NOW : null,
})).map((profile) => {
  const { sum, count } = profile.ratings;
  return { ...profile, ratings: { count, sum: Math.max(count, Math.min(5 * count, sum)) } } as DoctorProfile;
});

let product: TestProduct;
let known: Known[];

beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  const ids = await addDoctors(product.ctx(), PROFILES);
  const frees = PROFILES.map((_, index) => (index % 6 === 0 ? null : later(NOW, ((index % 17) - 3) * HOUR)));
  for (const [index, id] of ids.entries()) await rememberNextFree(product.ctx(), id, frees[index]!);
  await callCommon(['asha', 'moshi', 'niyonzima', 'van']);
  known = PROFILES.map((profile, index) => ({ id: ids[index]!, profile, nextFree: frees[index]! }));
});
afterAll(() => product.close());

/** Counts of words only choose the way to look: some are counted as common, so that both ways are taken. */
async function callCommon(words: readonly string[]): Promise<void> {
  const client = new pg.Client(product.owner);
  await client.connect();
  await client.query('update doctor_words set doctors = 1000 where word = any($1)', [words]);
  await client.end();
}

const search = (wish: Partial<Record<keyof DoctorSearchInput, unknown>>): DoctorSearchInput => DoctorSearch.parse(wish);
const list = (wish: Partial<Record<keyof DoctorSearchInput, unknown>>) => listDoctors(product.ctx({ kind: 'nobody' }), search(wish));

/* The oracle: the same answer by comparing every doctor with every wish, slowly. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, ' ').trim();
const shownRating = ({ ratings, startRating }: DoctorProfile) => (ratings!.count >= 3 ? Math.floor((ratings!.sum * 100) / ratings!.count) / 100 : startRating!);
const specialtyWords = (id: SpecialtyId) => {
  const { name, labels } = specialtyOf(id);
  return plain(`${name} ${labels.sw} ${labels.en} ${labels.fr}`).split(' ');
};
const nameWords = ({ profile }: Known) => plain(profile.fullName).split(' ');
const wordsOf = (doctor: Known) => [...nameWords(doctor), ...specialtyWords(doctor.profile.specialty)];

function meanings(typed: string, vocabulary: readonly string[]): string[] {
  if (vocabulary.some((word) => word.startsWith(typed))) return [typed];
  const near = vocabulary.map((word) => ({ word, errors: errorsToBeginning(typed, word) })).filter(({ errors }) => errors <= forgivenErrors(typed));
  const least = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors === least).map(({ word }) => word);
}

function oracle(wish: DoctorSearchInput): string[] {
  const here = known.filter(({ profile }) => profile.country === wish.country);
  const vocabulary = [...new Set([...here.flatMap(nameWords), ...SPECIALTIES.flatMap(({ id }) => specialtyWords(id))])];
  const typed = plain(wish.q ?? '').split(' ').filter((word) => word !== '' && !isTitle(word)).map((word) => meanings(word, vocabulary));
  const treating = (wish.problem ?? '').split(',').flatMap((id) => HEALTH_PROBLEMS.find((problem) => problem.id === id)?.specialties ?? []) as string[];
  const found = here.filter((doctor) => {
    const { profile, nextFree } = doctor;
    return profile.verifiedAt !== null && profile.suspendedAt === null
      && (wish.specialty === undefined || profile.specialty === wish.specialty)
      && (wish.problem === undefined || treating.includes(profile.specialty))
      && (wish.rating === 'all' || shownRating(profile) >= Number(wish.rating))
      && (wish.call_type === 'all' || profile.callTypes!.includes(wish.call_type))
      && (wish.type === 'all' || doctorTypeOf(profile.specialty) === wish.type.replace(/s$/, ''))
      && (wish.sort !== 'soonest' || (nextFree !== null && nextFree > NOW))
      && typed.every((alternatives) => wordsOf(doctor).some((word) => alternatives.some((meant) => word.startsWith(meant))));
  });
  const by = (...keys: ((doctor: Known) => string | number)[]) => (one: Known, other: Known) => {
    for (const key of keys) {
      const [left, right] = [key(one), key(other)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
  const name = ({ profile }: Known) => plain(profile.fullName);
  const worst = ({ profile }: Known) => -Math.round(shownRating(profile) * 100);
  // A rating by patients comes before every start rating (C100).
  const unproven = ({ profile }: Known) => Number(profile.ratings!.count < 3);
  const order = {
    rating: by(unproven, worst, name, ({ id }) => id),
    name: by(name, ({ id }) => id),
    soonest: by(({ nextFree }) => nextFree?.getTime() ?? 0, ({ id }) => id),
    featured: by(({ profile }) => (profile.featured === true ? 0 : 1), unproven, worst, name, ({ id }) => id),
  }[wish.sort];
  return found.sort(order).map(({ id }) => id);
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const wishes = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  q: maybe(fc.constantFrom(
    'asha', 'ASHA', 'a', 'n', 'wa', 'asha moshi', 'moshi dentist', 'niyon', 'Grâce', 'grace', 'jose', "ng'ang'a", 'nganga', 'mwakyusa', 'mwakiusa', 'mosh', 'mosho', 'ndiaye', 'moyo', 'cardilogist', 'pediatre',
    'daktari wa watoto', 'dr asha', 'asha mwakyusa', 'dentist neema', 'zzzzz', 'a', 'ow', 'owino', 'gynécologue', 'van der', 'nayima', '!!', 'oto-rhino', 'theogne',
  )),
  specialty: maybe(fc.constantFrom(...SPECIALTIES.map(({ id }) => id))),
  problem: maybe(fc.constantFrom('heart', 'other', 'kidney', 'heart,skin,eye', 'mental,sleep')),
  rating: fc.constantFrom('all', '5', '4', '3'),
  call_type: fc.constantFrom('all', 'all', 'phone', 'video'),
  type: fc.constantFrom('all', 'all', 'general', 'specialist', 'specialists'),
  sort: fc.constantFrom('rating', 'name', 'soonest', 'featured'),
  limit: fc.integer({ min: 1, max: 60 }),
}, { requiredKeys: ['country', 'sort', 'limit'] });

async function everyPage(wish: Partial<Record<keyof DoctorSearchInput, unknown>>): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...wish, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...page.cards.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== undefined && seen.length < 1000);
  return seen;
}

test('any combination of filters shows exactly the matching doctors in order, page by page, each once', async () => {
  await fc.assert(fc.asyncProperty(wishes, async (wish) => {
    expect(await everyPage(wish)).toEqual(oracle(search(wish)));
  }), { numRuns: 300 });
});

test('pages of one visit every doctor once', async () => {
  for (const sort of ['rating', 'name', 'soonest', 'featured']) {
    expect(await everyPage({ country: 'TZ', sort, limit: 1 })).toEqual(oracle(search({ country: 'TZ', sort })));
  }
});

describe('typing errors', () => {
  test.each([
    ['cardilogist', 'cardiologist'], ['kardiologue', 'cardiologist'], ['pediatrican', 'pediatrician'], ['dermatolog', 'dermatologist'],
    ['gynekologist', 'gynecologist'], ['psyciatrist', 'psychiatrist'],
  ])('%s finds each %s', async (q, specialty) => {
    expect(await everyPage({ country: 'TZ', q })).toEqual(oracle(search({ country: 'TZ', specialty })));
  });

  test.each(['mwakyusa', 'mwakiusa', 'mwakyussa', 'Mwakysa', 'MWAKYUSA'])('%s finds everybody called Mwakyusa', async (q) => {
    const names = (await list({ country: 'TZ', q, limit: 100 })).cards.map(({ full_name: name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.endsWith('Mwakyusa'))).toBe(true);
  });
});

test('doctors who are not verified or are suspended are never shown', async () => {
  const hidden = new Set(known.filter(({ profile }) => profile.verifiedAt === null || profile.suspendedAt !== null).map(({ id }) => id));
  expect(hidden.size).toBeGreaterThan(40);
  for (const country of COUNTRIES) expect((await everyPage({ country, limit: 100 })).some((id) => hidden.has(id))).toBe(false);
});

test('a free time that has passed is not shown', async () => {
  const { cards } = await list({ country: 'TZ', limit: 100 });
  const passed = new Set(known.filter(({ nextFree }) => nextFree !== null && nextFree <= NOW).map(({ id }) => id));
  const ofPassed = cards.filter(({ id }) => passed.has(id));
  expect(ofPassed.length).toBeGreaterThan(0);
  expect(ofPassed.every(({ next_free_at: at }) => at === null)).toBe(true);
});
