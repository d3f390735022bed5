import { expect, test } from 'vitest';
import { MINUTE, later } from '../../platform/time.ts';
import { gridStart } from './rules.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

test('gridStart returns the start of the half hour that contains an instant', () => {
  expect(gridStart(new Date('2026-11-20T08:29:59Z'))).toEqual(NOW);
  expect(gridStart(later(NOW, 30 * MINUTE))).toEqual(later(NOW, 30 * MINUTE));
});
