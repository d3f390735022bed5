import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DoctorSearch } from '@tabibu/contract/doctors';
import type { DoctorSearchInput } from '@tabibu/contract/doctors';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { COMPLAINTS, COUNTRIES, NOW, PROFILES, doctorsMeant } from '../../../test/doctor-search.ts';
import type { KnownDoctor } from '../../../test/doctor-search.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, later } from '../../platform/time.ts';
import { addDoctors, rememberNextFree } from './index.ts';
import { listDoctors } from './list-doctors.ts';

let product: TestProduct;
let known: KnownDoctor[];

beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  const ids = await addDoctors(product.ctx(), PROFILES);
  const frees = PROFILES.map((_, index) => (index % 6 === 0 ? null : later(NOW, ((index % 17) - 3) * HOUR)));
  for (const [index, id] of ids.entries())
    await rememberNextFree(product.ctx(), id, frees[index] ? [frees[index]] : []);
  await callCommon(['asha', 'moshi', 'niyonzima', 'van']);
  known = PROFILES.map((profile, index) => ({ id: ids[index]!, profile, nextFree: frees[index]! }));
});
afterAll(() => product.close());

/** Counts some words as common, so that both search plans are used. The counts only decide which plan is used. */
async function callCommon(words: readonly string[]): Promise<void> {
  const client = new pg.Client(product.owner);
  await client.connect();
  await client.query('update doctor_words set doctors = 1000 where word = any($1)', [words]);
  await client.end();
}

const search = (wish: Partial<Record<keyof DoctorSearchInput, unknown>>): DoctorSearchInput => DoctorSearch.parse(wish);
const list = (wish: Partial<Record<keyof DoctorSearchInput, unknown>>) =>
  listDoctors(product.ctx({ kind: 'nobody' }), search(wish));

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const wishes = fc.record(
  {
    country: fc.constantFrom(...COUNTRIES),
    q: maybe(
      fc.constantFrom(
        'asha',
        'ASHA',
        'a',
        'n',
        'wa',
        'asha moshi',
        'moshi dentist',
        'niyon',
        'Grâce',
        'grace',
        'jose',
        "ng'ang'a",
        'nganga',
        'mwakyusa',
        'mwakiusa',
        'mosh',
        'mosho',
        'ndiaye',
        'cardilogist',
        'pediatre',
        ...COMPLAINTS,
        'dr asha',
        'asha mwakyusa',
        'dentist neema',
        'zzzzz',
        'a',
        'ow',
        'owino',
        'gynécologue',
        'van der',
        'nayima',
        '!!',
        'oto-rhino',
        'theogne',
      ),
    ),
    specialty: maybe(fc.constantFrom(...SPECIALTIES.map(({ id }) => id))),
    problem: maybe(fc.constantFrom('heart', 'other', 'kidney', 'heart,skin,eye', 'mental,sleep')),
    rating: fc.constantFrom('all', '5', '4', '3'),
    call_type: fc.constantFrom('all', 'all', 'phone', 'video'),
    type: fc.constantFrom('all', 'all', 'general', 'specialist', 'specialists'),
    sort: fc.constantFrom('rating', 'name', 'soonest', 'featured'),
    limit: fc.integer({ min: 1, max: 60 }),
  },
  { requiredKeys: ['country', 'sort', 'limit'] },
);

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
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      expect(await everyPage(wish)).toEqual(doctorsMeant(known, search(wish)));
    }),
    { numRuns: 300 },
  );
});

test('pages of one doctor each list every doctor once', async () => {
  for (const sort of ['rating', 'name', 'soonest', 'featured']) {
    expect(await everyPage({ country: 'TZ', sort, limit: 1 })).toEqual(
      doctorsMeant(known, search({ country: 'TZ', sort })),
    );
  }
});

describe('typing errors', () => {
  test.each([
    ['cardilogist', 'cardiologist'],
    ['kardiologue', 'cardiologist'],
    ['pediatrican', 'pediatrician'],
    ['dermatolog', 'dermatologist'],
    ['gynekologist', 'gynecologist'],
    ['psyciatrist', 'psychiatrist'],
  ])('%s finds each %s', async (q, specialty) => {
    expect(await everyPage({ country: 'TZ', q })).toEqual(doctorsMeant(known, search({ country: 'TZ', specialty })));
  });

  test.each(['mwakyusa', 'mwakiusa', 'mwakyussa', 'Mwakysa', 'MWAKYUSA'])(
    '%s finds every doctor called Mwakyusa',
    async (q) => {
      const names = (await list({ country: 'TZ', q, limit: 100 })).cards.map(({ full_name: name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names.every((name) => name.endsWith('Mwakyusa'))).toBe(true);
    },
  );
});

test('doctors who are not verified or are suspended are never shown', async () => {
  const hidden = new Set(
    known.filter(({ profile }) => profile.verifiedAt === null || profile.suspendedAt !== null).map(({ id }) => id),
  );
  expect(hidden.size).toBeGreaterThan(40);
  for (const country of COUNTRIES)
    expect((await everyPage({ country, limit: 100 })).some((id) => hidden.has(id))).toBe(false);
});

test.each(['5', '4', '3'])('no start rating satisfies the filter of %s stars: patients give stars', async (rating) => {
  const rated = new Map(known.map(({ id, profile }) => [id, profile.ratings!.count]));
  const found = (await Promise.all(COUNTRIES.map((country) => everyPage({ country, rating })))).flat();
  expect(found.length > 0 || rating === '5').toBe(true);
  expect(found.filter((id) => rated.get(id)! < 3)).toEqual([]);
});

test.each(['rating', 'featured'])(
  'in the order %s no new doctor comes before one with ratings by patients, except featured ones (C100)',
  async (sort) => {
    const found = (await everyPage({ country: 'TZ', sort })).map((id) => known.find((doctor) => doctor.id === id)!);
    for (const group of [true, false]) {
      const isNew = found
        .filter(({ profile, nextFree }) => sort === 'rating' || (profile.featured === group && nextFree !== null))
        .map(({ profile: { ratings } }) => ratings!.count < 3);
      expect(isNew.lastIndexOf(false)).toBeLessThan(isNew.includes(true) ? isNew.indexOf(true) : Infinity);
    }
  },
);

test('in the lists of the home page nobody without any free time comes before somebody with one', async () => {
  for (const country of COUNTRIES)
    for (const type of ['general', 'specialist']) {
      const found = await everyPage({ country, type, sort: 'featured' });
      const free = found.map((id) => known.find((doctor) => doctor.id === id)!.nextFree !== null);
      expect(free.length === 0 || free.includes(true)).toBe(true);
      expect(free).toEqual(free.toSorted((one, other) => Number(other) - Number(one)));
    }
});

test('a free time that has passed is not shown', async () => {
  const { cards } = await list({ country: 'TZ', limit: 100 });
  const passed = new Set(known.filter(({ nextFree }) => nextFree !== null && nextFree <= NOW).map(({ id }) => id));
  const ofPassed = cards.filter(({ id }) => passed.has(id));
  expect(ofPassed.length).toBeGreaterThan(0);
  expect(ofPassed.every(({ next_free_at: at }) => at === null)).toBe(true);
});
