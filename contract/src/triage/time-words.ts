import type { Token } from './normalise.ts';
import { kindOfWord } from './word-kinds.ts';

/** Hours of a day. */
export const DAY = 24;

/** Hours of a unit of time, by its name in any of the languages. */
export const UNITS = byWord([
  [1 / 60, 'minute minutes min mins dakika'],
  [1, 'hour hours hr hrs h saa masaa heure heures'],
  [DAY, 'day days siku jour jours d j'],
  [7 * DAY, 'week weeks wk wks wiki semaine semaines sem'],
  [30 * DAY, 'month months mo mos mth mths mwezi miezi mois'],
  [365 * DAY, 'year years yr yrs mwaka miaka an ans annees'],
]);

const HUNDRED = 100;

/**
 * Numbers by their word in any of the languages, also as people write them by ear. 'Sept' and 'dix' stand among them,
 * 'six' is the same in two.
 */
const NUMBERS = byWord([
  [0.5, 'nusu'],
  [1, 'one moja mmoja kimoja un une'],
  [2, 'two couple mbili wawili miwili viwili mawili mbiri wawiri miwiri viwiri mawiri deux'],
  [3, 'three few tatu watatu mitatu vitatu matatu kadhaa trois troi quelques'],
  [4, 'four several nne wanne minne vinne manne quatre katre catre plusieurs'],
  [5, 'five tano watano mitano vitano matano cinq sinq senk'],
  [6, 'six sita'],
  [7, 'seven saba sept'],
  [8, 'eight nane wanane minane vinane manane huit uit'],
  [9, 'nine tisa neuf'],
  [10, 'ten kumi dix'],
  [11, 'eleven onze'],
  [12, 'twelve douze'],
  [13, 'thirteen treize'],
  [14, 'fourteen quatorze'],
  [15, 'fifteen quinze'],
  [16, 'sixteen seize'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, 'twenty ishirini vingt vingts'],
  [30, 'thirty thelathini thelasini selasini therathini trente'],
  [40, 'forty fourty arobaini arubaini quarante karante'],
  [50, 'fifty hamsini cinquante'],
  [60, 'sixty sitini soixante'],
  [70, 'seventy sabini septante'],
  [80, 'eighty themanini huitante'],
  [90, 'ninety tisini nonante'],
  [HUNDRED, 'hundred mia cent'],
]);
/** Words that join the parts of a number: 'ishirini na tano', 'vingt et un'. */
const JOINS_NUMBERS = new Set(['na', 'et', 'and']);

/** Hours since a part of the day or a day that a text names. */
export const SINCE = byWord([
  [6, 'morning today asubuhi leo matin'],
  [10, 'overnight usiku'],
  [DAY, 'yesterday jana hier'],
  [2 * DAY, 'juzi'],
]);

/** Returns the number that a word says, in digits or in letters, or null. */
function numberOf(word: string): number | null {
  if (/^\d+(?:\.\d+)?%?$/.test(word)) return Number(word.replace('%', ''));
  return NUMBERS.get(word) ?? null;
}

const NUMBER = kindOfWord((word) => numberOf(word) !== null);

/** A number of a text, in digits or in one or more words, and where it stands. */
export type WrittenNumber = { readonly amount: number; readonly first: number; readonly last: number };

/** Finds the numbers of a text; 'soixante-dix-huit' and 'ishirini na tano' are one each. */
export function numbersIn(tokens: readonly Token[]): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    if ((tokens[first]!.kinds & NUMBER) === 0) continue;
    let amount = numberOf(tokens[first]!.word)!;
    let last = first;
    for (;;) {
      const isJoined = JOINS_NUMBERS.has(tokens[last + 1]?.word ?? '');
      const next = isJoined ? last + 2 : last + 1;
      const more = tokens[next]?.segment === tokens[first]!.segment ? numberOf(tokens[next].word) : null;
      if (more === null || /\d/.test(tokens[first]!.word + tokens[next]!.word)) break;
      const whole = joined(amount, more, !isJoined && tokens[last]!.word === 'mia');
      if (whole === null) break;
      amount = whole;
      last = next;
    }
    found.push({ amount, first, last });
    first = last;
  }
  return found;
}

/**
 * Returns the number that two number words say together, or null if they are two numbers: tens and ones, hundreds, the
 * French 60 + 10 and 4 × 20, and hundreds that are counted behind their word, as in 'mia mbili'.
 */
function joined(amount: number, more: number, countsHundreds: boolean): number | null {
  if (countsHundreds && more >= 1 && more < 10) return HUNDRED * more;
  if (more === HUNDRED) return amount >= 1 && amount < 10 ? amount * more : null;
  if (amount === 4 && more === 20) return 80;
  if (amount < 10 || amount % 10 > 0 || more < 1) return null;
  const isSecondTens = (amount === 60 || amount === 80) && more >= 10 && more < 20;
  return more < 10 || isSecondTens || (amount % HUNDRED === 0 && more < HUNDRED) ? amount + more : null;
}

function byWord(rows: readonly (readonly [number, string])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));
}
