import { beforeAll, expect, test } from 'vitest';
import { ApiProblem } from '../../api/client.ts';
import type { RefusalCode } from '../../api/client.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { drawn } from '../../testing/draw.tsx';
import { HoldRefusal } from './hold-refusal.tsx';

beforeAll(() => loadSentences('en', ['public', 'booking']));

const nothing = () => undefined;

function refusedWith(error: unknown): string {
  return drawn(<HoldRefusal error={error} onTake={nothing} onTryAgain={nothing} onSignIn={nothing} />);
}

const refusal = (code: RefusalCode, params: Record<string, unknown> = {}, detail = `The server's words.`) =>
  new ApiProblem(code, 409, params, detail);

test('a slot that somebody else took first: the three nearest free times are offered and nothing else', () => {
  const nearest = [7, 8, 9, 10].map((hour) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`);
  const html = refusedWith(refusal('slot-taken', { nearest }));
  expect(html).toContain("The server's words.");
  expect(html).toContain('The nearest free times. Tap one to take it:');
  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html).not.toContain('Try again');
});

test('a slot that somebody else took first, without another free time: no button is offered', () => {
  expect(refusedWith(refusal('slot-taken', { nearest: [] })).match(/<button/g)).toBeNull();
});

test.each([
  ['patient-busy', '/appointments'],
  ['too-many-holds', '/appointments'],
  ['payment-awaited', '/appointments'],
  ['country-not-live', '/more'],
  ['emergency-nobody', '/emergency'],
] as const)('%s leads to %s and asks for nothing again', (code, href) => {
  const html = refusedWith(refusal(code));
  expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain('<button');
});

test('a patient whose session ended is asked to sign in on the same page', () => {
  const html = refusedWith(refusal('not-signed-in'));
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).not.toContain('href=');
});

test.each([
  ['a lost connection', refusal('offline', {}, ''), 'No connection. Check your internet and try again.'],
  ['a fault of the server', refusal('internal-error', {}, 'Something broke.'), 'Something broke.'],
  ['anything else', new TypeError('x'), 'An error occurred'],
])('after %s no money was taken, and it can be tried again', (_, error, words) => {
  const html = refusedWith(error);
  expect(html).toContain(words);
  expect(html).toContain('No money was taken.');
  expect(html).toContain('Try again');
});
