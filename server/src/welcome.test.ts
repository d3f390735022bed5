import { expect, test } from 'vitest';
import { wayOfCalls } from './welcome.ts';

test('the start says that calls go through the relay, or directly and what that shows', () => {
  expect(wayOfCalls({ TURN_URLS: ['turn:relay.example:3478'], production: true }).join('\n')).toMatch(/through the relay \(turn:relay\.example:3478\)/);
  expect(wayOfCalls({ TURN_URLS: [], production: false }).join('\n')).toMatch(/directly between the two browsers.*address/);
});

test('in production a missing relay is a warning (K-05); with one, or on a desk, nothing warns', () => {
  const warns = (urls: string[], production: boolean) => /WARNING/.test(wayOfCalls({ TURN_URLS: urls, production }).join('\n'));
  expect([warns([], true), warns([], false), warns(['turn:relay.example'], true)]).toEqual([true, false, false]);
});
