import { expect, test } from 'vitest';
import { MEDICINE_ROUTES, PRESCRIPTION_ITEMS, SICK_NOTE_DAYS, URGENCIES } from '@tabibu/contract/records';
import { EMPTY, EMPTY_ITEM, isEmpty } from './drafts.ts';
import * as limits from './limits.ts';
import { labelsOf, missingIn } from './missing.ts';
import { URGENCY_WORDS } from './urgencies.ts';
import { warningsOf } from './warnings.ts';
import type { PrescriptionBody } from '../../api/records.ts';

test('a document says which fields it lacks before it can be signed', () => {
  expect(missingIn('note', { ...EMPTY.note, plan: 'Maji' })).toEqual(['history', 'assessment']);
  expect(missingIn('prescription', { items: [{ ...EMPTY_ITEM, medicine: 'Amoxicillin', form: '500 mg', dose: '1', frequency: 'x3' }, { ...EMPTY_ITEM, as_needed: true }] }))
    .toEqual(['items.0.days', 'items.1.medicine', 'items.1.form', 'items.1.dose', 'items.1.frequency']);
  expect(missingIn('sick-note', { ...EMPTY['sick-note'], show_diagnosis: true })).toEqual(['from_day', 'to_day', 'diagnosis']);
  expect(missingIn('referral', { ...EMPTY.referral, to_specialty: ' ', reason: 'ECG' })).toEqual(['to_specialty']);
  expect(labelsOf(['items.0.dose', 'items.1.dose', 'plan'])).toEqual(['visit.dose', 'record.plan']);
});

test('what nobody filled in is not offered for signing', () => {
  for (const kind of ['note', 'prescription', 'referral', 'sick-note'] as const) expect(isEmpty(kind, EMPTY[kind])).toBe(true);
  expect(isEmpty('prescription', { items: [EMPTY_ITEM] })).toBe(true);
  expect(isEmpty('note', { ...EMPTY.note, follow_up_on: '2026-12-01' })).toBe(false);
});

test('the limits of the form are those of the contract', () => {
  expect([limits.ROUTES, limits.PRESCRIPTION_ITEMS, limits.SICK_NOTE_DAYS]).toEqual([MEDICINE_ROUTES, PRESCRIPTION_ITEMS, SICK_NOTE_DAYS]);
  expect(URGENCY_WORDS.map(([urgency]) => urgency)).toEqual(URGENCIES);
});

test('a warning holds only as long as the medicine that it speaks of stands there', () => {
  const found = { warnings: [{ item: 1, medicine: 'Amoxicillin', substance: 'penicillin' }] } as unknown as PrescriptionBody;
  const items = [{ ...EMPTY_ITEM, medicine: 'Paracetamol' }, { ...EMPTY_ITEM, medicine: 'Amoxicillin ' }];
  expect(warningsOf(found, items).map(({ substance }) => substance)).toEqual(['penicillin']);
  expect(warningsOf(found, [items[1]!], 1)).toHaveLength(1);
  expect(warningsOf(found, [items[0]!], 0)).toEqual([]);
  expect(warningsOf(found, [items[0]!, { ...items[1]!, medicine: 'Azithromycin' }])).toEqual([]);
});
