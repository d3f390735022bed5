import { expect, test } from 'vitest';
import { ApiProblem } from '../../api/client.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { nearestTimes } from './nearest-times.ts';
import { nextAfterRefusal } from './refusal.ts';

const t = (key: string) => `<${key}>`;
const problem = (code: ApiProblem['code'], params: Record<string, unknown> = {}, detail = '') =>
  new ApiProblem(code, code === 'offline' ? 0 : 409, params, detail);

test('the server words a refusal in the language of the person', () => {
  expect(problemText(problem('slot-taken', {}, 'Muda huo umechukuliwa sasa hivi.'), t)).toBe(
    'Muda huo umechukuliwa sasa hivi.',
  );
});

test('a request without any answer has its own sentence', () => {
  expect(problemText(problem('offline'), t)).toBe('<problem.offline>');
});

test('an exception or a server error is worded as a general error, or with the sentence of the caller', () => {
  expect(problemText(new TypeError('x'), t)).toBe('<payment.error>');
  expect(problemText(problem('internal-error'), t, 'sign-in.failed')).toBe('<sign-in.failed>');
});

test('a taken slot brings at most three near free times', () => {
  const nearest = ['2026-11-21T07:00:00Z', '2026-11-21T07:30:00Z', '2026-11-21T08:00:00Z', '2026-11-21T08:30:00Z'];
  expect(nearestTimes(problem('slot-taken', { nearest }))).toEqual(nearest.slice(0, 3));
  expect(nearestTimes(problem('slot-taken', { nearest: 'soon' }))).toEqual([]);
  expect(nearestTimes(problem('patient-busy', { nearest }))).toEqual([]);
});

test.each([
  ['slot-taken', 'choose-time'],
  ['slot-not-offered', 'choose-time'],
  ['patient-busy', 'go'],
  ['too-many-holds', 'go'],
  ['payment-awaited', 'go'],
  ['country-not-live', 'go'],
  ['not-signed-in', 'sign-in'],
  ['offline', 'try-again'],
  ['internal-error', 'try-again'],
] as const)('after %s the next thing is to %s', (code, kind) => {
  expect(nextAfterRefusal(code).kind).toBe(kind);
});
