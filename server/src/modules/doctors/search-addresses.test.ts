import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, later } from '../../platform/time.ts';
import { addDoctors, rememberNextFree } from './index.ts';
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
  product = await openTestProduct({ start: NOW });
  [id] = (await addDoctors(product.ctx(), [ann])) as [string];
});
afterAll(() => product.close());

const ids = (body: { id: string }[]) => body.map((card) => card.id);

describe('filters in the address', () => {
  test('a misspelt specialty name is understood', async () => {
    const [eye] = await addDoctors(product.ctx(), [
      { ...ann, fullName: 'Leah Macho', specialty: 'ophthalmologist', phone: '+255784000002' },
    ]);
    expect(ids((await product.visitor().get('/api/doctors?country=TZ&specialty=Opthalmologist')).body)).toEqual([eye]);
  });

  test('the problem "other" gives general doctors', async () => {
    const [gp] = await addDoctors(product.ctx(), [
      { ...ann, fullName: 'Juma Jumla', country: 'UG', specialty: 'general-practitioner', phone: '+256772000001' },
    ]);
    await addDoctors(product.ctx(), [{ ...ann, fullName: 'Moses Moyo', country: 'UG', phone: '+256772000002' }]);
    expect(ids((await product.visitor().get('/api/doctors?country=UG&problem=other')).body)).toEqual([gp]);
  });

  test.each([
    'rating=2',
    'sort=price',
    'limit=0',
    'limit=201',
    'cursor=%00',
    'cursor=W10',
    `cursor=${Buffer.from('["name","a"]').toString('base64url')}`,
  ])('%s is refused as invalid', async (wish) => {
    const { status, body } = await product.visitor().get(`/api/doctors?country=TZ&${wish}`);
    expect([status, body.code]).toEqual([422, 'invalid-input']);
  });

  test('a cursor of another order is refused', async () => {
    await addDoctors(
      product.ctx(),
      ['A', 'B', 'C'].map((name, index) => ({
        ...ann,
        fullName: `${name} Mgeni`,
        country: 'RW' as const,
        phone: `+25078800000${index}`,
      })),
    );
    const link = String((await product.visitor().get('/api/doctors?country=RW&sort=name&limit=1')).headers['link']);
    const cursor = new URLSearchParams(/\?([^>]*)>/.exec(link)![1]).get('cursor');
    expect((await product.visitor().get(`/api/doctors?country=RW&sort=rating&limit=1&cursor=${cursor}`)).status).toBe(
      422,
    );
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

describe('cached lists', () => {
  const path = '/api/doctors?country=TZ&q=shirima';

  test('show a new first free time at once, and not after it has passed', async () => {
    const visitor = product.visitor();
    await visitor.get(path);
    const free = later(product.clock.now(), HOUR);
    await rememberNextFree(product.ctx(), id, [free]);
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
