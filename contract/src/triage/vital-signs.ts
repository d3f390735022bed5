import type { Token } from './normalise.ts';
import { UNITS } from './time-words.ts';
import type { WrittenNumber } from './time-words.ts';
import { HAS_DIGIT, hasKind } from './word-kinds.ts';

/** Measurements that a text gives in numbers. Absent: it does not give them. */
export type VitalSigns = {
  /** In degrees Celsius. */
  readonly temperature?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  /** In mmol/L. */
  readonly sugar?: number;
  /** In a minute. */
  readonly breaths?: number;
  /** Saturation, in percent. */
  readonly oxygen?: number;
  /** In a minute. */
  readonly pulse?: number;
  /** Around the upper arm of a child, in millimetres. */
  readonly arm?: number;
};

type Sign = 'temperature' | 'sugar' | 'breaths' | 'oxygen' | 'pulse' | 'arm';

/** Smaller numbers in words are hardly ever measured. */
const LEAST_IN_WORDS = 34;
const POINT = /^(?:point|nukta|pointi|virgule|decimal|desimali)$/;
const HALF = /^(?:et demie?|na nusu|and half|and a half|nukta nusu)\b/;
const COUNTED: ReadonlySet<Sign> = new Set(['breaths', 'pulse']);
const WORDS_BEFORE = 4;
const WORDS_AFTER = 3;
/** Above it a blood sugar is in mg/dL. */
const MOST_MMOL = 35;
const MG_DL_PER_MMOL = 18;
/** What a gram of sugar in a litre is in mmol/L. */
const MMOL_PER_GRAM = 5.55;
/** What is measured around the arm: the tape, the arm, or the colour that it shows. */
const ARM = /muac|\barm\b|band|\btape|utepe|mkono|mkanda|bracelet|\bbras\b|ruban|brachial|\bpb\b|nyekundu|rouge/;
const SUGAR = /sugar|sukari|glucos|gluco|glyc|\b[rf]b[sg]\b|\bbsl?\b|\bbgl?\b|\bhgt\b|dextro|sucre/;
const GRAMS = /\bgr? ?\/ ?l\b|\bgr?(?:am\w*)? (?:par|per|kwa) (?:litre|lita)/;
const CENTIMETRES = /\bcms?\b|sentim|centim/;
const MILLIMETRES = /muac|\bmm\b|milim|millim/;

const NUMBER = /^\d+(?:\.\d+)?%?$/;

/** What the words beside a number say that it measures, and between which limits. */
type Row = {
  readonly sign: Sign;
  readonly words: RegExp;
  /** A letter of notes, right before the number only: 'T 38', 'P 110'. */
  readonly letter?: RegExp;
  /** What has to stand beside the number as well. */
  readonly unit?: RegExp;
  readonly least: number;
  readonly most: number;
  readonly convert?: (value: number) => number;
};

/** Reads what stands beside a number: the first row whose words and limits fit says what it measures. */
const SIGNS: readonly Row[] = [
  { sign: 'oxygen', words: /spo|\bsat[su]?\b|satur|\bsao|oxym|oxim|oxygen|oksijeni/, least: 50, most: 100 },
  // French notes give grams in a litre: 0,45 g/L is little, 1,2 g/L is as usual.
  { sign: 'sugar', words: SUGAR, unit: GRAMS, least: 0.1, most: 9, convert: (value) => value * MMOL_PER_GRAM },
  { sign: 'sugar', words: /glycemie|dextro/, least: 0.1, most: 1.6, convert: (value) => value * MMOL_PER_GRAM },
  {
    sign: 'sugar',
    words: SUGAR,
    least: 0.5,
    most: 900,
    convert: (value) => (value <= MOST_MMOL ? value : value / MG_DL_PER_MMOL),
  },
  { sign: 'breaths', words: /breath|\brr\b|\bfr\b|resp|pumzi|anapumua|souffle/, least: 8, most: 120 },
  { sign: 'pulse', words: /pulse|\bhr\b|\bfc\b|\bbpm\b|heart rate|mapigo|pouls/, letter: /\bp$/, least: 44, most: 250 },
  {
    sign: 'temperature',
    words: /temp|fever|homa|joto|fievre|thermo|degre|nyuzi|celsius|\bc\b/,
    letter: /\bt$/,
    least: 34,
    most: 43,
  },
  {
    sign: 'temperature',
    words: /temp|fever|fahrenheit|\bf\b/,
    least: 95,
    most: 109,
    convert: (value) => ((value - 32) * 5) / 9,
  },
  { sign: 'arm', words: ARM, unit: CENTIMETRES, least: 8, most: 25, convert: (value) => value * 10 },
  { sign: 'arm', words: /muac/, least: 8, most: 25, convert: (value) => value * 10 },
  { sign: 'arm', words: ARM, unit: MILLIMETRES, least: 60, most: 250 },
];

/** Reads the measurements of a text, whose numbers are known. The first of each kind counts. */
export function readVitalSigns(tokens: readonly Token[], numbers: readonly WrittenNumber[]): VitalSigns {
  const found = new Map<keyof VitalSigns, number>();
  let free = 0;
  for (const number of numbers) {
    const isInDigits = (tokens[number.first]!.kinds & HAS_DIGIT) !== 0;
    const { value, last } = isInDigits ? { ...number, value: number.amount } : inWords(tokens, numbers, number);
    if (!isInDigits && value < LEAST_IN_WORDS && (isCount(value) || value < 1)) continue;
    const before = wordsOf(tokens, Math.max(free, number.first - WORDS_BEFORE), number.first);
    // Behind a comma other things are told: 'type 2, sugar 7'.
    const { segment } = tokens[last]!;
    const beside = `${before} ${wordsOf(tokens, last + 1, last + 1 + WORDS_AFTER, segment)}`;
    // Breaths and beats are counted: a number with a decimal is none of them.
    const rows = SIGNS.filter(
      ({ sign, unit, least, most }) =>
        value >= least && value <= most && (isCount(value) || !COUNTED.has(sign)) && (unit?.test(beside) ?? true),
    );
    const row =
      rows.find((one) => one.words.test(before) || one.letter?.test(before) === true) ??
      rows.find((one) => isNamedBehind(tokens, last, one));
    if (row) free = last + 1;
    // A number with a decimal between 34 and 43 is nothing else: "he had 39.5".
    const isLikeFever = hasDecimal(tokens[number.first]!.word, value) && !isWeighed(tokens, number.first, last);
    const sign = row?.sign ?? (isLikeFever && value >= 34 && value <= 43 ? 'temperature' : null);
    if ((!isInDigits || sign === 'sugar') && isTime(tokens, number.first, last)) continue;
    if (sign !== null && !found.has(sign)) found.set(sign, row?.convert ? row.convert(value) : value);
  }
  return { ...Object.fromEntries(found), ...(hasKind(tokens, HAS_DIGIT) && readPressure(tokens)) };
}

function isCount(value: number): boolean {
  return Number.isInteger(value);
}

/** What is weighed or measured in a unit of its own: '38.5 kg' is no fever. */
const WEIGHED = /^(?:kgs?|kilos?|kilograms?|kilogrammes?|cm|km|litres?)$/;

function isWeighed(tokens: readonly Token[], first: number, last: number): boolean {
  return [tokens[first - 1], tokens[last + 1]].some((one) => one !== undefined && WEIGHED.test(one.word));
}

/** Tells whether a number was written with a decimal, even if it is none: '38.0'. */
function hasDecimal(word: string, value: number): boolean {
  return !isCount(value) || /^\d+\.\d$/.test(word);
}

/** Tells whether a number says how long or how old: 'forty years', 'miaka 40'. */
function isTime(tokens: readonly Token[], first: number, last: number): boolean {
  const isUnit = (word = '') => word.length > 2 && (UNITS.get(word) ?? 0) >= 1;
  return isUnit(tokens[last + 1]?.word) || isUnit(tokens[first - 1]?.word);
}

/** Returns a number in words with what stands behind its point: 'trente-huit huit', 'thirty nine point five'. */
function inWords(
  tokens: readonly Token[],
  numbers: readonly WrittenNumber[],
  { amount, last }: WrittenNumber,
): { value: number; last: number } {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const hasPoint = POINT.test(wordAt(last + 1));
  if (!hasPoint && amount < LEAST_IN_WORDS) return { value: amount, last };
  const half = HALF.exec(`${wordAt(last + 1)} ${wordAt(last + 2)} ${wordAt(last + 3)}`)?.[0];
  if (half !== undefined) return { value: amount + 0.5, last: last + half.split(' ').length };
  const tenths = numbers.find(({ first }) => first === last + (hasPoint ? 2 : 1));
  if (!tenths || tenths.amount < 1 || tenths.amount >= 10) return { value: amount, last };
  // Without a point it ends a part of the sentence: 'thirty-eight, two children' and 'trente-huit deux fois' do not.
  const { segment } = tokens[last]!;
  const isEnd = tokens[tenths.last]!.segment === segment && tokens[tenths.last + 1]?.segment !== segment;
  return hasPoint || isEnd ? { value: amount + tenths.amount / 10, last: tenths.last } : { value: amount, last };
}

/** Returns the number that a word is: '98', '36.6', '98%'. */
function valueOf(word: string): number {
  return Number(word.replace('%', ''));
}

/** Returns the words of some places, with `segment` only those of that part. */
function wordsOf(tokens: readonly Token[], from: number, to: number, segment?: number): string {
  return tokens
    .slice(from, to)
    .filter((token) => segment === undefined || token.segment === segment)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * Tells whether a number is named by words behind it: '28 breaths a minute'. What has a number of its own behind it
 * names that one: in 'HR 72, SpO2 98' the 72 is no saturation.
 */
function isNamedBehind(tokens: readonly Token[], at: number, { words, least, most }: Row): boolean {
  for (let to = at + 2; to <= at + 1 + WORDS_AFTER && to <= tokens.length; to += 1) {
    if (tokens[to - 1]!.sentence !== tokens[at]!.sentence) return false;
    if (!words.test(wordsOf(tokens, at + 1, to))) continue;
    return ![tokens[to], tokens[to + 1]].some(
      (next) => next && NUMBER.test(next.word) && valueOf(next.word) >= least && valueOf(next.word) <= most,
    );
  }
  return false;
}

function readPressure(tokens: readonly Token[]): Pick<VitalSigns, 'systolic' | 'diastolic'> {
  const text = tokens.map(({ word }) => word).join(' ');
  const pair = /\b(\d{2,3})\s?(?:\/|over|kwa|sur|juu ya|na chini|chini)\s?(\d{2,3})\b/.exec(text);
  if (!pair) return {};
  const [systolic, diastolic] = [Number(pair[1]), Number(pair[2])];
  const plausible = systolic >= 60 && systolic <= 280 && diastolic >= 30 && diastolic <= 180 && systolic > diastolic;
  return plausible ? { systolic, diastolic } : {};
}
