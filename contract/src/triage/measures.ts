import type { Token } from './normalise.ts';
import { DAY, numbersIn, SINCE, UNITS } from './time-words.ts';
import type { WrittenNumber } from './time-words.ts';
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
  'baby infant newborn neonate child kid toddler son daughter boy girl mtoto mutoto kichanga mwanangu katoto kababy mjukuu twins twin bebe enfant fils fille nourrisson jumeaux jumelles gamin gamine',
);
const KIN = words(
  'son daughter wife husband brother sister mother father boy girl binti mwanangu mume dada kaka fils fille femme mari',
);
const AGE = words('old aged age umri mwenye wenye');
const PREGNANT = words('pregnant mjamzito mimba enceinte gestation grossesse pregnancy ujauzito kijacho mtarajiwa');
const AFTER_BIRTH = words('birth delivery delivered kujifungua nimejifungua accouchement accouche');
const LASTS = words('for since past last over kwa tangu toka depuis pendant after baada apres every kila within');
const AGO = words('ago iliyopita zilizopita sasa');
const BEFORE_AN_AGE = words('ana nina wa de am ai a is anayo');
const SWAHILI_UNIT = words('siku wiki mwezi miezi mwaka miaka saa masaa dakika');
const TWO_YEARS = 2 * 365 * DAY;
const TWELVE_YEARS = 12 * 365 * DAY;
const OLDEST = 115;
export const OLDEST_SMALL_CHILD_DAYS = 5 * 365;
/** In front of a word they deny it. */
const DENIES = /^(?:sina|hana|si|sio|siyo|not|no|pas)$/;
/** After these, weeks are counted from something else. */
const AFTER_EVENT = words('birth delivery delivered postpartum post postnatal op surgery after since later old born ago kujifungua kujifunguwa nimejifungua nilijifungua umri accouchement accouche apres miscarriage abortion late'); // prettier-ignore
const OF_A_CHILD = /^(?:il|elle|petite?|puce|bebe|dernier|derniere|cadette?|benjamine?)$/;
const NO_PERSON = /^(?:plaie|blessure|operation|cicatrice|toux|fievre|douleur|grossesse|mal|probleme|bouton|bosse)$/;
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
  const numbers = numbersIn(tokens);
  let ageDays = readBareAge(tokens);
  let pregnantWeeks: number | undefined;
  tokens.forEach(({ word }, at) => {
    const since = SINCE.get(word);
    if (since !== undefined) durations.push({ hours: since, at, ago: false });
  });
  for (const span of readSpans(tokens, numbers)) {
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
      ...readVitalSigns(tokens, numbers),
      ...(ageDays !== undefined && { ageDays }),
      ...(pregnantWeeks !== undefined && { pregnantWeeks }),
    },
    durations,
  };
}

/** Returns the spans of time of a text. English and French put the unit behind the number, Swahili before it. */
function readSpans(tokens: readonly Token[], numbers: readonly WrittenNumber[]): Span[] {
  return numbers.flatMap(({ amount, first, last }): Span[] => {
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
  const before = wordAt(tokens, first - 1);
  if (LASTS.has(before) || AGO.has(wordAt(tokens, last + 1))) return true;
  // 'Il y a trois ans', 'il tousse trois jours', but 'il a trois ans'.
  const he = tokens[first - 2];
  return he?.word === 'il' && he.segment === tokens[first]!.segment && before !== 'a';
}

/** Of somebody who is known to be pregnant, weeks that nothing lasts for are those of the pregnancy: "31 weeks". */
function isGestation(tokens: readonly Token[], span: Span, isPregnant: boolean): boolean {
  if (span.hours < 7 * DAY || lasts(tokens, span)) return false;
  if (isPregnant && span.hours >= FIRST_KNOWN && span.hours <= LONGEST_PREGNANCY) return true;
  return saysPregnant(tokens, span.first) && !near(tokens, span.first - 3, span.first + 2, CHILD);
}

/** Tells whether a pregnancy is named near a place, and not denied: 'mara mbili wiki hii. Sina mimba'. */
function saysPregnant(tokens: readonly Token[], place: number): boolean {
  for (let at = Math.max(0, place - 3); at <= place + 4 && at < tokens.length; at += 1)
    if (PREGNANT.has(tokens[at]!.word) && !DENIES.test(wordAt(tokens, at - 1))) return true;
  return false;
}

/** 'I am 39 weeks', 'niko wiki 33', 'je suis à sept mois', or weeks beside words of waters, kicks or labour. */
function isOwnGestation(tokens: readonly Token[], span: Span): boolean {
  const { hours, first, last } = span;
  if (hours < FIRST_KNOWN || hours > LONGEST_PREGNANCY || lasts(tokens, span)) return false;
  if (near(tokens, first - 4, last + 3, CHILD) || near(tokens, first - 4, last + 3, AFTER_EVENT)) return false;
  const before = wordAt(tokens, first - 1);
  const told = /^(?:only|now|about|just|currently|almost|nearly|deja|presque|enceinte|a)$/.test(before) ? 1 : 0;
  const said = `${wordAt(tokens, first - 2 - told)} ${wordAt(tokens, first - 1 - told)}`;
  if (
    /^(?:i am|(?:she|wife) is|je suis|(?:elle|femme) est|en est|en suis)$/.test(said) ||
    /^(?:niko|yuko|ako)$/.test(before)
  )
    return true;
  if (/^(?:along|gone)$/.test(wordAt(tokens, last + 1))) return true;
  return tokens.some(({ word }) => BIRTH_WORD.test(word)) && (first === 0 || hours >= HALF_PREGNANCY);
}

function isAge(tokens: readonly Token[], span: Span): boolean {
  const { hours, first, last } = span;
  if (lasts(tokens, span) || isAgo(tokens, span) || near(tokens, first - 3, first + 3, AFTER_BIRTH)) return false;
  if (near(tokens, first - 2, last + 2, AGE) || near(tokens, first - 3, first, CHILD)) return true;
  if (near(tokens, last, last + 2, CHILD) && wordAt(tokens, last + 1) !== 'i') return true;
  if (hours < TWO_YEARS) return isSmallAge(tokens, span);
  const before = wordAt(tokens, first - 1);
  if (isPartOfItsOwn(tokens, span)) return true;
  return hours > TWELVE_YEARS || BEFORE_AN_AGE.has(before) || wordAt(tokens, first - 2) === 'am';
}

/** Tells whether nothing else stands between two commas: 'il vomit, 2 ans', 'homa, miaka miwili'. */
function isPartOfItsOwn(tokens: readonly Token[], { first, last }: Span): boolean {
  const { segment } = tokens[first]!;
  return tokens[first - 1]?.segment !== segment && tokens[last + 1]?.segment !== segment;
}

/** 'Elle a dix semaines', 'notre Espérance a deux mois', 'he is six weeks'. */
function isSmallAge(tokens: readonly Token[], { first, last }: Span): boolean {
  const [behind, before, verb] = [wordAt(tokens, first - 3), wordAt(tokens, first - 2), wordAt(tokens, first - 1)];
  if (verb === 'is') return before === 'he' && !/^(?:from|into|since)$/.test(wordAt(tokens, last + 1));
  if (verb !== 'a' || !/^(?:jours?|semaines?|mois)$/.test(wordAt(tokens, last))) return false;
  if (/^(?:d|de|que|qu|sans|pour|enceinte)$/.test(wordAt(tokens, last + 1))) return false;
  return OF_A_CHILD.test(before) || (/^(?:notre|ma|mon)$/.test(behind) && !NO_PERSON.test(before));
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
    // "My son, 21, has a cough".
    const alone = tokens[at - 1]?.segment !== tokens[at]!.segment && tokens[at + 1]?.segment !== tokens[at]!.segment;
    const ofKin = alone && tokens[at + 1]?.sentence === tokens[at]!.sentence && KIN.has(wordAt(tokens, at - 1));
    if (said || ofKin || /^[fm]$/.test(wordAt(tokens, at + 1))) return Number(word) * 365;
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
