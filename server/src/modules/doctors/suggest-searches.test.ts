import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchSuggestionsBody } from '@tabibu/contract/doctors';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { addDoctors } from './index.ts';
import type { DoctorProfile } from './index.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let product: TestProduct;
let made = 0;
const doctor = (
  fullName: string,
  specialty: DoctorProfile['specialty'],
  country: DoctorProfile['country'],
  spokenLanguages = ['Kiswahili', 'English'],
): DoctorProfile => ({
  fullName,
  specialty,
  country,
  phone: `+2557841${String(10_000 + (made += 1))}`,
  gender: 'female',
  bio: { sw: '', en: '', fr: '' },
  spokenLanguages,
  experienceYears: 5,
  startRating: 5,
  ratings: { sum: 20, count: 5 },
  verifiedAt: NOW,
});

beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  await addDoctors(product.ctx(), [
    doctor('Neema Massawe', 'general-practitioner', 'TZ'),
    doctor('Juma Said', 'dentist', 'TZ'),
    doctor('Achieng Otieno', 'cardiologist', 'KE'),
    doctor('Wanjiru Kamau', 'hematologist', 'KE'),
    doctor('Odera Oduor', 'hematologist', 'KE', ['English']),
    doctor('Aline Uwase', 'hematologist', 'BI', ['Français']),
    ...Array.from({ length: 22 }, () => doctor('Thandi Dlamini', 'hematologist', 'ZA')),
  ]);
});
afterAll(() => product.close());

async function suggested(query: string, language = 'sw'): Promise<SearchSuggestionsBody> {
  const visitor = product.visitor();
  visitor.cookies.set('lang', language);
  const { status, body } = await visitor.get(`/api/doctor-suggestions?country=TZ&${query}`);
  expect(status).toBe(200);
  return body.data;
}

describe('suggestions after a search without a result', () => {
  test('near spellings of names, specialties and complaints are offered', async () => {
    expect((await product.visitor().get('/api/doctors?country=TZ&q=masave')).body).toEqual([]);
    expect((await suggested('q=masave')).spellings[0]).toBe('massawe');
    expect((await suggested('q=neema%20masave')).spellings[0]).toBe('neema massawe');
    expect((await suggested('q=fvver')).spellings).toContain('fever');
    expect((await suggested('q=zzzzzz')).spellings).toEqual([]);
  });

  test('health problems are offered only where somebody here treats them', async () => {
    const { problems } = await suggested('q=zzzzzz');
    expect(problems).toContain('dental');
    expect(problems).not.toContain('heart');
    expect((await suggested('q=ddentayre')).problems[0]).toBe('dental');
    expect(problems).not.toContain('other');
    expect((await suggested('problem=blood')).problems).not.toContain('blood');
  });

  test('doctors of other countries are counted when they speak the language, and only those', async () => {
    expect((await suggested('problem=blood')).elsewhere).toEqual([
      { country: 'ZA', doctors: 20, or_more: true },
      { country: 'KE', doctors: 1, or_more: false },
    ]);
    expect((await suggested('problem=blood', 'fr')).elsewhere).toEqual([{ country: 'BI', doctors: 1, or_more: false }]);
    expect((await suggested('q=achieng')).elsewhere).toEqual([{ country: 'KE', doctors: 1, or_more: false }]);
    expect((await suggested('q=zzzzzz')).elsewhere).toEqual([]);
  });

  test('say that the search without its filters finds doctors, and only then', async () => {
    expect((await suggested('q=neema&rating=5')).without_filters).toBe(true);
    expect((await suggested('specialty=cardiologist')).without_filters).toBe(true);
    expect((await suggested('q=zzzzzz&rating=5')).without_filters).toBe(false);
    expect((await suggested('q=zzzzzz')).without_filters).toBe(false);
  });
});
