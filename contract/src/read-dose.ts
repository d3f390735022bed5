import { DOSAGE_FORMS, DOSE_UNITS } from './dose-codes.ts';
import { doseText, dosageFormText } from './dose-words.ts';
import type { DosageForm, DoseCode, DoseUnit, FormCode, FrequencyCode, ItemCodes } from './dose-codes.ts';
import type { Directions } from './dose-words.ts';
import type { Language } from './languages.ts';

/** Parses what a doctor types about a dose, in any of three languages. Free of zod, so that pages can import it. */

const LANGUAGES: readonly Language[] = ['en', 'sw', 'fr'];

/**
 * Abbreviations that are recognised besides the printed words. Latin abbreviations that are often misread ('qd', 'u')
 * are not (ISMP list of error-prone abbreviations).
 */
const SHORT_UNITS: Readonly<Partial<Record<DoseUnit, readonly string[]>>> = {
  tablet: ['tab', 'tabs', 'pill', 'pills', 'tembe', 'cp', 'cpr', 'comp'],
  capsule: ['cap', 'caps', 'kapsuli', 'vidonge vya kapsuli', 'capsules'],
  ml: ['mls', 'mililita', 'millilitre', 'millilitres'],
  g: ['gm', 'gram', 'grams'],
  teaspoon: ['tsp', 'kijiko kidogo', 'vijiko vidogo', 'cac'],
  tablespoon: ['tbsp', 'cas'],
  drop: ['gtt', 'gtts'],
  unit: ['iu', 'ui'],
  bottle: ['chupa', 'btl'],
  suppository: ['supp', 'supps'],
  ampoule: ['amp', 'amps', 'ampule', 'ampules'],
  puff: ['puffs', 'pafu'],
  sachet: ['sachets', 'paketi'],
};
const SHORT_FORMS: Readonly<Partial<Record<DosageForm, readonly string[]>>> = {
  tablet: ['tablets', 'tab', 'tabs', 'vidonge', 'comprimes', 'cp'],
  capsule: ['capsules', 'cap', 'caps', 'gelules'],
  syrup: ['sirop', 'syr'],
  suspension: ['susp'],
  injection: ['inj'],
  inhaler: ['mdi'],
  suppository: ['suppositories', 'supp', 'suppositoires'],
  pessary: ['pessaries', 'ovules', 'vidonge vya uke'],
  sachet: ['sachets'],
};
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['half a', 0.5],
  ['nusu', 0.5],
  ['demi', 0.5],
  ['un demi', 0.5],
  ['a', 1],
  ['one', 1],
  ['moja', 1],
  ['kimoja', 1],
  ['un', 1],
  ['une', 1],
  ['once', 1],
  ['two', 2],
  ['mbili', 2],
  ['viwili', 2],
  ['deux', 2],
  ['twice', 2],
  ['three', 3],
  ['tatu', 3],
  ['vitatu', 3],
  ['trois', 3],
  ['four', 4],
  ['nne', 4],
  ['vinne', 4],
  ['quatre', 4],
]);
const MOST = 10_000;

/** Returns the form in which words are compared: lower case, no accents, single spaces. */
function fold(text: string): string {
  return text
    .replaceAll('½', ' 1/2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsTo<Code extends string>(
  codes: readonly Code[],
  words: (code: Code) => readonly string[],
): ReadonlyMap<string, Code> {
  return new Map(codes.flatMap((code) => words(code).map((word) => [fold(word), code] as const)));
}

/** Returns the nouns of a unit in all languages: a printed dose without its number. */
const nounsOf = (unit: DoseUnit) =>
  LANGUAGES.flatMap((language) =>
    [1, 2].map((amount) => doseText({ amount, to: null, unit }, language).replace(String(amount), '').trim()),
  );
const UNIT_OF = wordsTo<DoseUnit>(DOSE_UNITS, (unit) => [...nounsOf(unit), ...(SHORT_UNITS[unit] ?? [])]);
const FORM_OF = wordsTo<DosageForm>(DOSAGE_FORMS, (form) => [
  ...LANGUAGES.map((language) => dosageFormText({ form, strength: '' }, language)),
  ...(SHORT_FORMS[form] ?? []),
]);
/** Forms that are counted in themselves: '1' of a tablet form means one tablet. */
const COUNTED: Readonly<Partial<Record<DosageForm, DoseUnit>>> = {
  tablet: 'tablet',
  capsule: 'capsule',
  suppository: 'suppository',
  pessary: 'pessary',
  sachet: 'sachet',
};

function readNumber(text: string): number | null {
  const known = NUMBERS.get(text);
  if (known !== undefined) return known;
  const fraction = /^(?:(\d{1,2}) )?1\/([24])$/.exec(text);
  if (fraction !== null) return Number(fraction[1] ?? 0) + 1 / Number(fraction[2]);
  // At most two decimals: '1.000' means a thousand to some people and one to others.
  return /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function readAmount(text: string): Pick<DoseCode, 'amount' | 'to'> | null {
  const range = text.split(/ ?[-–] ?| to | hadi | a /);
  const [amount, to] = [readNumber(range[0] ?? ''), range.length > 1 ? readNumber(range[1] ?? '') : null];
  if (
    range.length > 2 ||
    amount === null ||
    amount <= 0 ||
    amount > MOST ||
    (range.length === 2 && (to === null || to <= amount || to > MOST))
  )
    return null;
  return { amount, to };
}

/**
 * Parses '1 tablet', 'vidonge 2', '5ml' or '1-2 cp'. A bare number counts the given form. Returns null if the text is
 * not recognised.
 */
export function readDose(typed: string, form: FormCode | null = null): DoseCode | null {
  const text = fold(typed);
  const [bare, counted] = [readAmount(text), form === null ? undefined : COUNTED[form.form]];
  if (bare !== null) return counted === undefined ? null : { ...bare, unit: counted };
  for (const [word, unit] of UNIT_OF) {
    const behind = text.endsWith(word) ? text.slice(0, -word.length) : '';
    const rest = text.startsWith(`${word} `) ? text.slice(word.length) : behind;
    // A unit must not be the end of another word: 'g' also ends 'mg'.
    const amount = behind !== '' && /\p{L}$/u.test(behind) ? null : readAmount(rest.trim());
    if (amount !== null) return { ...amount, unit };
  }
  return null;
}

const COUNT_WORDS = '(\\d{1,2}|once|twice|one|two|three|four|moja|mbili|tatu|nne|une?|deux|trois|quatre)';
const A_DAY = '(?: ?(?:a day|per day|each day|daily|/ ?day|kwa siku|kila siku|par jour|/ ?jour|/ ?j))';
const A_WEEK = '(?: ?(?:a week|per week|weekly|/ ?week|kwa wiki|par semaine|/ ?semaine))';
const TIMES = `(?:mara )?${COUNT_WORDS}(?: ?x| times?| fois)?`;
const PATTERNS: readonly (readonly [RegExp, FrequencyCode['each'], number | null])[] = [
  [/^(?:od|daily|every day|kila siku|chaque jour|tous les jours)$/, 'times-a-day', 1],
  [/^(?:bd|bid)$/, 'times-a-day', 2],
  [/^(?:tds|tid)$/, 'times-a-day', 3],
  [/^(?:qid|qds)$/, 'times-a-day', 4],
  [/^(?:stat|once only|one single time|single dose|mara moja tu|une seule fois|dose unique)$/, 'once', 1],
  [
    /^(?:nocte|at night|at bedtime|at night before sleep|usiku|usiku kabla ya kulala|au coucher|le soir au coucher)$/,
    'at-night',
    1,
  ],
  [/^(?:mane|in the morning|every morning|asubuhi|kila asubuhi|le matin)$/, 'in-the-morning', 1],
  [/^(?:morning and (?:evening|night)|asubuhi na (?:jioni|usiku)|matin et soir)$/, 'morning-and-evening', 1],
  [/^(?:weekly|once weekly|kila wiki|chaque semaine)$/, 'times-a-week', 1],
  [/^(?:every hour|hourly|kila saa|toutes les heures)$/, 'every-hours', 1],
  [/^(?:every|kila baada ya saa|kila saa|toutes les|q) ?(\d{1,2}) ?(?:h|hrs?|hours?|heures)?$/, 'every-hours', null],
  [/^(\d{1,2}) ?hourly$/, 'every-hours', null],
  [new RegExp(`^${TIMES}${A_WEEK}$`), 'times-a-week', null],
  [new RegExp(`^${TIMES}${A_DAY}$`), 'times-a-day', null],
  [/^(\d{1,2}) ?x$/, 'times-a-day', null],
];
const MOST_TIMES = { 'times-a-day': 12, 'times-a-week': 7, 'every-hours': 48 } as const;

/**
 * Parses '3 times a day', 'tds', 'mara tatu kwa siku' or 'toutes les 8 heures'. Returns null if it is not recognised.
 */
export function readFrequency(typed: string): FrequencyCode | null {
  const text = fold(typed).replaceAll('\u00d7', 'x').replace(/\.$/, '');
  for (const [pattern, each, given] of PATTERNS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const count = given ?? readNumber(found[1]!) ?? 0;
    const most = (MOST_TIMES as Partial<Record<FrequencyCode['each'], number>>)[each] ?? 1;
    if (count >= 1 && count <= most) return { each, count };
  }
  return null;
}

const NUMBER = '\\d[\\d.,]*';
const MEASURE = '(?:mg|g|mcg|\\u00b5g|\\u03bcg|ug|ml|iu|ui|%)';
const STRENGTH = new RegExp(
  `^${NUMBER}(?: ?[/+] ?${NUMBER})* ?${MEASURE}(?: ?/ ?(?:${NUMBER})? ?(?:ml|g|dose))?$`,
  'iu',
);

/**
 * Parses '500 mg tablet', 'kidonge cha 500 mg' or 'comprimé de 500 mg'; the strength stays as typed. Returns null if it
 * is not recognised.
 */
export function readForm(typed: string): FormCode | null {
  const whole = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  const words = whole.split(' ');
  // The name of a form has up to five words, before or after the strength.
  for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
    const [first, last] = [
      FORM_OF.get(fold(words.slice(0, count).join(' '))),
      FORM_OF.get(fold(words.slice(-count).join(' '))),
    ];
    const rest =
      first === undefined
        ? words.slice(0, -count).join(' ')
        : words
            .slice(count)
            .join(' ')
            .replace(/^(?:cha|ya|wa|de|à|a) /, '');
    const form = first ?? last;
    if (form !== undefined && (rest === '' || STRENGTH.test(rest))) return { form, strength: rest };
  }
  return null;
}

/** Returns what is recognised in an item's words. */
export function readCodes({
  form,
  dose,
  frequency,
  quantity,
}: Pick<Directions, 'form' | 'dose' | 'frequency' | 'quantity'>): ItemCodes {
  const known = readForm(form);
  return {
    form: known,
    dose: readDose(dose, known),
    frequency: readFrequency(frequency),
    quantity: readDose(quantity, known),
  };
}
