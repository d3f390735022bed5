import { expect, test } from 'vitest';
import { personText } from './fields.ts';

test('a line end that a form without script sends as two characters counts as the one that was typed', () => {
  const typed = Array.from({ length: 20 }, () => 'a'.repeat(4)).join('\n');
  const field = personText(typed.length);
  expect(field.parse(typed.replaceAll('\n', '\r\n'))).toBe(typed);
  expect(field.safeParse(`${typed}b`).success).toBe(false);
});
