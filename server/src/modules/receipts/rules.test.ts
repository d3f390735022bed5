import { expect, test } from 'vitest';
import { receiptNumber } from './rules.ts';

test('a receipt is numbered by day and reference', () => {
  expect(receiptNumber('TBB-1795245000-8K2M4Q7T', new Date('2026-11-20T08:00:00Z'))).toBe('R-20261120-8K2M4Q7T');
});
