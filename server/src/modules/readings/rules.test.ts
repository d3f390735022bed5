import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { curveOf } from './rules.ts';

/** A year of three readings a day, at uneven minutes and with values that differ like those of a real device. */
function aYear() {
  let state = 7;
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  return Array.from({ length: 1095 }, (_, place) => ({
    id: String(place),
    version: 1,
    kind: 'blood-pressure' as const,
    values: { systolic: 120 + next(40), diastolic: 70 + next(30), pulse: 60 + next(35) },
    measured_at: new Date(Date.UTC(2025, 10, 20) + (place * 480 + next(90)) * 60_000).toISOString(),
  }));
}

test('a year of three readings a day loads in at most ten kilobytes', () => {
  const body = JSON.stringify({ success: true, data: curveOf('blood-pressure', aYear()) });
  expect(gzipSync(body).length).toBeLessThan(10_000);
});
