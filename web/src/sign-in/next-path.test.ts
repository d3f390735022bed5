import { expect, test } from 'vitest';
import { doctorPath, safeNext, signInPath } from './next-path.ts';

test.each([
  ['/appointments?tab=completed', '/appointments?tab=completed'],
  ['/book/1?at=x#y', '/book/1?at=x#y'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\tevil', '/'],
  ['/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?next=/auth', '/'],
])('after signing in with next=%s the person is at %s', (wanted, expected) => {
  expect(safeNext(wanted)).toBe(expected);
});

test('the address of the sign-in page contains the page to return to', () => {
  expect(signInPath('/pay/1?reference=x')).toBe('/auth?next=%2Fpay%2F1%3Freference%3Dx');
});

test.each([
  ['/doctor/visits/1', '/doctor/visits/1', '/doctor/visits/1'],
  // The button of the invitation leads back to it, or the invitation is lost.
  ['/doctor/invitation', '/doctor/invitation', '/doctor/invitation'],
  ['/call/1', '/call/1', '/call/1'],
  ['/doctor/dashboard?tab=profile', '/doctor/dashboard?tab=profile', '/doctor/mobile-dashboard?tab=profile'],
  ['/doctor/mobile-dashboard', '/doctor/dashboard', '/doctor/mobile-dashboard'],
  ['/doctor/dashboard/today?tab=earnings', '/doctor/dashboard?tab=earnings', '/doctor/mobile-dashboard?tab=earnings'],
  ['/appointments?tab=completed', '/doctor/dashboard', '/doctor/mobile-dashboard'],
  ['/', '/doctor/dashboard', '/doctor/mobile-dashboard'],
])('a doctor who wanted %s goes on at %s, on a phone at %s', (next, desk, phone) => {
  expect([doctorPath(next, false), doctorPath(next, true)]).toEqual([desk, phone]);
});
