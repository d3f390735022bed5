import { describe, expect, test } from 'vitest';
import { findFaults, valuesOf } from './find-faults.ts';
import { withNames } from './name-sentences.ts';
import { readCatalogues } from './read-catalogues.ts';
import type { Catalogues } from './read-catalogues.ts';

function cataloguesOf(sw: string | undefined, en: string | undefined, fr: string | undefined): Catalogues {
  const file = (message: string | undefined) => ({
    public: message === undefined ? [] : [{ key: 'greeting', message }],
  });
  return { sw: file(sw), en: file(en), fr: file(fr) };
}

describe('a fault is reported', () => {
  test.each([
    ['a missing sentence', cataloguesOf('Habari', 'Hello', undefined), 'locales/fr/public.po: "greeting" is missing'],
    [
      'a sentence that only one language has',
      cataloguesOf(undefined, 'Hello', undefined),
      'locales/sw/public.po: "greeting" is missing',
    ],
    ['an empty sentence', cataloguesOf('Habari', ' ', 'Bonjour'), 'locales/en/public.po: "greeting" has no sentence'],
    [
      'a message that is not ICU',
      cataloguesOf('Habari {jina', 'Hello', 'Bonjour'),
      'locales/sw/public.po: "greeting" is not a valid ICU message',
    ],
    [
      'other values than the Swahili',
      cataloguesOf('Habari {name}', 'Hello {nmae}', 'Bonjour {name}'),
      'locales/en/public.po: "greeting" takes (nmae), the Swahili takes (name)',
    ],
    [
      'a value lost behind an apostrophe',
      cataloguesOf('Sauti ya {name}', 'The voice of {name}', "La voix d'{name} et d'un autre"),
      'locales/fr/public.po: "greeting" takes (), the Swahili takes (name)',
    ],
    [
      'a lacking plural form',
      cataloguesOf(
        '{n, plural, other {madaktari #}}',
        '{n, plural, one {# doctor} other {# doctors}}',
        '{n, plural, one {# médecin} other {# médecins}}',
      ),
      'locales/sw/public.po: "greeting" has no plural form "one"',
    ],
    [
      'a French sign that could begin a line',
      cataloguesOf('Nini?', 'What?', 'Quoi ?'),
      'locales/fr/public.po: "greeting" needs a no-break space',
    ],
    [
      'a straight apostrophe in French',
      cataloguesOf('Leo', 'Today', "Aujourd'hui"),
      'locales/fr/public.po: "greeting" needs the apostrophe ’ (U+2019)',
    ],
    [
      'a word for which the glossary has another one',
      cataloguesOf('Miadi yako', 'Your visit', 'Votre rendez-vous'),
      'locales/en/public.po: "greeting" says "visit"; the glossary has "appointment"',
    ],
    [
      'such a word in Swahili',
      cataloguesOf('Ziara yako', 'Your appointment', 'Votre rendez-vous'),
      'locales/sw/public.po: "greeting" says "Ziara"; the glossary has "miadi"',
    ],
    [
      'such a word beside letters with accents',
      cataloguesOf('Miadi', 'Appointment', 'Une visite à venir'),
      'locales/fr/public.po: "greeting" says "visite"; the glossary has "rendez-vous"',
    ],
  ])('%s', (_what, catalogues, fault) => {
    expect(findFaults(catalogues).join('\n')).toContain(fault);
  });

  test('a key that is in one file twice', () => {
    const twice = {
      public: [
        { key: 'a', message: 'x' },
        { key: 'a', message: 'y' },
      ],
    };
    expect(findFaults({ sw: twice, en: twice, fr: twice })).toContain('locales/en/public.po: "a" stands there twice');
  });

  test('a key that is in two browser chunks', () => {
    const both = { booking: [{ key: 'a', message: 'x' }], public: [{ key: 'a', message: 'x' }] };
    expect(findFaults({ sw: both, en: both, fr: both })).toEqual([
      'locales/sw/public.po: "a" stands in booking.po too',
    ]);
  });
});

test('values are found inside plurals and choices', () => {
  expect(valuesOf('{n, plural, one {# for {name}} other {{m, select, a {x} other {{z}}}}}')).toEqual([
    'm',
    'n',
    'name',
    'z',
  ]);
});

test('the catalogues of the product have no fault', () => {
  expect(findFaults(withNames(readCatalogues()))).toEqual([]);
});
