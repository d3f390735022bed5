import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKeys, derivePushKeys, equalInConstantTime } from './keys.ts';

const keys = deriveKeys('one secret of at least two hundred and fifty-six bits');

test('what is sealed in a place opens in that place only', () => {
  const sealed = keys.seal('bookings.reason.1', 'maumivu ya kifua');
  expect(keys.open('bookings.reason.1', sealed)).toBe('maumivu ya kifua');
  expect(() => keys.open('bookings.reason.2', sealed)).toThrow();
});

test('a sealed text shows nothing of the plain one', () => {
  expect(keys.seal('a', 'maumivu').toString('latin1')).not.toContain('maumivu');
});

test('the same text sealed twice looks different', () => {
  expect(keys.seal('a', 'x').equals(keys.seal('a', 'x'))).toBe(false);
});

test.each([0, 1, 5, 13, 20, 29])('a flipped bit in byte %i is noticed', (at) => {
  const sealed = keys.seal('a', 'text');
  sealed[at]! ^= 1;
  expect(() => keys.open('a', sealed)).toThrow();
});

test('a signature belongs to its purpose and its text', () => {
  const signature = keys.sign('csrf', 'session');
  expect(keys.agrees('csrf', 'session', signature)).toBe(true);
  expect(keys.agrees('code', 'session', signature)).toBe(false);
  expect(keys.agrees('csrf', 'other', signature)).toBe(false);
});

test('equal texts are equal, others are not', () => {
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
  expect(equalInConstantTime('abc', 'abd')).toBe(false);
  expect(equalInConstantTime('abc', 'abcd')).toBe(false);
});

test('the push identity is one pair of P-256 for one secret, and another for another', () => {
  const one = derivePushKeys('one secret');
  expect(derivePushKeys('one secret')).toEqual(one);
  expect(derivePushKeys('another secret').publicKey).not.toBe(one.publicKey);
  expect([Buffer.from(one.publicKey, 'base64url').length, Buffer.from(one.privateKey, 'base64url').length]).toEqual([65, 32]);
  const key = { kty: 'EC', crv: 'P-256', x: Buffer.from(one.publicKey, 'base64url').subarray(1, 33).toString('base64url'), y: Buffer.from(one.publicKey, 'base64url').subarray(33).toString('base64url') };
  const signature = sign('sha256', Buffer.from('text'), createPrivateKey({ key: { ...key, d: one.privateKey }, format: 'jwk' }));
  expect(verify('sha256', Buffer.from('text'), createPublicKey({ key, format: 'jwk' }), signature)).toBe(true);
});
