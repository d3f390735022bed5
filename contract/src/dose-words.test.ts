import { describe, expect, test } from 'vitest';
import { DOSE_UNITS } from './dose-codes.ts';
import { doseText, dosageFormText, frequencyText, itemText } from './dose-words.ts';
import { readCodes, readDose, readForm, readFrequency } from './read-dose.ts';

const LANGUAGES = ['en', 'sw', 'fr'] as const;
const inAll = <Code>(words: (code: Code, language: (typeof LANGUAGES)[number]) => string, code: Code) =>
  LANGUAGES.map((language) => words(code, language));

describe('doses', () => {
  test.each([
    ['1 tablet', '1 tablet', 'kidonge 1', '1 comprimé'],
    ['2tabs', '2 tablets', 'vidonge 2', '2 comprimés'],
    ['vidonge 2', '2 tablets', 'vidonge 2', '2 comprimés'],
    ['kidonge kimoja', '1 tablet', 'kidonge 1', '1 comprimé'],
    ['1 comprimé', '1 tablet', 'kidonge 1', '1 comprimé'],
    ['half a tablet', '½ tablet', 'nusu kidonge', '½ comprimé'],
    ['1/2 tablet', '½ tablet', 'nusu kidonge', '½ comprimé'],
    ['1½ tablets', '1½ tablets', 'vidonge 1½', '1½ comprimé'],
    ['1-2 tablets', '1–2 tablets', 'vidonge 1 hadi 2', '1 à 2 comprimés'],
    ['1 à 2 comprimés', '1–2 tablets', 'vidonge 1 hadi 2', '1 à 2 comprimés'],
    ['5ml', '5 ml', '5 ml', '5 ml'],
    ['2,5 ml', '2.5 ml', '2.5 ml', '2,5 ml'],
    ['3 drops', '3 drops', 'matone 3', '3 gouttes'],
    ['500 mg', '500 mg', '500 mg', '500 mg'],
    ['1 cuillère à café', '1 teaspoon', 'kijiko cha chai 1', '1 cuillère à café'],
    ['2 puffs', '2 puffs', 'mipulizo 2', '2 bouffées'],
    ['10 IU', '10 units', 'yuniti 10', '10 unités'],
  ])('%s is printed in the language of the patient', (typed, ...printed) => {
    const code = readDose(typed);
    expect(code && inAll(doseText, code)).toEqual(printed);
  });

  test('of every unit can be read back in every language, singular and plural', () => {
    for (const unit of DOSE_UNITS)
      for (const language of LANGUAGES)
        for (const amount of [0.5, 1, 2, 20]) {
          const code = { amount, to: null, unit };
          expect([language, readDose(doseText(code, language))]).toEqual([language, code]);
        }
  });

  test('without a unit take it from the form, and are not read if the form cannot be counted', () => {
    expect(readDose('2', readForm('500 mg tablet'))).toEqual({ amount: 2, to: null, unit: 'tablet' });
    expect([readDose('2'), readDose('2', readForm('125 mg/5 ml syrup'))]).toEqual([null, null]);
  });

  test.each([
    '1 tablet twice',
    'as before',
    '2-1 tablets',
    '0 tablets',
    '1.000 ml',
    '1 tablet or 2',
    'tablet',
    '10000000 ml',
    'stablet 1',
    '1 untablet',
    '',
  ])('%j is not recognised and stays as typed', (typed) => {
    expect(readDose(typed)).toBeNull();
  });
});

describe('frequencies', () => {
  test.each([
    ['3 times a day', '3 times a day', 'mara 3 kwa siku', '3 fois par jour'],
    ['tds', '3 times a day', 'mara 3 kwa siku', '3 fois par jour'],
    ['3x', '3 times a day', 'mara 3 kwa siku', '3 fois par jour'],
    ['mara tatu kwa siku', '3 times a day', 'mara 3 kwa siku', '3 fois par jour'],
    ['3 fois/jour', '3 times a day', 'mara 3 kwa siku', '3 fois par jour'],
    ['once a day', 'once a day', 'mara 1 kwa siku', '1 fois par jour'],
    ['twice daily', '2 times a day', 'mara 2 kwa siku', '2 fois par jour'],
    ['every 8 hours', 'every 8 hours', 'kila baada ya saa 8', 'toutes les 8 heures'],
    ['q6h', 'every 6 hours', 'kila baada ya saa 6', 'toutes les 6 heures'],
    ['at night', 'at night before sleep', 'usiku kabla ya kulala', 'le soir au coucher'],
    ['once a week', 'once a week', 'mara 1 kwa wiki', '1 fois par semaine'],
    ['stat', 'one single time', 'mara moja tu', 'une seule fois'],
  ])('%s is printed in the language of the patient', (typed, ...printed) => {
    const code = readFrequency(typed);
    expect(code && inAll(frequencyText, code)).toEqual(printed);
    for (const words of printed) expect([words, readFrequency(words)]).toEqual([words, code]);
  });

  test.each([
    '1x3',
    'with meals',
    '3 times',
    'qd',
    '99 times a day',
    'every other day',
    '3 times a day after food',
    '',
  ])('%j is not recognised', (typed) => {
    expect(readFrequency(typed)).toBeNull();
  });
});

describe('forms', () => {
  test.each([
    ['500 mg tablet', '500 mg tablet', 'kidonge cha 500 mg', 'comprimé de 500 mg'],
    ['kidonge cha 500 mg', '500 mg tablet', 'kidonge cha 500 mg', 'comprimé de 500 mg'],
    ['comprimé de 500 mg', '500 mg tablet', 'kidonge cha 500 mg', 'comprimé de 500 mg'],
    ['20/120 mg tablet', '20/120 mg tablet', 'kidonge cha 20/120 mg', 'comprimé de 20/120 mg'],
    ['125 mg/5 ml syrup', '125 mg/5 ml syrup', 'sirapu ya 125 mg/5 ml', 'sirop de 125 mg/5 ml'],
    ['1% cream', '1% cream', 'krimu ya 1%', 'crème à 1%'],
    ['capsules', 'capsule', 'kapsuli', 'gélule'],
  ])('%s is printed in the language of the patient', (typed, ...printed) => {
    const code = readForm(typed);
    expect(code && inAll(dosageFormText, code)).toEqual(printed);
  });

  test.each(['500 mg', 'blue tablet', 'tablet for children', ''])('%j is not recognised', (typed) => {
    expect(readForm(typed)).toBeNull();
  });
});

describe('an item', () => {
  const typed = {
    medicine: 'Amoxicillin',
    form: '500 mg tablet',
    dose: '1 tablet',
    route: 'oral',
    frequency: '3 times a day',
    days: 7,
    as_needed: false,
    quantity: '21 tablets',
    instruction: 'After food',
  } as const;
  const joined = (item: Parameters<typeof itemText>[0], language: (typeof LANGUAGES)[number]) => {
    const { dose, route, frequency, days } = itemText(item, language);
    return [dose, route, frequency, days].join(', ');
  };

  test('never mixes two languages in one line', () => {
    const item = { ...typed, codes: readCodes(typed) };
    expect(joined(item, 'sw')).toBe('kidonge 1, kwa mdomo, mara 3 kwa siku, kwa siku 7');
    expect(joined(item, 'fr')).toBe('1 comprimé, par la bouche, 3 fois par jour, pendant 7 jours');
    expect(joined(item, 'en')).toBe('1 tablet, by mouth, 3 times a day, for 7 days');
    expect(itemText(item, 'sw')).toMatchObject({
      form: 'kidonge cha 500 mg',
      quantity: 'vidonge 21',
      instruction: 'After food',
    });
  });

  test('that was signed before codes existed prints as it did', () => {
    expect(joined(typed, 'sw')).toBe('1 tablet, kwa mdomo, 3 times a day, kwa siku 7');
  });
});
