import { expect, test } from 'vitest';
import { namesPatient } from './names-patient.ts';

const patient = { fullName: 'Élise Juma', phone: '+255754123456', day: '2026-11-20' };

test.each([
  'Asante Elise',
  'asante ÉLISE!',
  'Bi. Juma, pole',
  'Call 0754 123 456',
  'Call +255754123456',
  'on 20/11/2026',
  'on 20.11.',
  'tarehe 20 Novemba',
  'le 20 novembre',
  'November 20',
  '2026-11-20',
])('%j gives the patient away', (text) => {
  expect(namesPatient(text, patient, 'Dkt. Neema Mushi')).toBeDefined();
});

test.each(['Thank you very much', 'Jumatatu njema', 'We answer within 20 minutes', 'Since 2011', 'Call 112'])(
  '%j gives nobody away',
  (text) => {
    expect(namesPatient(text, patient, 'Dkt. Neema Mushi')).toBeUndefined();
  },
);

test('a name that doctor and patient share may be written', () => {
  expect(namesPatient('Dkt. Juma', patient, 'Dkt. Neema Juma')).toBeUndefined();
});
