import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBase32 } from '../../platform/ids.ts';
import { ITEM, NOTE, REFERRAL } from '../../../test/record-makers.ts';
import { CONTROLLED_MEDICINES } from '@tabibu/medicines/controlled-medicines';
import { findControlledMedicines } from '@tabibu/medicines/find-controlled';
import type { Contents } from './rules.ts';
import { areSickDays, isFollowUpDay, isNight, missingFields, reminderOf, documentState } from './rules.ts';
import { checkCharacter, newCodes, readCode, readShortCode, showLong, showShort } from './verification-code.ts';

const prescription = (items: object[]) => ({ items }) as unknown as Contents['prescription'];
const medicines = (...names: string[]) => prescription(names.map((medicine) => ({ ...ITEM, medicine }))).items;

describe('what a document needs before it is signed', () => {
  test('a note: history, assessment, plan', () => {
    expect(missingFields('note', NOTE)).toEqual([]);
    expect(missingFields('note', { ...NOTE, history: '', findings: '', assessment: '', plan: '' })).toEqual([
      'history',
      'assessment',
      'plan',
    ]);
  });
  test('a prescription: one item, and each with name, form, dose, frequency and days or need', () => {
    expect(missingFields('prescription', prescription([]))).toEqual(['items']);
    expect(
      missingFields(
        'prescription',
        prescription([ITEM, { ...ITEM, medicine: '', form: '', dose: '', frequency: '', days: null }]),
      ),
    ).toEqual(['items.1.medicine', 'items.1.form', 'items.1.dose', 'items.1.frequency', 'items.1.days']);
    expect(missingFields('prescription', prescription([{ ...ITEM, days: null, as_needed: true }]))).toEqual([]);
  });
  test('a referral: to whom and why; a sick note: its days', () => {
    expect(missingFields('referral', { ...REFERRAL, urgency: 'routine', to_facility: '', summary: '' })).toEqual([]);
    expect(missingFields('referral', { ...REFERRAL, urgency: 'routine', to_specialty: '', reason: '' })).toEqual([
      'to_specialty',
      'reason',
    ]);
    expect(
      missingFields('sick-note', { from_day: null, to_day: '2027-01-02', diagnosis: '', show_diagnosis: false }),
    ).toEqual(['from_day']);
  });
});

describe('days', () => {
  test('a follow-up lies after today and within a year', () => {
    expect(
      ['2027-01-15', '2027-01-16', '2028-01-16', '2028-01-17'].map((day) => isFollowUpDay(day, '2027-01-15')),
    ).toEqual([false, true, true, false]);
  });
  test('a sick note ends at most fourteen days ahead', () => {
    const on = { visitDay: '2027-01-10', today: '2027-01-12' };
    expect([
      areSickDays('2027-01-10', '2027-01-26', on),
      areSickDays('2027-01-10', '2027-01-27', on),
      areSickDays('2027-01-09', '2027-01-12', on),
      areSickDays('2027-01-13', '2027-01-12', on),
    ]).toEqual([true, false, false, false]);
  });
  test('the reminder goes out two days before at nine of the local clock', () => {
    expect(reminderOf('2027-03-03', '2027-02-01', 'Africa/Dar_es_Salaam')?.toISOString()).toBe(
      '2027-03-01T06:00:00.000Z',
    );
    expect(reminderOf('2027-03-01', '2027-02-01', 'Africa/Kigali')?.toISOString()).toBe('2027-02-27T07:00:00.000Z');
  });
  test('a reminder goes out on the day after the signing at the earliest, a follow-up on that day has none, and none goes out at night', () => {
    const [inThree, inTwo, inOne] = ['2027-03-04', '2027-03-03', '2027-03-02'].map((day) =>
      reminderOf(day, '2027-03-01', 'Africa/Dar_es_Salaam')?.toISOString(),
    );
    expect([inThree, inTwo, inOne]).toEqual(['2027-03-02T06:00:00.000Z', '2027-03-02T06:00:00.000Z', undefined]);
    expect(['07:59', '08:00', '19:59', '20:00', '00:30'].map(isNight)).toEqual([true, false, false, true, true]);
  });
  test('a prescription is valid on its last day', () => {
    const standing = { state: 'signed' as const, dispensed_at: null, valid_until: '2027-02-14' };
    expect([
      documentState(standing, '2027-02-14'),
      documentState(standing, '2027-02-15'),
      documentState({ ...standing, dispensed_at: new Date() }, '2027-02-15'),
      documentState({ ...standing, state: 'cancelled' }, '2027-01-01'),
    ]).toEqual(['valid', 'expired', 'dispensed', 'cancelled']);
  });
});

describe('names of medicines', () => {
  test.each([
    'Tramadol 50 mg',
    'TRAMADOL HCl',
    'Diazépam',
    'Paracetamol/Codeine',
    'Valium',
    'Phénobarbital',
    'Ketamine',
    'Ritalin',
    'Zolpidem',
    'Co-codamol',
  ])('%s must not be prescribed remotely, in any country', (name) => {
    for (const country of ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'] as const)
      expect(findControlledMedicines(medicines('Paracetamol', name), country)).toMatchObject([
        { item: 1, medicine: name },
      ]);
  });
  test.each([
    'Tramadol50mg',
    'Morphine10mg/ml',
    'Fentanyl75mcg',
    'Bromazépam6mg',
    'Diazepam5',
    '50mgTramadol',
    '75μgfentanyl',
    'Tra\u00ADmadol',
    'Tramacet',
    'Tramadolhcl',
    'xtramadolx',
    'Tramahexal',
    'Panadeine',
    'Tramadoli',
    'Diazepamu',
  ])('%s is recognized as controlled although other characters touch the name', (name) => {
    expect(findControlledMedicines(medicines(name), 'TZ')).toMatchObject([{ item: 0, medicine: name }]);
  });
  test('a digit that touches a controlled name never hides it', () => {
    const names = Object.values(CONTROLLED_MEDICINES.TZ).flat();
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom('', ' ', 'mg', 'mcg', 'mg/ml', '%', 'x'),
        fc.boolean(),
        fc.boolean(),
        (name, digits, unit, before, loud) => {
          const spelled = loud ? name.toUpperCase() : name;
          expect(
            findControlledMedicines(medicines(before ? `${digits}${spelled}` : `${spelled}${digits}${unit}`), 'TZ'),
          ).toHaveLength(1);
        },
      ),
      { numRuns: 500 },
    );
  });
  test.each([
    'Paracetamol',
    'Paracetamol500mg',
    '5gabapentin',
    'Amoxicillin',
    'Artemether lumefantrine',
    'Metformin',
    'Dextromethorphan',
    'Loperamide',
    'Ranitidine',
  ])('%s may be prescribed', (name) => {
    expect(findControlledMedicines(medicines(name), 'TZ')).toEqual([]);
  });
  test('a controlled substance in the field of the form is found too', () => {
    expect(
      findControlledMedicines(prescription([{ ...ITEM, medicine: 'Syrup', form: 'codeine linctus' }]).items, 'KE'),
    ).toMatchObject([{ group: 'opioid' }]);
  });
});

describe('codes', () => {
  test('have 100 and 40 random bits, and are recognized with spaces, dashes and look-alike letters', () => {
    const { code, short } = newCodes();
    expect([code.length, short.length]).toEqual([20, 9]);
    expect([readCode(showLong(code).toLowerCase()), readShortCode(` ${showShort(short).toLowerCase()} `)]).toEqual([
      code,
      short,
    ]);
    expect([readCode(code.slice(1)), readCode(`${code}0`), readCode(`U${code.slice(1)}`), readShortCode('')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(readCode('OIL00000000000000000')).toBe('01100000000000000000');
  });
  test('the check character reveals every single wrong character', () => {
    const characters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.constantFrom(...characters), (place, other) => {
        const text = randomBase32(8);
        const short = text + checkCharacter(text);
        const wrong = short.slice(0, place) + other + short.slice(place + 1);
        expect(readShortCode(wrong)).toBe(wrong === short ? short : null);
      }),
      { numRuns: 500 },
    );
  });
});
