import { expect, test } from 'vitest';
import { fontRuns, unprintableLetters } from './paper-letters.ts';

test('arrows, ticks and African letters are printed with the second font, everything else with the first', () => {
  expect(unprintableLetters('Joto ↑ 39° → maji ✓, ɛ ɔ ĩ ũ, ≥ 5 µg')).toEqual([]);
  expect(fontRuns('Joto ↑ 39° → maji')).toEqual([
    { text: 'Joto ', font: 'Roboto' },
    { text: '↑ ', font: 'DejaVu' },
    { text: '39° ', font: 'Roboto' },
    { text: '→ ', font: 'DejaVu' },
    { text: 'maji', font: 'Roboto' },
  ]);
});

test('unprintableLetters names each letter without a font, and each right-to-left letter, once', () => {
  expect(unprintableLetters('ሰላም ሰላም Dawa')).toEqual(['ሰ', 'ላ', 'ም']);
  expect(unprintableLetters('دواء')).toHaveLength(4);
  expect(fontRuns('a ሀ')).toEqual([
    { text: 'a ', font: 'Roboto' },
    { text: '\uFFFD', font: 'DejaVu' },
  ]);
});

test('a very long word may break; an address and ordinary words may not', () => {
  const [run] = fontRuns('W'.repeat(100));
  expect(run!.text.split('\u200B').map((part) => part.length)).toEqual([30, 30, 30, 10]);
  for (const text of ['https://tabibu.example/verify/0123456789ABCDEFGHJK', 'Hydroxychloroquine sulfate'])
    expect(fontRuns(text)).toEqual([{ text, font: 'Roboto' }]);
});

test('invisible characters do not count as letters', () => {
  expect(unprintableLetters('a\uFE0Fb\u200D\n\tc')).toEqual([]);
});
