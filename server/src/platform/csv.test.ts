import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

const table = (...cells: (string | number | null)[]) => writeCsv([cells]).slice(1);

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ['=1+1', "'=1+1"],
  ['=1,"2"', '"\'=1,""2"""'],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\uFF1Dx', "'\uFF1Dx"],
  [' =x', ' =x'],
])('writes %j as %j', (cell, written) => {
  expect(table(cell)).toBe(`${written}\r\n`);
});

test('writes numbers as they are and nothing as nothing', () => {
  expect(table(-5, 1.5, null, 'x')).toBe('-5,1.5,,x\r\n');
  expect(writeCsv([])).toBe('\uFEFF');
});
