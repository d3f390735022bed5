import type { Token } from './normalise.ts';
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
};

type Sign = 'temperature' | 'sugar' | 'breaths' | 'oxygen' | 'pulse';

const COUNTED: ReadonlySet<Sign> = new Set(['breaths', 'pulse']);
const WORDS_BEFORE = 4;
const WORDS_AFTER = 3;
/** Above it a blood sugar is in mg/dL. */
const MOST_MMOL = 35;
const MG_DL_PER_MMOL = 18;

/** Reads what stands beside a number: the first row whose words and limits fit says what it measures. */
const SIGNS: readonly {
  sign: Sign;
  words: RegExp;
  least: number;
  most: number;
  convert?: (value: number) => number;
}[] = [
  { sign: 'oxygen', words: /spo|\bsats?\b|oxygen|oksijeni|oxygene/, least: 50, most: 100 },
  {
    sign: 'sugar',
    words: /sugar|sukari|glucose|glyc|\brbs\b|\bfbs\b|sucre/,
    least: 0.5,
    most: 900,
    convert: (value) => (value <= MOST_MMOL ? value : value / MG_DL_PER_MMOL),
  },
  { sign: 'breaths', words: /breath|\brr\b|\bfr\b|resp|pumzi|anapumua|souffle/, least: 8, most: 120 },
  { sign: 'pulse', words: /pulse|\bhr\b|heart rate|mapigo|pouls/, least: 44, most: 250 },
  { sign: 'temperature', words: /temp|fever|homa|joto|fievre|thermo|degre|nyuzi|celsius|\bc\b/, least: 34, most: 43 },
  {
    sign: 'temperature',
    words: /temp|fever|fahrenheit|\bf\b/,
    least: 95,
    most: 109,
    convert: (value) => ((value - 32) * 5) / 9,
  },
];

/** Reads the measurements of a text. The first of each kind counts. */
export function readVitalSigns(tokens: readonly Token[]): VitalSigns {
  if (!hasKind(tokens, HAS_DIGIT)) return {};
  const found = new Map<keyof VitalSigns, number>();
  tokens.forEach(({ word, kinds }, at) => {
    if ((kinds & HAS_DIGIT) === 0 || !/^\d+(?:\.\d+)?$/.test(word)) return;
    const value = Number(word);
    const beside = [...tokens.slice(Math.max(0, at - WORDS_BEFORE), at), ...tokens.slice(at + 1, at + 1 + WORDS_AFTER)]
      .map((token) => token.word)
      .join(' ');
    // Breaths and beats are counted: a number with a decimal is none of them.
    const isCount = Number.isInteger(value);
    const row = SIGNS.find(
      (one) => value >= one.least && value <= one.most && (isCount || !COUNTED.has(one.sign)) && one.words.test(beside),
    );
    // A number with a decimal between 34 and 43 is nothing else: "he had 39.5".
    const sign = row?.sign ?? (!Number.isInteger(value) && value >= 34 && value <= 43 ? 'temperature' : null);
    if (sign !== null && !found.has(sign)) found.set(sign, row?.convert ? row.convert(value) : value);
  });
  const pressure = readPressure(tokens);
  return { ...Object.fromEntries(found), ...pressure };
}

function readPressure(tokens: readonly Token[]): Pick<VitalSigns, 'systolic' | 'diastolic'> {
  const text = tokens.map(({ word }) => word).join(' ');
  const pair = /\b(\d{2,3})\s?(?:\/|over|kwa|sur)\s?(\d{2,3})\b/.exec(text);
  if (!pair) return {};
  const [systolic, diastolic] = [Number(pair[1]), Number(pair[2])];
  const plausible = systolic >= 60 && systolic <= 280 && diastolic >= 30 && diastolic <= 180 && systolic > diastolic;
  return plausible ? { systolic, diastolic } : {};
}
