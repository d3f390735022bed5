import { expect, test } from 'vitest';
import { draftOf, faultsOf, inputOf, refusedFields, withLanguage } from './profile-draft.ts';

const DRAFT = draftOf({
  id: '019a0000-0000-7000-8000-000000000001',
  full_name: 'Neema Mushi',
  email: null,
  phone: '+255713000001',
  country: 'TZ',
  time_zone: 'Africa/Dar_es_Salaam',
  location: '',
  specialty: 'Dentist',
  specialty_id: 'dentist',
  type: 'general',
  experience_years: 9,
  bio: { sw: '', en: '', fr: '' },
  video_consultation_fee: 60,
  phone_consultation_fee: 45,
  spoken_languages: ['Kiswahili'],
  call_types: ['phone'],
  avatar_url: null,
  licence: null,
  pending_changes: [
    {
      id: '019a0000-0000-7000-8000-000000000002',
      field: 'country',
      value: 'KE',
      requested_at: '2026-11-20T06:00:00.000Z',
      by_office: false,
    },
  ],
});

test('an unchanged form has no fault and sends the saved values', () => {
  expect(faultsOf(DRAFT)).toEqual({});
  expect(inputOf(DRAFT)).toMatchObject({
    specialty: 'dentist',
    experience_years: 9,
    video_consultation_fee: 60,
    phone_consultation_fee: 45,
    email: null,
    phone: '+255713000001',
  });
});

test('a requested change stays in the form until staff decide, so that saving again requests the same', () => {
  expect(inputOf(DRAFT)).toMatchObject({ country: 'KE', licence: '' });
});

test.each([
  ['phone', { phone: '12' }],
  ['full_name', { full_name: '7' }],
  ['email', { email: 'neema' }],
  ['experience_years', { experience_years: '71' }],
  ['experience_years', { experience_years: '' }],
  ['experience_years', { experience_years: '4.5' }],
  ['video_consultation_fee', { video_consultation_fee: '0' }],
  ['phone_consultation_fee', { phone_consultation_fee: '1001' }],
  ['spoken_languages', { spoken_languages: [] }],
  ['call_types', { call_types: [] }],
])('%s: %j is a fault of that field only', (field, change) => {
  expect(Object.keys(faultsOf({ ...DRAFT, ...change }))).toEqual([field]);
});

test('a field that the server refuses is marked as faulty; unknown field names are ignored', () => {
  expect(refusedFields(['full_name', 'bio.sw', 'something'], DRAFT)).toEqual({
    full_name: 'profile.field-fault',
    bio: 'profile.field-fault',
  });
  expect(refusedFields(undefined, DRAFT)).toEqual({});
});

test('a language is added once, at most ten, and only when it is a word', () => {
  expect(withLanguage(['English'], '  Kihaya ')).toEqual(['English', 'Kihaya']);
  expect(withLanguage(['English'], 'english')).toEqual(['English']);
  expect(withLanguage(['English'], '??')).toEqual(['English']);
  const ten = Array.from('abcdefghij', (letter) => `Lugha ${letter}`);
  expect(withLanguage(ten, 'Kihaya')).toBe(ten);
});
