import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import {
  addDoctors,
  doctorNames,
  doctorsDueForNextFree,
  figures,
  findBookableDoctor,
  listOnCall,
  rememberNextFree,
} from './index.ts';
import type { DoctorProfile } from './index.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const PHONE = '+255784000777';
const ann: DoctorProfile = {
  fullName: 'Anna Shirima',
  specialty: 'cardiologist',
  country: 'TZ',
  phone: PHONE,
  gender: 'female',
  bio: { sw: 'Moyo', en: 'Heart', fr: 'Cœur' },
  spokenLanguages: ['Kiswahili', 'English'],
  experienceYears: 12,
  startRating: 5,
  verifiedAt: NOW,
};
let product: TestProduct;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ still: true, start: NOW });
  [id] = (await addDoctors(product.ctx(), [ann])) as [string];
});
afterAll(() => product.close());

const ids = (body: { id: string }[]) => body.map((card) => card.id);

describe('the exported functions', () => {
  test('return the phone number of a bookable doctor only', async () => {
    const [suspended] = await addDoctors(product.ctx(), [{ ...ann, suspendedAt: NOW }]);
    expect(await findBookableDoctor(product.ctx(), id)).toMatchObject({
      id,
      phone: PHONE,
      timeZone: 'Africa/Dar_es_Salaam',
      doctorType: 'specialist',
    });
    expect(await findBookableDoctor(product.ctx(), suspended!)).toBeUndefined();
    expect((await doctorNames(product.ctx(), [id, suspended!])).get(suspended!)?.fullName).toBe('Anna Shirima');
  });

  test('list the doctors on call of a type in a country: the fittest first, then those who speak the language, then featured and best rated', async () => {
    const kenyan = { ...ann, country: 'KE' as const, onCall: true };
    const search = {
      country: 'KE',
      doctorType: 'specialist',
      fitness: { [ann.specialty]: 1, pediatrician: 2 },
      language: 'fr',
      limit: 6,
    } as const;
    const [low, , best, featured, , children, french] = await addDoctors(product.ctx(), [
      { ...kenyan, fullName: 'Low Low', startRating: 3 },
      { ...kenyan, fullName: 'Not Now', onCall: false },
      { ...kenyan, fullName: 'Best Best' },
      { ...kenyan, fullName: 'Far Famed', startRating: 3, featured: true },
      { ...kenyan, fullName: 'Gen Eral', specialty: 'dentist' },
      { ...kenyan, fullName: 'Chil Dren', specialty: 'pediatrician', featured: true },
      { ...kenyan, fullName: 'Fran Cais', startRating: 3, spokenLanguages: ['Français'] },
    ]);
    const found = await listOnCall(product.ctx(), search);
    expect(found.map((doctor) => doctor.id)).toEqual([french, featured, best, low, children]);
  });

  test('return doctors whose first free time has to be computed, because it has closed or is unknown', async () => {
    const now = product.clock.now();
    const due = async (at: Date) => (await doctorsDueForNextFree(product.ctx(), at, 1000)).includes(id);
    await rememberNextFree(product.ctx(), id, [later(now, HOUR)]);
    expect(await due(later(now, 44 * MINUTE))).toBe(false);
    expect(await due(later(now, 45 * MINUTE))).toBe(true);
    await rememberNextFree(product.ctx(), id, []);
    expect(await due(now)).toBe(false);
    expect(await due(later(now, HOUR))).toBe(true);
  });

  test('count doctors, countries and ratings', async () => {
    await addDoctors(product.ctx(), [
      { ...ann, country: 'BI', ratings: { sum: 9, count: 2 } },
      { ...ann, country: 'BI', ratings: { sum: 4, count: 1 }, verifiedAt: null },
    ]);
    const counted = await figures(product.ctx());
    expect(counted).toMatchObject({ ratings: 2, meanRating: 4.5, countries: 3 });
  });
});

describe('the database', () => {
  const asOwner = async (sql: string) => {
    const client = new pg.Client(product.owner);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  test('knows the specialties of the contract', async () => {
    const rows = await asOwner(
      'select id, name, is_specialist as specialist, label_sw as sw, label_en as en, label_fr as fr from specialties order by id',
    );
    const wanted = SPECIALTIES.map(({ id: specialty, name, specialist, labels }) => ({
      id: specialty,
      name,
      specialist,
      ...labels,
    }));
    expect(rows).toEqual(wanted.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  });

  test('computes the mean from three ratings on and rounds it down', async () => {
    const rating = async (sum: number, count: number) =>
      (
        await asOwner(
          `update doctors set rating_sum = ${sum}, rating_count = ${count}, start_rating = 4 where id = '${id}' returning rating::float8 as rating`,
        )
      )[0].rating;
    expect(await rating(2, 2)).toBe(4);
    expect(await rating(14, 3)).toBe(4.66);
    expect(await rating(4 + 5 * 299, 300)).toBe(4.99);
  });

  test.each([
    ['more stars than ratings allow', 'rating_sum = 6, rating_count = 1'],
    ['a number that is not E.164', "phone = '0754000111'"],
    ['a doctor who takes no calls', "call_types = '{}'"],
    ['an unknown specialty', "specialty = 'wizard'"],
  ])('refuses %s', async (_, change) => {
    await expect(asOwner(`update doctors set ${change} where id = '${id}'`)).rejects.toThrow(/constraint/);
  });

  test('updates the words of the name and the doctor type on a change', async () => {
    const [row] = await asOwner(
      `update doctors set full_name = 'Anna N’Diaye', specialty = 'dentist' where id = '${id}' returning name_key, doctor_type, name_words`,
    );
    expect(row).toMatchObject({
      name_key: 'anna ndiaye',
      doctor_type: 'general',
      name_words: ['TZ:anna', 'TZ:ndiaye'],
    });
    expect(ids((await product.visitor().get('/api/doctors?country=TZ&q=ndiye')).body)).toEqual([id]);
  });
});
