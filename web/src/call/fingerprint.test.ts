import { expect, test } from 'vitest';
import { checkWords, fingerprintOf } from './fingerprint.ts';
import { FINGERPRINT_WORDS } from './fingerprint-words.ts';

const sdp = (key: string) => `v=0\r\na=fingerprint:sha-256 ${key}\r\nm=audio 9\r\n`;

test('the word list has 256 different words', () => {
  expect(FINGERPRINT_WORDS).toHaveLength(256);
  expect(new Set(FINGERPRINT_WORDS).size).toBe(256);
  for (const word of FINGERPRINT_WORDS) expect(word).toMatch(/^[a-z']{3,9}$/);
});

test('both sides of a call read the same four words', async () => {
  const [own, other] = await Promise.all([
    checkWords(sdp('AA:01'), sdp('BB:02')),
    checkWords(sdp('bb:02'), sdp('aa:01')),
  ]);
  expect(own).toEqual(other);
  expect(own).toHaveLength(4);
});

test('a different key gives different words', async () => {
  expect(await checkWords(sdp('AA:01'), sdp('BB:02'))).not.toEqual(await checkWords(sdp('AA:01'), sdp('BB:03')));
});

test('there are no words before both keys are known', async () => {
  expect(fingerprintOf('v=0')).toBeUndefined();
  expect(await checkWords(sdp('AA:01'), undefined)).toBeUndefined();
});
