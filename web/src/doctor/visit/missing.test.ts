import { expect, test } from 'vitest';
import { MEDICINE_ROUTES, PRESCRIPTION_ITEMS } from '@tabibu/contract/prescription-content';
import { SICK_NOTE_DAYS, URGENCIES } from '@tabibu/contract/visit-documents';
import { EMPTY, EMPTY_ITEM, isEmpty } from './drafts.ts';
import * as limits from './limits.ts';
import { labelsOf, missingIn } from './missing.ts';
import { URGENCY_WORDS } from './urgencies.ts';

test('the fields that a document lacks before it can be signed are listed', () => {
  expect(missingIn('note', { ...EMPTY.note, plan: 'Maji' })).toEqual(['history', 'assessment']);
  expect(
    missingIn('prescription', {
      items: [
        { ...EMPTY_ITEM, medicine: 'Amoxicillin', form: '500 mg', dose: '1', frequency: 'x3' },
        { ...EMPTY_ITEM, as_needed: true },
      ],
    }),
  ).toEqual(['items.0.days', 'items.1.medicine', 'items.1.form', 'items.1.dose', 'items.1.frequency']);
  expect(missingIn('sick-note', { ...EMPTY['sick-note'], show_diagnosis: true })).toEqual([
    'from_day',
    'to_day',
    'diagnosis',
  ]);
  expect(missingIn('referral', { ...EMPTY.referral, to_specialty: ' ', reason: 'ECG' })).toEqual(['to_specialty']);
  expect(labelsOf(['items.0.dose', 'items.1.dose', 'plan'])).toEqual(['visit.dose', 'record.plan']);
});

test('an empty document is not offered for signing', () => {
  for (const kind of ['note', 'prescription', 'referral', 'sick-note'] as const)
    expect(isEmpty(kind, EMPTY[kind])).toBe(true);
  expect(isEmpty('prescription', { items: [EMPTY_ITEM] })).toBe(true);
  expect(isEmpty('note', { ...EMPTY.note, follow_up_on: '2026-12-01' })).toBe(false);
});

test('the limits of the form are those of the contract', () => {
  expect([limits.ROUTES, limits.PRESCRIPTION_ITEMS, limits.SICK_NOTE_DAYS]).toEqual([
    MEDICINE_ROUTES,
    PRESCRIPTION_ITEMS,
    SICK_NOTE_DAYS,
  ]);
  expect(URGENCY_WORDS.map(([urgency]) => urgency)).toEqual(URGENCIES);
});
