import { expect, test } from 'vitest';
import { spanOf } from './rules.ts';

const ZONE = 'Africa/Dar_es_Salaam';
// Thursday, 15 January, 21:30 in Dar es Salaam.
const NOW = new Date('2026-01-15T18:30:00Z');
const iso = (wanted: Parameters<typeof spanOf>[0]) => {
  const { since, before } = spanOf(wanted, NOW, ZONE);
  return [since?.toISOString(), before?.toISOString()];
};

test('today, seven times 24 hours with the rest of today, and the calendar month, by the clock of the country', () => {
  expect(iso({ time: 'today' })).toEqual(['2026-01-14T21:00:00.000Z', '2026-01-15T21:00:00.000Z']);
  expect(iso({ time: 'week' })).toEqual(['2026-01-08T18:30:00.000Z', '2026-01-15T21:00:00.000Z']);
  expect(iso({ time: 'month' })).toEqual(['2025-12-31T21:00:00.000Z', '2026-01-31T21:00:00.000Z']);
});

test('typed days are both included, and a named time and typed days narrow each other', () => {
  expect(iso({})).toEqual([undefined, undefined]);
  expect(iso({ from: '2026-01-03' })).toEqual(['2026-01-02T21:00:00.000Z', undefined]);
  expect(iso({ until: '2026-01-03' })).toEqual([undefined, '2026-01-03T21:00:00.000Z']);
  expect(iso({ time: 'month', from: '2025-12-01', until: '2026-01-03' })).toEqual([
    '2025-12-31T21:00:00.000Z',
    '2026-01-03T21:00:00.000Z',
  ]);
});
