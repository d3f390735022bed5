import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { addDoctors } from './index.ts';
import type { DoctorProfile } from './index.ts';

const NOW = new Date('2038-01-15T08:00:00Z');
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
const CARD_KEYS = [
  'call_types',
  'country',
  'featured',
  'free_times',
  'full_name',
  'id',
  'is_specialist',
  'name',
  'next_free_at',
  'phone_price',
  'rating',
  'rating_count',
  'specialty',
  'specialty_id',
  'spoken_languages',
  'type',
  'url',
  'video_price',
];

let product: TestProduct;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  [id] = (await addDoctors(product.ctx(), [ann])) as [string];
});
afterAll(() => product.close());

const ids = (body: { id: string }[]) => body.map((card) => card.id);

describe('what the server sends', () => {
  test('the list is a bare array of cards with exactly the documented fields', async () => {
    const { status, body } = await product.visitor().get('/api/doctors?country=Tanzania&specialty=Cardiologist');
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
    expect(Object.keys(body[0]).toSorted()).toEqual(CARD_KEYS);
    expect(body[0]).toMatchObject({
      id,
      name: 'Anna Shirima',
      full_name: 'Anna Shirima',
      specialty: 'Cardiologist',
      specialty_id: 'cardiologist',
      // Five start stars are the house's: patients gave none.
      rating: 0,
      rating_count: 0,
      type: 'specialist',
      is_specialist: true,
      url: null,
      phone_price: { amount: 1500000, currency: 'TZS' },
    });
  });

  test('a signed-in patient gets the same fields', async () => {
    const { body } = await (await product.patient()).get('/api/doctors?country=TZ');
    expect(Object.keys(body[0]).toSorted()).toEqual(CARD_KEYS);
  });

  test('a page adds bio, experience and time zone and nothing else', async () => {
    const { body } = await product.visitor().get(`/api/doctors/${id}`);
    expect(Object.keys(body.data).toSorted()).toEqual(
      [...CARD_KEYS, 'bio', 'experience_years', 'time_zone'].toSorted(),
    );
    expect(body.data).toMatchObject({
      bio: { sw: 'Moyo', en: 'Heart', fr: 'Cœur' },
      experience_years: 12,
      time_zone: 'Africa/Dar_es_Salaam',
    });
  });

  test('no answer contains the phone number', async () => {
    const visitor = product.visitor();
    for (const path of [`/api/doctors/${id}`, '/api/doctors?country=TZ', '/api/doctors?country=TZ&q=shirima']) {
      expect((await visitor.get(path)).text).not.toContain(PHONE.slice(4));
    }
  });
});

describe('prices', () => {
  test.each([
    ['TZ', 1500000, 'TZS', 600000],
    ['ZA', 56300, 'ZAR', 22500],
    ['KE', 187500, 'KES', 75000],
    ['RW', 15000, 'RWF', 6000],
    ['UG', 14000, 'UGX', 5600],
    ['BI', 25000, 'BIF', 10000],
    ['US', 12500, 'USD', 5000],
    ['GB', 10000, 'GBP', 4000],
    ['DE', 11300, 'EUR', 4500],
    ['AE', 46300, 'AED', 18500],
  ])(
    'a visitor who looks from %s sees the price of that country and the doctor’s type',
    async (country, specialist, currency, general) => {
      const [gp] = await addDoctors(product.ctx(), [
        {
          ...ann,
          fullName: `General of ${country}`,
          specialty: 'dentist',
          phone: '+255784000001',
          callTypes: ['phone'],
        },
      ]);
      const visitor = product.visitor();
      expect((await visitor.get(`/api/doctors/${id}?country=${country}`)).body.data.phone_price).toEqual({
        amount: specialist,
        currency,
      });
      expect((await visitor.get(`/api/doctors/${gp}?country=${country}`)).body.data).toMatchObject({
        phone_price: { amount: general, currency },
        video_price: null,
      });
    },
  );

  test('a patient sees the price of their own country, wherever the doctor is', async () => {
    const kenyan = await product.patient({ phone: '+254712345678', country: 'KE' });
    expect((await kenyan.get('/api/doctors?country=TZ&q=shirima')).body[0].phone_price).toEqual({
      amount: 187500,
      currency: 'KES',
    });
    expect((await kenyan.get(`/api/doctors/${id}?country=ZA`)).body.data.phone_price).toEqual({
      amount: 187500,
      currency: 'KES',
    });
  });
});

describe('countries', () => {
  test.each(['DE', 'Germany', 'United States', 'United Kingdom', 'UAE'])(
    '%s is coming soon: nobody is listed',
    async (country) => {
      expect((await product.visitor().get(`/api/doctors?country=${encodeURIComponent(country)}`)).body).toEqual([]);
    },
  );

  test('an alias finds its country', async () => {
    const [zulu] = await addDoctors(product.ctx(), [
      { ...ann, fullName: 'Lwazi Zulu', country: 'ZA', phone: '+27711234001' },
    ]);
    expect(ids((await product.visitor().get('/api/doctors?country=South')).body)).toEqual([zulu]);
  });

  test('an unknown country is refused, and shows no doctor of another one', async () => {
    const { status, body } = await product.visitor().get('/api/doctors?country=Atlantis&q=shirima');
    expect([status, body.code]).toEqual([422, 'invalid-input']);
  });
});

test('a doctor who is not verified, is suspended or does not exist is not found', async () => {
  const [unverified, suspended] = await addDoctors(product.ctx(), [
    { ...ann, verifiedAt: null },
    { ...ann, suspendedAt: NOW },
  ]);
  const visitor = product.visitor();
  const replies = await Promise.all(
    [unverified, suspended, crypto.randomUUID(), 'nobody'].map((doctor) => visitor.get(`/api/doctors/${doctor}`)),
  );
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 4 }, () => [404, 'not-found']),
  );
});
