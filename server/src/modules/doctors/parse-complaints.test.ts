import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLAINT_WORDS, COMPLAINT_WORDS_REVIEW } from '@tabibu/contract/complaint-words';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { specialtiesIn } from './read-specialties.ts';
import { parseComplaints, topicsOfWords } from './parse-complaints.ts';
import { addDoctors } from './index.ts';
import type { DoctorProfile } from './index.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const doctor = (
  fullName: string,
  specialty: DoctorProfile['specialty'],
  country: DoctorProfile['country'],
  index: number,
): DoctorProfile => ({
  fullName,
  specialty,
  country,
  phone: `+2557840${String(10_000 + index)}`,
  gender: 'female',
  bio: { sw: '', en: '', fr: '' },
  spokenLanguages: ['Kiswahili'],
  experienceYears: 5,
  startRating: 4,
  verifiedAt: NOW,
});

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: NOW });
  await addDoctors(product.ctx(), [
    ...SPECIALTIES.map(({ id }, index) =>
      doctor(`Asha ${'ABCDEFGHIJKLMNOPQRSTUV'[index]!.repeat(3)}`, id, 'TZ', index),
    ),
    doctor('Nina Tatu', 'dentist', 'TZ', 30),
    doctor('Tendai Moyo', 'dermatologist', 'TZ', 31),
    doctor('Homera Pima', 'urologist', 'TZ', 32),
    doctor('Aline Uwase', 'general-practitioner', 'BI', 40),
    doctor('Divine Uwera', 'dentist', 'BI', 41),
  ]);
});
afterAll(() => product.close());

async function searched(
  q: string,
  more = 'country=TZ',
): Promise<{ specialties: string[]; names: string[]; topics: string[] }> {
  const { body, headers } = await product.visitor().get(`/api/doctors?${more}&limit=100&q=${encodeURIComponent(q)}`);
  const topics = [...String(headers['link'] ?? '').matchAll(/rel="related"; title="([^"]+)"/g)].map(
    ([, topic]) => topic!,
  );
  return {
    specialties: [...new Set((body as { specialty_id: string }[]).map(({ specialty_id: id }) => id))].toSorted(),
    names: (body as { name: string }[]).map(({ name }) => name),
    topics,
  };
}

describe('everyday words for an illness lead to doctors, and to the right ones', () => {
  test.each([
    ['heart', 'heart'],
    ['cœur', 'heart'],
    ['coeur', 'heart'],
    ['MOYO', 'heart'],
    ['presha', 'heart'],
    ['head', 'head'],
    ['kichwa', 'head'],
    ['mal de tête', 'head'],
    ['skin', 'skin'],
    ['child', 'child'],
    ['enfants', 'child'],
    ['pregnancy', 'pregnancy'],
    ['grossesse', 'pregnancy'],
    ['mimba', 'pregnancy'],
    ['sukari', 'diabetes'],
    ['diabetes', 'diabetes'],
    ['diabète', 'diabetes'],
    ['jino', 'dental'],
    ['dent', 'dental'],
    ['mal aux dents', 'dental'],
    ['homa', 'other'],
    ['malaria', 'other'],
    ['fever', 'other'],
    ['fièvre', 'other'],
    ['fievre', 'other'],
    ['kikohozi', 'respiratory'],
    ['toux', 'respiratory'],
    ['maumivu ya tumbo', 'stomach'],
    ["mal à l'estomac", 'stomach'],
    ['mtoto wa jicho', 'eye'],
  ] as const)('%s leads to the doctors who treat %s', async (q, problem) => {
    const found = await searched(q);
    expect(found.names.length).toBeGreaterThan(0);
    const others = found.specialties.filter((id) => !specialtiesIn(new Map()).treating([problem]).includes(id));
    expect(others).toEqual(q === 'MOYO' ? ['dermatologist'] : []);
    expect(found.topics.length).toBeGreaterThan(0);
  });

  test.each([
    ...['zinaa', 'magonjwa ya zinaa', 'kisonono', 'kaswende', 'gono', 'gonorrhea', 'syphilis', 'STD', 'busha'].map(
      (word) => [word, 'urologist'],
    ),
    ...['PID', 'P2', 'syphilis'].map((word) => [word, 'gynecologist']),
    ...['ngiri', 'hernia'].map((word) => [word, 'gastroenterologist']),
    ['corona', 'pulmonologist'],
    ['gp', 'general-practitioner'],
  ] as [string, string][])('%s never finds nobody, nor only others than a %s', async (q, specialty) => {
    expect((await searched(q)).specialties).toContain(specialty);
  });

  test.each(['Dk. Nina', 'Dk Nina'])('the title of “%s” is no part of a name', async (q) => {
    expect((await searched(q)).names).toEqual(['Nina Tatu']);
  });

  test.each([
    ['feaver', 'fever'],
    ['malariya', 'fever'],
    ['diabetis', 'diabetes'],
    ['pregnency', 'pregnancy'],
    ['kikohoz', 'respiratory'],
    ['prescha', 'heart'],
    ['grosesse', 'pregnancy'],
    ['headach', 'head'],
  ])('the misspelt %s is recognized as %s', async (q, topic) => {
    expect((await searched(q)).topics).toEqual([topic]);
  });

  test('a complaint in a whole sentence is recognized, and the other words exclude no doctor', async () => {
    expect((await searched('nina homa kali kwa siku tatu')).specialties).toEqual([
      'family-medicine',
      'general-practitioner',
    ]);
    expect((await searched('my child has a fever since monday')).specialties).toEqual([
      'family-medicine',
      'general-practitioner',
      'pediatrician',
    ]);
    expect((await searched('daktari wa moyo')).names).toEqual(expect.arrayContaining(['Asha BBB', 'Tendai Moyo']));
    expect((await searched('heart surgeon')).specialties).toEqual(['cardiologist']);
  });

  test('a doctor’s name beside a complaint chooses that doctor', async () => {
    expect((await searched('asha bbb heart')).names).toEqual(['Asha BBB']);
  });
});

test('"homa" gives no haematologist, no endocrinologist and nobody whose name only begins so', async () => {
  expect((await searched('homa')).specialties).toEqual(['family-medicine', 'general-practitioner']);
});

test('a doctor whose name is also a complaint can be found: the text can be searched as a name', async () => {
  expect((await searched('moyo')).names).toContain('Tendai Moyo');
  const found = await searched('moyo', 'country=TZ&as=name');
  expect(found).toEqual({ specialties: ['dermatologist'], names: ['Tendai Moyo'], topics: [] });
  expect((await searched('homa', 'country=TZ&as=name')).names).toEqual(['Homera Pima']);
});

test('where nobody treats a complaint, general doctors are listed and nobody else', async () => {
  expect(await searched('moyo', 'country=BI')).toMatchObject({
    specialties: ['general-practitioner'],
    topics: ['heart'],
  });
  expect((await searched('moyo', 'country=BI&specialty=dentist')).names).toEqual([]);
});

test('complaints are recognized in memory, without a query', () => {
  expect(parseComplaints('maumivu ya kichwa')).toEqual({ topics: ['head'], alone: [], rest: [] });
  expect(parseComplaints('Asha Mwakyusa')).toBeUndefined();
});

describe('the list of words', () => {
  test('covers every health problem in three languages and says that no clinician has reviewed it', () => {
    expect(new Set(COMPLAINT_WORDS.map(({ problem }) => problem)).size).toBe(HEALTH_PROBLEMS.length);
    expect(COMPLAINT_WORDS_REVIEW).toMatchObject({ status: 'draft', reviewer: '' });
  });

  test('contains no phrase that does not lead to its own topic', () => {
    const lost = COMPLAINT_WORDS.flatMap(({ topic, sw, en, fr }) =>
      [sw, en, fr]
        .flatMap((words) => words.split(','))
        .filter((typed) => parseComplaints(typed)?.topics.includes(topic) !== true),
    );
    expect(lost).toEqual([]);
    expect(topicsOfWords(['mgongo'])).toEqual(['bone', 'joint']);
  });
});
