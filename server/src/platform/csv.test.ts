import { expect, test } from 'vitest';
import { writeRecords } from './csv.ts';
import type { Cell } from './csv.ts';
import { dialectOf } from './csv-dialect.ts';

const ENGLISH = { language: 'en', country: 'TZ' } as const;
const FRENCH = { language: 'fr', country: 'TZ' } as const;
const line = (reader: Parameters<typeof writeRecords>[0], ...cells: Cell[]) => writeRecords(reader, [cells]).slice(1);

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "yes"', '"say ""yes"""'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ['=1+1', "'=1+1"],
  ['=1;"2"', '"\'=1;""2"""'],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\uFF1Dx', "'\uFF1Dx"],
  [' =x', ' =x'],
  ['-1,5', '"\'-1,5"'],
])('writes %j as %j for every reader', (cell, written) => {
  expect(line(ENGLISH, cell)).toBe(`${written}\r\n`);
  expect(line(FRENCH, cell)).toBe(`${written}\r\n`);
});

test('a number is never quoted and never a text, whatever sign the reader has', () => {
  const cells = [-5, 1.5, { number: 100, decimals: 1 }, { number: -0.25, decimals: 2 }, null, 'x'];
  expect(line(ENGLISH, ...cells)).toBe('-5,1.5,100.0,-0.25,,x\r\n');
  expect(line(FRENCH, ...cells)).toBe('-5;1,5;100,0;-0,25;;x\r\n');
  expect(writeRecords(FRENCH, [])).toBe('\uFEFF');
});

test('no reader gets a table that their spreadsheet does not part', () => {
  const signs = (language: 'sw' | 'en' | 'fr', country: 'TZ' | 'KE' | 'UG' | 'RW' | 'BI' | 'ZA') =>
    Object.values(dialectOf({ language, country })).join('');
  for (const country of ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'] as const) expect(signs('fr', country)).toBe(';,');
  for (const country of ['TZ', 'KE', 'UG', 'RW'] as const) expect(signs('sw', country)).toBe(',.');
  for (const country of ['BI', 'ZA'] as const) expect(signs('en', country)).toBe(';,');
});
