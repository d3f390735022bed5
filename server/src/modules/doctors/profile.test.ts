import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DoctorProfileInput } from '@tabibu/contract/doctor-profile';
import { aWorkingDoctor, editable } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aDoctor as aDoctorsBrowser } from '../../../test/security/people.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { doctorOfAccount } from './index.ts';
import { cleanDoctorName, cleanLanguages } from './clean-profile.ts';

let product: TestProduct;
let doctor: Visitor;
let id: string;
let sent: DoctorProfileInput;

beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  ({ browser: doctor, id } = await aWorkingDoctor(product, { fullName: 'Neema Mushi', specialty: 'dentist' }));
  sent = editable((await doctor.get('/api/doctor/profile')).body.data);
});

const save = (change: object) => doctor.put('/api/doctor/profile', { ...sent, ...change });
const publicPage = async () => (await product.visitor().get(`/api/doctors/${id}`)).body.data;
const found = async (q: string) =>
  (
    (await product.visitor().get(`/api/doctors?country=TZ&limit=100&q=${encodeURIComponent(q)}`)).body as {
      id: string;
    }[]
  ).some((card) => card.id === id);

test('a new profile requests fees of 60 and 45 dollars (DOC-DASH-29)', () => {
  expect([sent.video_consultation_fee, sent.phone_consultation_fee]).toEqual([60, 45]);
});

test('saved fields, fees and a new language persist, and prices of patients do not change (S60)', async () => {
  const { phone_price: phone, video_price: video } = await publicPage();
  const change = {
    full_name: "Neema Ng'ang'a",
    email: 'neema@mfano.co.tz',
    location: 'Kliniki ya Mikocheni',
    experience_years: 12,
    bio: { sw: 'Nipo', en: 'Here', fr: 'Ici' },
    video_consultation_fee: 999,
    phone_consultation_fee: 1,
    spoken_languages: ['Kiswahili', 'English', 'Kihaya'],
    call_types: ['phone', 'video'],
  };
  expect((await save(change)).status).toBe(200);
  expect((await doctor.get('/api/doctor/profile')).body.data).toMatchObject({
    ...change,
    country: 'TZ',
    specialty: 'Dentist',
    time_zone: 'Africa/Dar_es_Salaam',
  });
  expect((await doctor.get('/api/me')).body.data.full_name).toBe(change.full_name);
  expect(await publicPage()).toMatchObject({
    full_name: "Neema Ng'ang'a",
    spoken_languages: change.spoken_languages,
    experience_years: 12,
    phone_price: phone,
    video_price: video,
  });
});

test('patients never see email, place or requested fees', async () => {
  await save({ email: 'siri@mfano.co.tz', location: 'Mahali pa siri', video_consultation_fee: 777 });
  const { text } = await product.visitor().get(`/api/doctors/${id}`);
  expect(text.replaceAll(id, '')).not.toMatch(/siri|777/);
});

test('a renamed doctor is found by the new name, also with a typing error, and not by the old one', async () => {
  expect(await found('mushi')).toBe(true);
  await save({ full_name: 'Neema Kilimanjaro' });
  expect([await found('kilimanjaro'), await found('kilimanjoro'), await found('mushi')]).toEqual([true, true, false]);
});

test('an old spelling of a specialty is saved as a request for the right one (C43)', async () => {
  expect((await save({ specialty: 'Opthalmologist' })).body.data).toMatchObject({
    specialty_id: 'dentist',
    pending_changes: [{ field: 'specialty', value: 'ophthalmologist' }],
  });
});

test('a language without a biography shows the biography of another language', async () => {
  await save({ bio: { sw: '', en: 'I listen first.', fr: '' } });
  expect((await publicPage()).bio).toEqual({ sw: 'I listen first.', en: 'I listen first.', fr: 'I listen first.' });
  expect((await doctor.get('/api/doctor/profile')).body.data.bio).toEqual({ sw: '', en: 'I listen first.', fr: '' });
});

test('a doctor who no longer offers video cannot be booked for it', async () => {
  await save({ call_types: ['phone'] });
  expect(await publicPage()).toMatchObject({ call_types: ['phone'], video_price: null });
});

test.each([
  ['full_name', { full_name: '12 34' }],
  ['specialty', { specialty: 'Wizard' }],
  ['spoken_languages', { spoken_languages: ['<b>'] }],
  ['spoken_languages', { spoken_languages: [] }],
  ['experience_years', { experience_years: 71 }],
  ['experience_years', { experience_years: 1.5 }],
  ['video_consultation_fee', { video_consultation_fee: 0 }],
  ['phone_consultation_fee', { phone_consultation_fee: 1001 }],
  ['video_consultation_fee', { video_consultation_fee: '60' }],
  ['email', { email: 'no address' }],
  ['call_types', { call_types: [] }],
])('%s: %j is refused with the name of the field, and nothing is saved', async (field, change) => {
  const refused = await save({ location: 'Arusha', ...change });
  expect([refused.status, refused.body.code, refused.body.params.fields]).toEqual([422, 'invalid-input', [field]]);
  expect((await doctor.get('/api/doctor/profile')).body.data.location).toBe('');
});

test('an eleventh language is refused, a repeated one is kept once', async () => {
  const many = Array.from({ length: 11 }, (_, index) => `Lugha ${'abcdefghijk'[index]}`);
  expect((await save({ spoken_languages: many })).status).toBe(422);
  expect((await save({ spoken_languages: ['English', 'english ', 'Kiswahili'] })).body.data.spoken_languages).toEqual([
    'English',
    'Kiswahili',
  ]);
});

test('ids and verification cannot be set by the request', async () => {
  for (const field of ['id', 'verified_at', 'time_zone', 'pending_changes'])
    expect((await save({ [field]: 'KE' })).status).toBe(400);
});

test('a visitor, a patient and an account without a doctor are refused', async () => {
  expect((await product.visitor().get('/api/doctor/profile')).body.code).toBe('not-signed-in');
  expect((await (await product.patient()).get('/api/doctor/profile')).status).toBe(403);
  expect((await (await aDoctorsBrowser(product)).get('/api/doctor/profile')).status).toBe(404);
});

test('doctorOfAccount returns the doctor of an account', async () => {
  expect(await doctorOfAccount(product.ctx(), doctor.accountId)).toEqual({
    id,
    fullName: 'Neema Mushi',
    specialtyId: 'dentist',
    doctorType: 'general',
    country: 'TZ',
    timeZone: 'Africa/Dar_es_Salaam',
    image: null,
  });
  expect(await doctorOfAccount(product.ctx(), id)).toBeUndefined();
});

describe('typed names and languages', () => {
  test.each([
    ['Dkt. Ng’ang’a  Otieno', "Ng'ang'a Otieno"],
    ['Dr Jean-Bosco N’Diaye', "Jean-Bosco N'Diaye"],
    ['Prof. J. Mrema', 'J Mrema'],
    ['Asha 7', 'Asha'],
    ['...', ''],
    ['Dr', 'Dr'],
    ['a'.repeat(81), ''],
  ])('the name %j is kept as %j', (typed, kept) => {
    expect(cleanDoctorName(typed)).toBe(kept);
  });

  test.each([
    [
      ['English', ' Kiswahili '],
      ['English', 'Kiswahili'],
    ],
    [
      ['isiZulu', 'Français'],
      ['isiZulu', 'Français'],
    ],
    [['2'], null],
    [['x'], null],
  ])('the languages %j are kept as %j', (typed, kept) => {
    expect(cleanLanguages(typed)).toEqual(kept);
  });
});
