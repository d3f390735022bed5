import { expect, test } from 'vitest';
import { EMPTY_METER, megabytes, readMeter } from './byte-meter.ts';

test('a new connection counts on where the old one ended', () => {
  const meter = [400_000, 900_000, 100_000, 300_000].reduce(readMeter, EMPTY_METER);
  expect(meter.total).toBe(1_200_000);
});

test('megabytes have one decimal below ten', () => {
  expect(megabytes({ total: 1_240_000, last: 0 })).toBe(1.2);
  expect(megabytes({ total: 12_600_000, last: 0 })).toBe(13);
});
