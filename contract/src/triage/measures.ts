import type { Token } from './normalise.ts';
import { DAY, numbersIn, SINCE, UNITS } from './time-words.ts';
import { readVitalSigns } from './vital-signs.ts';
import type { VitalSigns } from './vital-signs.ts';
import { HAS_DIGIT } from './word-kinds.ts';

/** What a text says in numbers about the person who is ill. Absent: it does not say. */
export type Measures = VitalSigns & { readonly ageDays?: number; readonly pregnantWeeks?: number };

/** For how long something lasts, in hours, and where the text says so; `ago`: it ended then. */
export type Duration = { readonly hours: number; readonly at: number; readonly ago: boolean };

type Span = { readonly hours: number; readonly first: number; readonly last: number };

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const CHILD = words(
  'baby infant newborn neonate child kid toddler son daughter boy girl mtoto kichanga mwanangu bebe enfant fils fille nourrisson',
);
const AGE = words('old aged age umri mwenye wenye');
const PREGNANT = words('pregnant mjamzito mimba enceinte gestation grossesse pregnancy ujauzito');
const AFTER_BIRTH = words('birth delivery delivered kujifungua nimejifungua accouchement accouche');
const LASTS = words('for since past last over kwa tangu toka depuis pendant after baada apres every kila within');
const AGO = words('ago iliyopita zilizopita sasa');
const BEFORE_AN_AGE = words('ana nina wa de am ai a is anayo');
const SWAHILI_UNIT = words('siku wiki mwezi miezi mwaka miaka saa masaa dakika');
const TWO_YEARS = 2 * 365 * DAY;
const TWELVE_YEARS = 12 * 365 * DAY;
const OLDEST = 115;
export const OLDEST_SMALL_CHILD_DAYS = 5 * 365;
/** After these, weeks are counted from something else. */
const AFTER_EVENT = words('birth delivery delivered postpartum post postnatal op surgery after since later old born ago kujifungua kujifunguwa nimejifungua nilijifungua umri accouchement accouche apres miscarriage abortion late'); // prettier-ignore
const BIRTH_WORD =
  /^(?:waters?|contract\w*|tighten\w*|kicks?|kicking|flutter\w*|trimester|bump|labou?r|cord|placenta|chupa|uchungu|mateke|poche|glaires?|sage|midwife|anc)$/;
const HALF_PREGNANCY = 20 * 7 * DAY;
const FIRST_KNOWN = 5 * 7 * DAY;
const LONGEST_PREGNANCY = 43 * 7 * DAY;

/** Reads the numbers of a text: age, measurements, weeks of a pregnancy, and how long things last. */
export function readMeasures(
  tokens: readonly Token[],
  isPregnant = false,
  mayBePregnant = false,
): { measures: Measures; durations: Duration[] } {
  const durations: Duration[] = [];
  let ageDays = readBareAge(tokens);
  let pregnantWeeks: number | undefined;
  tokens.forEach(({ word }, at) => {
    const since = SINCE.get(word);
    if (since !== undefined) durations.push({ hours: since, at, ago: false });
  });
  for (const span of readSpans(tokens)) {
    if (isGestation(tokens, span, isPregnant) || (mayBePregnant && isOwnGestation(tokens, span)))
      pregnantWeeks ??= Math.round(span.hours / (7 * DAY));
    else if (isAge(tokens, span)) ageDays ??= span.hours / DAY;
    else
      durations.push({
        hours: span.hours,
        at: span.first,
        ago: isAgo(tokens, span),
      });
  }
  return {
    measures: {
      ...readVitalSigns(tokens),
      ...(ageDays !== undefined && { ageDays }),
      ...(pregnantWeeks !== undefined && { pregnantWeeks }),
    },
    durations,
  };
}

/** Returns the spans of time of a text. English and French put the unit behind the number, Swahili before it. */
function readSpans(tokens: readonly Token[]): Span[] {
  return numbersIn(tokens).flatMap(({ amount, first, last }): Span[] => {
    const before = wordAt(tokens, first - 1);
    const behind = UNITS.get(wordAt(tokens, last + 1));
    if (SWAHILI_UNIT.has(before)) return [{ hours: amount * UNITS.get(before)!, first: first - 1, last }];
    return behind === undefined ? [] : [{ hours: amount * behind, first, last: last + 1 }];
  });
}

/** 'Two years ago', 'miaka miwili iliyopita', 'il y a deux ans'. */
function isAgo(tokens: readonly Token[], { first, last }: Span): boolean {
  const before = [first - 3, first - 2, first - 1].map((at) => wordAt(tokens, at)).join(' ');
  return /^(?:ago|iliyopita|zilizopita|back)$/.test(wordAt(tokens, last + 1)) || before === 'il y a';
}

function lasts(tokens: readonly Token[], { first, last }: Span): boolean {
  return (
    LASTS.has(wordAt(tokens, first - 1)) || AGO.has(wordAt(tokens, last + 1)) || wordAt(tokens, first - 2) === 'il'
  );
}

/** Of somebody who is known to be pregnant, weeks that nothing lasts for are those of the pregnancy: "31 weeks". */
function isGestation(tokens: readonly Token[], span: Span, isPregnant: boolean): boolean {
  if (span.hours < 7 * DAY || lasts(tokens, span)) return false;
  if (isPregnant && span.hours >= FIRST_KNOWN && span.hours <= LONGEST_PREGNANCY) return true;
  return near(tokens, span.first - 3, span.first + 4, PREGNANT) && !near(tokens, span.first - 3, span.first + 2, CHILD);
}

/** 'I am 39 weeks', 'niko wiki 33', 'je suis à sept mois', or weeks beside words of waters, kicks or labour. */
function isOwnGestation(tokens: readonly Token[], span: Span): boolean {
  const { hours, first, last } = span;
  if (hours < FIRST_KNOWN || hours > LONGEST_PREGNANCY || lasts(tokens, span)) return false;
  if (near(tokens, first - 4, last + 3, CHILD) || near(tokens, first - 4, last + 3, AFTER_EVENT)) return false;
  const before = wordAt(tokens, first - 1);
  const told = /^(?:only|now|about|just|currently|almost|nearly|deja|presque|enceinte|a)$/.test(before) ? 1 : 0;
  const said = `${wordAt(tokens, first - 2 - told)} ${wordAt(tokens, first - 1 - told)}`;
  if (/^(?:i am|she is|je suis|elle est)$/.test(said) || before === 'niko' || before === 'yuko') return true;
  return tokens.some(({ word }) => BIRTH_WORD.test(word)) && (first === 0 || hours >= HALF_PREGNANCY);
}

function isAge(tokens: readonly Token[], span: Span): boolean {
  const { hours, first, last } = span;
  if (lasts(tokens, span) || isAgo(tokens, span) || near(tokens, first - 3, first + 3, AFTER_BIRTH)) return false;
  if (near(tokens, first - 2, last + 2, AGE) || near(tokens, first - 3, first, CHILD)) return true;
  if (near(tokens, last, last + 2, CHILD) && wordAt(tokens, last + 1) !== 'i') return true;
  if (hours < TWO_YEARS) return false;
  const before = wordAt(tokens, first - 1);
  return hours > TWELVE_YEARS || BEFORE_AN_AGE.has(before) || wordAt(tokens, first - 2) === 'am';
}

/** Returns the age in days that a number without a unit gives: 'aged 40', 'she is 62', '25 F'. */
function readBareAge(tokens: readonly Token[]): number | undefined {
  for (const [at, { word, kinds }] of tokens.entries()) {
    if (
      (kinds & HAS_DIGIT) === 0 ||
      !/^\d{1,3}$/.test(word) ||
      Number(word) >= OLDEST ||
      UNITS.has(wordAt(tokens, at + 1))
    )
      continue;
    const said =
      /^(?:aged?|umri|is|am)$/.test(wordAt(tokens, at - 1)) ||
      /^age of$/.test(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)}`);
    if (said || /^[fm]$/.test(wordAt(tokens, at + 1))) return Number(word) * 365;
  }
  return undefined;
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

function near(tokens: readonly Token[], from: number, to: number, set: ReadonlySet<string>): boolean {
  return tokens.slice(Math.max(0, from), to + 1).some(({ word }) => set.has(word));
}

/** Returns how many breaths in a minute are too many at an age. */
export function mostBreaths(ageDays: number | undefined): number {
  if (ageDays === undefined || ageDays > OLDEST_SMALL_CHILD_DAYS) return 22;
  if (ageDays < 60) return 60;
  return ageDays < 365 ? 50 : 40;
}

/** Reads '37 weeks' as weeks of pregnancy where somebody speaks of how an unborn baby moves. */
export function asWeeksOfPregnancy({ ageDays, ...others }: Measures): Measures {
  const weeks = (ageDays ?? 0) / 7;
  const isPregnancy = others.pregnantWeeks === undefined && Number.isInteger(weeks) && weeks >= 24 && weeks <= 43;
  return isPregnancy ? { ...others, pregnantWeeks: weeks } : { ...others, ...(ageDays !== undefined && { ageDays }) };
}
