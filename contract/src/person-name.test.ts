import { expect, test } from 'vitest';
import { isEmail } from './email-address.ts';
import { cleanPersonName } from './person-name.ts';

test.each(['', ' ', '1234', '--', "'", '😀😀', '❤️', '٣٤', 'A', 'A1', '..', '½ ½', '\u0301\u0301', '+255754000111'])(
  '%j is not a name',
  (typed) => {
    expect(cleanPersonName(typed)).toBe('');
  },
);

test.each([
  ['Ng’ang’a', "Ng'ang'a"],
  ["N'Diaye", "N'Diaye"],
  ['Jean-Bosco', 'Jean-Bosco'],
  ['Asha 123', 'Asha'],
  ['Asha ❤️ Juma', 'Asha Juma'],
  ['  Asha \n Juma ', 'Asha Juma'],
  ['Asha - Juma', 'Asha Juma'],
  ['Li', 'Li'],
  ['Ébène Nikuze', 'Ébène Nikuze'],
  ['ሰላም', 'ሰላም'],
  ['محمد', 'محمد'],
  ['J. K. Mrema', 'J K Mrema'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanPersonName(typed)).toBe(kept);
  expect(cleanPersonName(kept)).toBe(kept);
});

test.each(['asha@example.org', 'a.b+c@mail.example.co.tz', 'jina@höhe.de'])(
  '%s has the form of an email address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);
test.each([
  'asha',
  'asha@',
  '@example.org',
  'asha@example',
  'a b@example.org',
  'asha@ex..org',
  'asha@-x.org',
  'a@b.c',
  '<asha@example.org>',
  `${'a'.repeat(65)}@example.org`,
])('%s does not have the form of an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});
