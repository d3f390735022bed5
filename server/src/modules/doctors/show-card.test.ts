import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DoctorCard } from '@tabibu/contract/doctors';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { specialtiesIn } from './read-specialties.ts';
import { toCard } from './show-card.ts';
import type { CardRow } from './store.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const rows: fc.Arbitrary<CardRow> = fc.record({
  id: fc.uuid(),
  full_name: text,
  specialty: fc.constantFrom(...SPECIALTIES.map(({ id }) => id)),
  doctor_type: fc.constantFrom('general', 'specialist'),
  country: fc.constantFrom('TZ', 'KE', 'RW'),
  rating: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
  rating_count: fc.nat(),
  image: fc.option(text),
  featured: fc.boolean(),
  spoken_languages: fc.array(text, { maxLength: 4 }),
  call_types: fc.subarray(['phone', 'video']),
  next_free_at: fc.option(
    fc.date({ min: new Date('2026-11-19T00:00:00Z'), max: new Date('2026-11-22T00:00:00Z'), noInvalidDate: true }),
  ),
  free_times: fc.array(
    fc.date({ min: new Date('2026-11-19T00:00:00Z'), max: new Date('2026-11-22T00:00:00Z'), noInvalidDate: true }),
    { maxLength: 3 },
  ),
});
const prices = fc.record({
  fees: fc.record({
    currency: fc.constantFrom('TZS', 'ZAR', 'KES'),
    generalPhone: fc.nat(),
    generalVideo: fc.nat(),
    specialistPhone: fc.nat(),
    specialistVideo: fc.nat(),
  }),
  specialties: fc.constant(specialtiesIn(new Map())),
  hasVideo: fc.boolean(),
});

test('a card has every key of the contract and no other, and no free time that has passed', () => {
  fc.assert(
    fc.property(rows, prices, (row, list) => {
      const card = toCard(row, list, NOW);
      expect(Object.keys(card).toSorted()).toEqual(Object.keys(DoctorCard.shape).toSorted());
      expect(card.next_free_at === null || Date.parse(card.next_free_at) > NOW.getTime()).toBe(true);
      expect(card.free_times.every((at) => Date.parse(at) > NOW.getTime())).toBe(true);
    }),
  );
});
