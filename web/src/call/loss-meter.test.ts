import { expect, test } from 'vitest';
import { lossOf, readLoss } from './loss-meter.ts';
import type { LossMeter, Sent } from './loss-meter.ts';

const after = (...readings: (readonly [sent: number, lost: number])[]) => lossOf(readings.map(([sent, lost]): Sent => ({ sent, lost })).reduce(readLoss, [] as LossMeter));

test('the share of the last readings counts, not the one of the last moment', () => {
  expect(after([0, 0], [50, 15], [100, 18], [150, 33])).toBeCloseTo(0.22);
});

test('what is long over counts no more', () => {
  expect(after([0, 0], [100, 90], [200, 90], [300, 90], [400, 90])).toBe(0);
});

test('a new connection begins anew', () => {
  expect(after([1000, 500], [20, 0], [60, 2])).toBeCloseTo(0.05);
});

test('too little says nothing', () => {
  expect(after([100, 0])).toBeNull();
  expect(after([100, 0], [105, 5])).toBeNull();
});
