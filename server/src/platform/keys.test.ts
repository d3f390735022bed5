import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKeys, derivePushKeys, equalInConstantTime } from './keys.ts';

const keys = deriveKeys('one secret of at least two hundred and fifty-six bits');

test('a text that was encrypted for one place cannot be decrypted for another', () => {
  const sealed = keys.seal('bookings.reason.1', 'maumivu ya kifua');
  expect(keys.open('bookings.reason.1', sealed)).toBe('maumivu ya kifua');
  expect(() => keys.open('bookings.reason.2', sealed)).toThrow();
});

test('an encrypted text does not contain the plain one', () => {
  expect(keys.seal('a', 'maumivu').toString('latin1')).not.toContain('maumivu');
});

test('the same text encrypted twice gives different bytes', () => {
  expect(keys.seal('a', 'x').equals(keys.seal('a', 'x'))).toBe(false);
});

test.each([0, 1, 5, 13, 20, 29])('a flipped bit in byte %i is noticed', (at) => {
  const sealed = keys.seal('a', 'text');
  sealed[at]! ^= 1;
  expect(() => keys.open('a', sealed)).toThrow();
});

test('a signature is valid for its own purpose and text only', () => {
  const signature = keys.sign('csrf', 'session');
  expect(keys.agrees('csrf', 'session', signature)).toBe(true);
  expect(keys.agrees('code', 'session', signature)).toBe(false);
  expect(keys.agrees('csrf', 'other', signature)).toBe(false);
});

test('an anchor is signed by the key of its secret only, and everybody with the public key can check it', () => {
  const signature = keys.anchors.sign('heads');
  expect([keys.anchors.agrees('heads', signature), keys.anchors.agrees('head', signature)]).toEqual([true, false]);
  expect(deriveKeys('another secret').anchors.agrees('heads', signature)).toBe(false);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: keys.anchors.publicKey }, format: 'jwk' });
  expect(verify(null, Buffer.from('heads'), key, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('the constant-time comparison accepts equal texts only', () => {
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
  expect(equalInConstantTime('abc', 'abd')).toBe(false);
  expect(equalInConstantTime('abc', 'abcd')).toBe(false);
});

test('each secret gives one P-256 key pair for push messages', () => {
  const one = derivePushKeys('one secret');
  expect(derivePushKeys('one secret')).toEqual(one);
  expect(derivePushKeys('another secret').publicKey).not.toBe(one.publicKey);
  expect([Buffer.from(one.publicKey, 'base64url').length, Buffer.from(one.privateKey, 'base64url').length]).toEqual([
    65, 32,
  ]);
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: Buffer.from(one.publicKey, 'base64url').subarray(1, 33).toString('base64url'),
    y: Buffer.from(one.publicKey, 'base64url').subarray(33).toString('base64url'),
  };
  const signature = sign(
    'sha256',
    Buffer.from('text'),
    createPrivateKey({ key: { ...key, d: one.privateKey }, format: 'jwk' }),
  );
  expect(verify('sha256', Buffer.from('text'), createPublicKey({ key, format: 'jwk' }), signature)).toBe(true);
});
