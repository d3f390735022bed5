import { expect, test } from 'vitest';
import { reachedBy } from './policy.ts';

const at = (time: string, told: string | null = null) => ({
  startsAt: new Date(`2026-11-30T${time}Z`),
  expectedAt: told === null ? null : new Date(`2026-11-30T${told}Z`),
});
const times = (coming: readonly { startsAt: Date }[]) =>
  coming.map(({ startsAt }) => startsAt.toISOString().slice(11, 16));

test('a delay that a gap takes up is not told to those after the gap', () => {
  const day = ['06:00', '06:30', '07:30', '11:00'].map((time) => at(time));
  expect(times(reachedBy(day, 10))).toEqual(['06:00', '06:30']);
  expect(times(reachedBy(day, 45))).toEqual(['06:00', '06:30', '07:30']);
});

test('a correction reaches everybody who was told of the delay', () => {
  const day = [at('06:00', '06:45'), at('07:30', '08:00'), at('11:00')];
  expect(times(reachedBy(day, 0))).toEqual(['06:00', '07:30']);
});
