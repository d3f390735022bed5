import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import { addDoctors, doctorNames, doctorsDueForNextFree, figures, findBookableDoctor, listOnCall, rememberNextFree } from './index.ts';
import type { DoctorProfile } from './index.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const PHONE = '+255784000777';
const ann: DoctorProfile = {
  fullName: 'Anna Shirima', specialty: 'cardiologist', country: 'TZ', phone: PHONE, gender: 'female', bio: { sw: 'Moyo', en: 'Heart', fr: 'Cœur' },
  spokenLanguages: ['Kiswahili', 'English'], experienceYears: 12, startRating: 5, verifiedAt: NOW,
};
const CARD_KEYS = [
  'call_types', 'country', 'featured', 'full_name', 'id', 'is_specialist', 'name', 'next_free_at', 'phone_price', 'rating', 'rating_count', 'specialty',
  'specialty_id', 'spoken_languages', 'type', 'url', 'video_price',
];

let product: TestProduct;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  [id] = await addDoctors(product.ctx(), [ann]) as [string];
});
afterAll(() => product.close());

const ids = (body: { id: string }[]) => body.map((card) => card.id);

describe('what leaves the server', () => {
  test('a card is a bare array of exactly the printed fields', async () => {
    const { status, body } = await product.visitor().get('/api/doctors?country=Tanzania&specialty=Cardiologist');
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
    expect(Object.keys(body[0]).toSorted()).toEqual(CARD_KEYS);
    expect(body[0]).toMatchObject({
      id, name: 'Anna Shirima', full_name: 'Anna Shirima', specialty: 'Cardiologist', specialty_id: 'cardiologist', rating: 5, rating_count: 0,
      type: 'specialist', is_specialist: true, url: null, phone_price: { amount: 1500000, currency: 'TZS' },
    });
  });

  test('a signed-in patient gets the same fields', async () => {
    const { body } = await (await product.patient()).get('/api/doctors?country=TZ');
    expect(Object.keys(body[0]).toSorted()).toEqual(CARD_KEYS);
  });

  test('a page adds bio, experience and time zone and nothing else', async () => {
    const { body } = await product.visitor().get(`/api/doctors/${id}`);
    expect(Object.keys(body.data).toSorted()).toEqual([...CARD_KEYS, 'bio', 'experience_years', 'time_zone'].toSorted());
    expect(body.data).toMatchObject({ bio: { sw: 'Moyo', en: 'Heart', fr: 'Cœur' }, experience_years: 12, time_zone: 'Africa/Dar_es_Salaam' });
  });

  test('the phone number never leaves', async () => {
    const visitor = product.visitor();
    for (const path of [`/api/doctors/${id}`, '/api/doctors?country=TZ', '/api/doctors?country=TZ&q=shirima']) {
      expect((await visitor.get(path)).text).not.toContain(PHONE.slice(4));
    }
  });
});

describe('prices', () => {
  test.each([
    ['TZ', 1500000, 'TZS', 600000], ['ZA', 56300, 'ZAR', 22500], ['KE', 187500, 'KES', 75000], ['RW', 15000, 'RWF', 6000], ['UG', 14000, 'UGX', 5600],
    ['BI', 25000, 'BIF', 10000], ['US', 12500, 'USD', 5000], ['GB', 10000, 'GBP', 4000], ['DE', 11300, 'EUR', 4500], ['AE', 46300, 'AED', 18500],
  ])('a visitor who looks from %s sees the price of that country and the doctor’s type', async (country, specialist, currency, general) => {
    const [gp] = await addDoctors(product.ctx(), [{ ...ann, fullName: `General of ${country}`, specialty: 'dentist', phone: '+255784000001', callTypes: ['phone'] }]);
    const visitor = product.visitor();
    expect((await visitor.get(`/api/doctors/${id}?country=${country}`)).body.data.phone_price).toEqual({ amount: specialist, currency });
    expect((await visitor.get(`/api/doctors/${gp}?country=${country}`)).body.data).toMatchObject({ phone_price: { amount: general, currency }, video_price: null });
  });

  test('a patient sees the price of their own country, wherever the doctor is', async () => {
    const kenyan = await product.patient({ phone: '+254712345678', country: 'KE' });
    expect((await kenyan.get('/api/doctors?country=TZ&q=shirima')).body[0].phone_price).toEqual({ amount: 187500, currency: 'KES' });
    expect((await kenyan.get(`/api/doctors/${id}?country=ZA`)).body.data.phone_price).toEqual({ amount: 187500, currency: 'KES' });
  });
});

describe('countries', () => {
  test.each(['DE', 'Germany', 'United States', 'United Kingdom', 'UAE'])('%s is coming soon: nobody is listed', async (country) => {
    expect((await product.visitor().get(`/api/doctors?country=${encodeURIComponent(country)}`)).body).toEqual([]);
  });

  test('an alias finds its country', async () => {
    const [zulu] = await addDoctors(product.ctx(), [{ ...ann, fullName: 'Lwazi Zulu', country: 'ZA', phone: '+27711234001' }]);
    expect(ids((await product.visitor().get('/api/doctors?country=South')).body)).toEqual([zulu]);
  });

  test('an unknown country shows Tanzania', async () => {
    const { body } = await product.visitor().get('/api/doctors?country=Atlantis&q=shirima');
    expect(body[0]).toMatchObject({ id, country: 'TZ', phone_price: { currency: 'TZS' } });
  });
});

describe('filters as addresses write them', () => {
  test('a misspelt specialty name is understood', async () => {
    const [eye] = await addDoctors(product.ctx(), [{ ...ann, fullName: 'Leah Macho', specialty: 'ophthalmologist', phone: '+255784000002' }]);
    expect(ids((await product.visitor().get('/api/doctors?country=TZ&specialty=Opthalmologist')).body)).toEqual([eye]);
  });

  test('the problem "other" gives general doctors', async () => {
    const [gp] = await addDoctors(product.ctx(), [{ ...ann, fullName: 'Juma Jumla', country: 'UG', specialty: 'general-practitioner', phone: '+256772000001' }]);
    await addDoctors(product.ctx(), [{ ...ann, fullName: 'Moses Moyo', country: 'UG', phone: '+256772000002' }]);
    expect(ids((await product.visitor().get('/api/doctors?country=UG&problem=other')).body)).toEqual([gp]);
  });

  test.each(['rating=2', 'sort=price', 'limit=0', 'limit=101', 'cursor=%00', 'cursor=W10', `cursor=${Buffer.from('["name","a"]').toString('base64url')}`])('%s is refused as invalid', async (wish) => {
    const { status, body } = await product.visitor().get(`/api/doctors?country=TZ&${wish}`);
    expect([status, body.code]).toEqual([422, 'invalid-input']);
  });

  test('a cursor of another order is refused', async () => {
    await addDoctors(product.ctx(), ['A', 'B', 'C'].map((name, index) => ({ ...ann, fullName: `${name} Mgeni`, country: 'RW' as const, phone: `+25078800000${index}` })));
    const link = String((await product.visitor().get('/api/doctors?country=RW&sort=name&limit=1')).headers['link']);
    const cursor = new URLSearchParams(/\?([^>]*)>/.exec(link)![1]).get('cursor');
    expect((await product.visitor().get(`/api/doctors?country=RW&sort=rating&limit=1&cursor=${cursor}`)).status).toBe(422);
  });

  test('the Link header leads through all pages and keeps the filters', async () => {
    const visitor = product.visitor();
    const names: string[] = [];
    let path: string | undefined = '/api/doctors?country=Rwanda&sort=name&limit=2&specialty=cardiologist&q=mgeni';
    while (path !== undefined) {
      const { body, headers } = await visitor.get(path);
      names.push(...body.map((card: { name: string }) => card.name));
      path = /^<([^>]+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(names).toEqual(['A Mgeni', 'B Mgeni', 'C Mgeni']);
  });
});

test('a doctor who is not verified, is suspended or does not exist is not found', async () => {
  const [unverified, suspended] = await addDoctors(product.ctx(), [{ ...ann, verifiedAt: null }, { ...ann, suspendedAt: NOW }]);
  const visitor = product.visitor();
  const replies = await Promise.all([unverified, suspended, crypto.randomUUID(), 'nobody'].map((doctor) => visitor.get(`/api/doctors/${doctor}`)));
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array.from({ length: 4 }, () => [404, 'not-found']));
});

describe('lists that are answered again', () => {
  const path = '/api/doctors?country=TZ&q=shirima';

  test('show a new first free time at once, and not after it has passed', async () => {
    const visitor = product.visitor();
    await visitor.get(path);
    const free = later(product.clock.now(), HOUR);
    await rememberNextFree(product.ctx(), id, free);
    expect((await visitor.get(path)).body[0].next_free_at).toBe(free.toISOString());
    product.clock.advance(HOUR);
    expect((await visitor.get(path)).body[0].next_free_at).toBeNull();
  });

  test('show a new doctor at once', async () => {
    const visitor = product.visitor();
    const before = (await visitor.get(path)).body.length;
    await addDoctors(product.ctx(), [{ ...ann, fullName: 'Baraka Shirima', phone: '+255784000003' }]);
    expect((await visitor.get(path)).body).toHaveLength(before + 1);
  });

  test('are not mixed up between countries of two visitors', async () => {
    const [one, other] = [product.visitor(), product.visitor()];
    other.cookies.set('country', 'KE');
    await one.get('/api/doctors?q=shirima');
    expect((await other.get('/api/doctors?q=shirima')).body).toEqual([]);
  });
});

describe('the door', () => {
  test('gives the phone of a bookable doctor only', async () => {
    const [suspended] = await addDoctors(product.ctx(), [{ ...ann, suspendedAt: NOW }]);
    expect(await findBookableDoctor(product.ctx(), id)).toMatchObject({ id, phone: PHONE, timeZone: 'Africa/Dar_es_Salaam', doctorType: 'specialist' });
    expect(await findBookableDoctor(product.ctx(), suspended!)).toBeUndefined();
    expect((await doctorNames(product.ctx(), [id, suspended!])).get(suspended!)?.fullName).toBe('Anna Shirima');
  });

  test('lists who is on call of a type in a country, the fittest first, then who speaks the language, featured and best rated', async () => {
    const kenyan = { ...ann, country: 'KE' as const, onCall: true };
    const search = { country: 'KE', doctorType: 'specialist', fitness: { [ann.specialty]: 1, pediatrician: 2 }, language: 'fr', limit: 6 } as const;
    const [low, , best, featured, , children, french] = await addDoctors(product.ctx(), [
      { ...kenyan, fullName: 'Low Low', startRating: 3 }, { ...kenyan, fullName: 'Not Now', onCall: false }, { ...kenyan, fullName: 'Best Best' },
      { ...kenyan, fullName: 'Far Famed', startRating: 3, featured: true }, { ...kenyan, fullName: 'Gen Eral', specialty: 'dentist' },
      { ...kenyan, fullName: 'Chil Dren', specialty: 'pediatrician', featured: true }, { ...kenyan, fullName: 'Fran Cais', startRating: 3, spokenLanguages: ['Français'] },
    ]);
    const found = await listOnCall(product.ctx(), search);
    expect(found.map((doctor) => doctor.id)).toEqual([french, featured, best, low, children]);
  });

  test('names doctors whose first free time must be found, until it closes', async () => {
    const now = product.clock.now();
    const due = async (at: Date) => (await doctorsDueForNextFree(product.ctx(), at, 1000)).includes(id);
    await rememberNextFree(product.ctx(), id, later(now, HOUR));
    expect(await due(later(now, 44 * MINUTE))).toBe(false);
    expect(await due(later(now, 45 * MINUTE))).toBe(true);
    await rememberNextFree(product.ctx(), id, null);
    expect(await due(now)).toBe(false);
    expect(await due(later(now, HOUR))).toBe(true);
  });

  test('counts true figures', async () => {
    await addDoctors(product.ctx(), [{ ...ann, country: 'BI', ratings: { sum: 9, count: 2 } }, { ...ann, country: 'BI', ratings: { sum: 4, count: 1 }, verifiedAt: null }]);
    const counted = await figures(product.ctx());
    expect(counted).toMatchObject({ ratings: 2, meanRating: 4.5, countries: 6 });
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
    const rows = await asOwner('select id, name, is_specialist as specialist, label_sw as sw, label_en as en, label_fr as fr from specialties order by id');
    const wanted = SPECIALTIES.map(({ id: specialty, name, specialist, labels }) => ({ id: specialty, name, specialist, ...labels }));
    expect(rows).toEqual(wanted.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  });

  test('shows the mean from three ratings on and cuts it', async () => {
    const rating = async (sum: number, count: number) =>
      (await asOwner(`update doctors set rating_sum = ${sum}, rating_count = ${count}, start_rating = 4 where id = '${id}' returning rating::float8 as rating`))[0].rating;
    expect(await rating(2, 2)).toBe(4);
    expect(await rating(14, 3)).toBe(4.66);
    expect(await rating(4 + 5 * 299, 300)).toBe(4.99);
  });

  test.each([
    ['more stars than ratings allow', 'rating_sum = 6, rating_count = 1'], ['a number that is not E.164', "phone = '0754000111'"],
    ['a doctor who takes no calls', "call_types = '{}'"], ['an unknown specialty', "specialty = 'wizard'"],
  ])('refuses %s', async (_, change) => { await expect(asOwner(`update doctors set ${change} where id = '${id}'`)).rejects.toThrow(/constraint/); });

  test('keeps name and type in step with a change', async () => {
    const [row] = await asOwner(`update doctors set full_name = 'Anna N’Diaye', specialty = 'dentist' where id = '${id}' returning name_key, doctor_type, name_words`);
    expect(row).toMatchObject({ name_key: 'anna ndiaye', doctor_type: 'general', name_words: ['TZ:anna', 'TZ:ndiaye'] });
    expect(ids((await product.visitor().get('/api/doctors?country=TZ&q=ndiye')).body)).toEqual([id]);
  });
});
