import { expect, test } from 'vitest';
import { newestCode } from './identity.ts';

const code = (digits: string, at: string) => ({ text: `Msimbo wako ni ${digits}.\n\n@localhost #${digits}`, at });
const ringing = (at: string) => ({ text: 'Dharura: mgonjwa anasubiri. http://localhost:3000/e/abc 123456', at });

test('the newest code is found among other messages to the same phone', () => {
  expect(newestCode([])).toBeUndefined();
  expect(newestCode([ringing('2026-07-01T08:00:00.000Z')])).toBeUndefined();
  const messages = [
    code('111111', '2026-07-01T08:00:01.000Z'),
    code('222222', '2026-07-01T08:00:05.000Z'),
    ringing('2026-07-01T08:00:06.000Z'),
  ];
  expect(newestCode(messages)).toContain('222222');
  expect(newestCode([...messages].reverse())).toContain('222222');
});
