import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanUsername } from '@tabibu/contract/passwords';
import { hashPassword, isPassword } from './hash-password.ts';
import { weaknessOf } from './rules.ts';

test.each([
  ['Telehealth2026!', 'password-common'],
  ['Password1234!', 'password-common'],
  ['P@ssw0rd2026', 'password-common'],
  ['adminadminadmin', 'password-common'],
  ['qwertyuiop12', 'password-common'],
  ['0987654321098', 'password-common'],
  ['abcabcabcabc', 'password-common'],
  ['aaaaaaaaaaaaaaaa', 'password-common'],
  ['Karibu Tanzania 2026', 'password-common'],
  ['rehema.kileo1', 'password-common'],
  ['short-one', 'password-too-short'],
  ['😀'.repeat(11), 'password-too-short'],
  ['x9'.repeat(65), 'password-too-long'],
  ['mvua kiatu ndizi baiskeli', undefined],
  ['correct horse battery staple', undefined],
  ['T7#kqLw9!zPd', undefined],
  ['Ñandú ölçü żółw', undefined],
])('the password %j: %s (A-11)', (password, weakness) => {
  expect(weaknessOf(password, ['rehema.kileo', 'Rehema Kileo'])).toBe(weakness);
});

test.each([
  ['  Neema.Mushi ', 'neema.mushi'],
  ['ＮＥＥＭＡ', 'neema'],
  ['n@tabibu.example', 'n@tabibu.example'],
  ['ab', null],
  ['a b c', null],
  ['.abc', null],
  ["ab'c", null],
  ['a'.repeat(65), null],
])('the user name %j is read as %j', (typed, name) => {
  expect(cleanUsername(typed)).toBe(name);
});

test('any text of any script is the password again, and no other text is (A-11)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 128 }), async (password) => {
      const stored = await hashPassword(password);
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect([await isPassword(stored, password), await isPassword(stored, `${password}.`)]).toEqual([true, false]);
    }),
    { numRuns: 8 },
  );
});

test('the same password typed on another keyboard is the same, and the stored form differs each time', async () => {
  const [one, other] = [await hashPassword('Zoé mvua kiatu'), await hashPassword('Zoe\u0301 mvua kiatu')];
  expect(one).not.toBe(other);
  expect(await isPassword(one, 'Zoe\u0301 mvua kiatu')).toBe(true);
});

test('nobody has the password of a user name that nobody has', async () => {
  expect(await isPassword(undefined, '')).toBe(false);
});
