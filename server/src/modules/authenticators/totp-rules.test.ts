import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../../platform/pause-after.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import {
  codeOfStep,
  newRecoveryCode,
  newSecret,
  otpauthUri,
  readRecoveryCode,
  stepAt,
  stepOfCode,
} from './totp-rules.ts';

/** '12345678901234567890' in base32: the secret of the test vectors of RFC 4226 and RFC 6238. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('counter %i gives the code of RFC 4226 appendix D', (counter, code) => expect(codeOfStep(RFC, counter)).toBe(code));

// RFC 6238 appendix B lists codes of eight digits; ours are their last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('second %i gives the code of RFC 6238 appendix B', (seconds, code) =>
  expect(codeOfStep(RFC, stepAt(new Date(seconds * SECOND)))).toBe(code.slice(-6)),
);

describe('a code (A-12)', () => {
  const born = new Date('2026-03-01T10:00:00Z');
  const code = codeOfStep(RFC, stepAt(born));
  const accepted = (seconds: number) => stepOfCode(RFC, code, later(born, seconds * SECOND)) !== undefined;

  test('is accepted in its own thirty seconds and in the next', () => {
    expect([0, 29, 30, 59].map(accepted)).toEqual([true, true, true, true]);
  });

  test('is refused a second before it exists and when it is a minute old', () => {
    expect([-1, 60, 61, 90].map(accepted)).toEqual([false, false, false, false]);
  });

  test('read 29 seconds ago is always accepted, read 61 seconds ago never, whatever moment of its step it was read in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 4_000_000_000 }), (second) => {
        const secret = newSecret();
        const at = new Date(second * SECOND);
        const read = codeOfStep(secret, stepAt(at));
        expect(stepOfCode(secret, read, later(at, 29 * SECOND))).toBe(stepAt(at));
        const old = stepOfCode(secret, read, later(at, 61 * SECOND));
        // By chance, one in a million codes is also the code of another accepted step.
        expect(old === undefined || codeOfStep(secret, old) === read).toBe(true);
        expect(old).not.toBe(stepAt(at));
      }),
      { numRuns: 200 },
    );
  });
});

test('a secret is 160 bits of base32 and never repeats', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(secrets.every((secret) => /^[A-Z2-7]{32}$/.test(secret))).toBe(true);
  expect(new Set(secrets).size).toBe(200);
  expect(new Set(secrets.join('')).size).toBe(32);
});

test('the QR code holds issuer, account and secret, and leaves the rest to the defaults of the apps', () => {
  const uri = new URL(otpauthUri(RFC, '+255754000111'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Tabibu:+255754000111',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: RFC, issuer: 'Tabibu' });
});

describe('a recovery code', () => {
  test('is sixteen characters, 80 bits, and reads back as it was written', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(code))).toBe(true);
    expect(codes.every((code) => readRecoveryCode(code) === code.replaceAll('-', ''))).toBe(true);
    expect(new Set(codes).size).toBe(200);
  });

  test.each([
    ['abcd-1234-efgh-5678', 'ABCD1234EFGH5678'],
    [' ABCD 1234 EFGH 5678 ', 'ABCD1234EFGH5678'],
    ['oooo–iiii–llll–0101', '0000111111110101'],
  ])('%s is read as %s', (typed, read) => {
    expect(readRecoveryCode(typed)).toBe(read);
  });

  test.each(['', '123456', 'ABCD-1234-EFGH-567', 'ABCD-1234-EFGH-56789', 'ABCD-1234-EFGH-567U', "ABCD-1234-EFGH-567'"])(
    'typed as %s is refused',
    (typed) => expect(readRecoveryCode(typed)).toBeNull(),
  );
});

test('four wrong codes cause no wait, the fifth one minute, then it doubles up to 15 minutes (A-13)', () => {
  expect([0, 1, 4, 5, 6, 7, 8, 9, 10, 1000].map((failures) => pauseAfter(failures) / MINUTE)).toEqual([
    0, 0, 0, 1, 2, 4, 8, 15, 15, 15,
  ]);
});
