import { isFrenchIf } from './french-if.ts';
import type { Sighting } from './match-pattern.ts';
import type { Token } from './normalise.ts';
import { affirms, readVerb } from './swahili-verbs.ts';
import { kindOfWord } from './word-kinds.ts';
import { remembered } from './word-memory.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that deny what follows them. */
const DENIALS = words(
  'no not nothing without denies denied nil never neither nor negative hana sina hatuna hawana haina hakuna hamna hazina hayana halina hakina havina hauna hapana hayuko ' +
    'bila pasipo wala si sio siyo sans aucun aucune ni nie jamais absence zero nulle haiko hayupo anakanusha amekanusha anakana amekana denying',
);
/** Words of notes with which somebody denies a whole list: 'denies headache, chest pain, blurring'. */
const DENIES_A_LIST = words('denies denied denying nie anakanusha amekanusha anakana amekana');
/** 'Did not come' denies how something came: 'haikuja ghafla'. */
const CAME_NOT = /^ha(?:i|ki|li|u|wa|zi|ya|vi)?ku(?:ni)?ja$/;
/** 'Pain-free', 'free of pain'. */
const FREE = 'free';
const FREE_OF = words('of from');
const FREED = words('pain fever symptom symptoms');
/** 'That has no', of each class of nouns: 'choo kisicho na damu', 'homa isiyokuwa kali'. */
const WITHOUT = /^(?:asiye|wasio|usio|isiyo|lisilo|yasiyo|kisicho|visivyo|zisizo|pasipo)(?:kuwa)?$/;
/** Swahili verbs of having and feeling: their negative form denies what they name. */
const HAVING = words(
  'pata sikia hisi wahi kuwa tokwa lalamika fikiria fikiri waza piga tumia toa sumbuliwa poteza vaa',
);
/** Where a denial ends: a contrast, a cause, or somebody who has something. */
const ENDS = words(
  'but except however although though lakini ila bali isipokuwa mais sauf pourtant because due since kwa sababu kwani ' +
    'kutokana car cause parce now sasa maintenant then ana nina niko tuna wana anayo has have had got feels ai avons ont',
);
/** After these, 'not' says that something goes on, or that nobody knows. */
const SUBJECTS = words('i he she they we it je j il elle ils elles on nous');
const GOES_ON =
  /^(?:stop|improv|better|go(?:es|ing|ne)?$|eas|subsid|relie|control|only|sure|know|help|work|just|respon|reduc|settl|disappear|arret|pass|part|calm|cess|seulement|sait|able|manag)/;
const FRENCH = words(
  'que qui mes ses mon ma ont au nous yeux tete fievre avec pour dans le les est pas des une du sous ai il elle depuis sans et mais jour jours je de mois ans',
);
const FRENCH_FIRST = words('ne n');
/** Words that deny in some places only. */
const DENIES_SOMEWHERE = words('ne n hataki pas not rien no sans si ni nobody personne free none');
const FRENCH_SECOND = words('pas plus jamais point aucun aucune rien');
/** How far a denial reaches when nothing ends it, in words. */
const REACH = 7;
/** What somebody who 'does not want to' is well without. */
const WISH_OF_HARM = /^ku(?:jiua|fa|jidhuru|jinyonga|jiumiza|ua|muua|mdhuru|dhuru|jitoa)$/;
const LONGEST_QUESTION = 4;
const WORDS_IN_A_LIST = 4;
const HAS_NUMBER = /\d/;
/** What happened is no entry of a denied list: 'denies chest pain, collapsed at work'. */
const HAPPENED = /(?<!blurr)ed$/;
const JOINS_A_LIST = words('or nor and wala au na ni ou et');
const CONTINUES_A_LIST = words('or nor wala au ou');
const AFTER_NOUN = words('hana sina hakuna hamna haina');
const AFTERWARDS = words(
  'no hapana sina hana non negative neg absent nil none hakuna hamna haipo hazipo hayapo ras negatif negatifs negatives absente absentes absents',
);

/**
 * Returns the places of a text that are denied. A denial reaches forward to the end of its part, to a contrast, a cause
 * or a new statement, and over the commas of a list that ends in "or". A word that belongs to one of `phrases`, such as
 * the first of "hawezi kupumua", denies nothing besides.
 */
export function findDenied(tokens: readonly Token[], phrases: Iterable<readonly Sighting[]>): Set<number> {
  const inPhrases = new Set(
    [...phrases].flatMap((sightings) =>
      sightings.flatMap(({ at, negative }) => (at.length > 1 && !negative ? at : [])),
    ),
  );
  const denied = new Set<number>();
  tokens.forEach(({ kinds }, at) => {
    if ((kinds & MAY_DENY) === 0) return;
    const begin = denialAt(tokens, at, inPhrases);
    if (begin === null) return;
    const end = reachOf(tokens, at);
    for (let place = begin; place < end; place += 1) denied.add(place);
  });
  tokens.forEach(({ word, kinds, sentence }, at) => {
    if ((kinds & MAY_DENY_BEHIND) === 0) return;
    // "selles non noires".
    if (word === 'non' && tokens[at + 1]?.segment === tokens[at]!.segment) denied.add(at + 1);
    // "threatens nobody".
    if (word === 'nobody' && tokens[at - 1]?.segment === tokens[at]!.segment) denied.add(at - 1);
    const next = tokens[at + 1];
    const standsLast = !next || next.segment !== tokens[at]!.segment;
    if (standsLast && AFTERWARDS.has(word) && tokens[at - 1]?.sentence === sentence) {
      denied.add(at - 1);
      if (tokens[at - 2]?.segment === tokens[at - 1]!.segment) denied.add(at - 2);
    }
    // "homa hana anakula": the denial stands behind what it denies, before a new verb.
    if (!standsLast && AFTER_NOUN.has(word) && tokens[at - 1]?.segment === next.segment && endsNoun(tokens, at))
      denied.add(at - 1);
    if (standsLast && AFTERWARDS.has(word)) for (const place of askedBefore(tokens, at)) denied.add(place);
  });
  return denied;
}

/** Tells whether what follows a denial is a new verb, or the next noun that is denied: 'damu hamna maji hamna'. */
function endsNoun(tokens: readonly Token[], at: number): boolean {
  return affirms(tokens[at + 1]!.word) || tokens[at + 2]?.word === tokens[at]!.word;
}

/** Returns the places of a short question that the word at `at` answers: "Chest pain? No." */
function askedBefore(tokens: readonly Token[], at: number): number[] {
  const { sentence } = tokens[at]!;
  const places: number[] = [];
  for (let place = at - 1; tokens[place]?.sentence === sentence - 1; place -= 1) {
    if (places.length === LONGEST_QUESTION) return [];
    places.push(place);
  }
  return places;
}

/** Returns from where a word denies, or null when it denies nothing. */
function denialAt(tokens: readonly Token[], at: number, inPhrases: ReadonlySet<number>): number | null {
  const { word, segment } = tokens[at]!;
  const next = tokens[at + 1]?.segment === segment ? tokens[at + 1]!.word : '';
  if (word === FREE) return freeAt(tokens, at, next);
  if (word === 'none') return next === 'of' ? at : null;
  if (word === 'hataki' && WISH_OF_HARM.test(next)) return at;
  if (inPhrases.has(at)) return null;
  if (FRENCH_FIRST.has(word)) return frenchDenial(tokens, at, inPhrases);
  if (word === 'pas') {
    if (next === 'de' || next === 'd') return at;
    const verb = tokens[at - 1];
    // "pas mal à la tête" at the beginning of a part.
    if (verb?.segment !== segment || /^(?:et|mais)$/.test(verb.word)) return at;
    return verb?.segment === segment && !GOES_ON.test(verb.word) && !GOES_ON.test(next) ? at - 1 : null;
  }
  // "did not pass out" denies; "does not pass" says that something goes on.
  const goesOn = GOES_ON.test(next) && !(next === 'pass' && tokens[at + 2]?.word === 'out');
  if (word === 'not') return tokens[at - 1]?.word === 'can' || goesOn ? null : at;
  if (word === 'rien') return tokens[at - 1]?.segment === segment && tokens[at - 1]?.word !== 'et' ? null : at;
  if ((word === 'no' || word === 'sans') && GOES_ON.test(next)) return null;
  if (word === 'si' && (next === 'tu' || isFrenchIf(tokens[at - 1]?.word ?? '', next))) return null;
  // 'si' is also the French 'if', 'ni' the Swahili 'it is': they deny only beside words of their own language.
  if (word === 'ni' && startsFrenchPair(tokens, at)) return at;
  if (word === 'ni')
    return tokens
      .slice(Math.max(0, at - 6), at)
      .some((one) => FRENCH_SECOND.has(one.word) || FRENCH_FIRST.has(one.word) || one.word === 'ni')
      ? at
      : null;
  // "personne n'est blessé", but "une personne".
  if (word === 'nobody' || (word === 'personne' && FRENCH_FIRST.has(next))) return at;
  return deniesAnywhere(word) ? at : null;
}

/** Returns from where 'free' denies: 'pain free', 'free of pain'. */
function freeAt(tokens: readonly Token[], at: number, next: string): number | null {
  if (FREE_OF.has(next)) return at;
  return tokens[at - 1]?.sentence === tokens[at]!.sentence && FREED.has(tokens[at - 1]!.word) ? at - 1 : null;
}

/** Tells whether a word denies wherever it stands. */
function deniesAnywhere(word: string): boolean {
  return DENIALS.has(word) || WITHOUT.test(word) || CAME_NOT.test(word) || hasNothing(word);
}

/** Tells whether a word is a negative form of a Swahili verb of having and feeling. */
const hasNothing = remembered((word) => readVerb(word, (stem) => HAVING.has(stem)).some(({ negative }) => negative));

/** What `denialAt` looks for, and what denies words beside or before it. */
const MAY_DENY = kindOfWord((word) => DENIES_SOMEWHERE.has(word) || deniesAnywhere(word));
const MAY_DENY_BEHIND = kindOfWord(
  (word) => word === 'non' || word === 'nobody' || AFTERWARDS.has(word) || AFTER_NOUN.has(word),
);
const STOPS_DENIAL = kindOfWord((word) => ENDS.has(word) || affirms(word));

/** Tells whether "ni fièvre ni toux" begins here in a text that is French. */
function startsFrenchPair(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 2, at + 8).some(({ word }) => word === 'ni') && isFrench(tokens);
}

const frenchTexts = new WeakMap<readonly Token[], boolean>();

/** Tells whether a text has words that only French has. */
function isFrench(tokens: readonly Token[]): boolean {
  const known = frenchTexts.get(tokens) ?? tokens.some(({ word }) => FRENCH.has(word));
  frenchTexts.set(tokens, known);
  return known;
}

function frenchDenial(tokens: readonly Token[], at: number, inPhrases: ReadonlySet<number>): number | null {
  const { segment } = tokens[at]!;
  for (let place = at + 1; place <= at + 5 && tokens[place]?.segment === segment; place += 1) {
    if (GOES_ON.test(tokens[place]!.word)) return null;
    // "n'a pas cessé de convulser": what does not stop goes on.
    if (FRENCH_SECOND.has(tokens[place]!.word) && GOES_ON.test(tokens[place + 1]?.word ?? '')) return null;
    if (FRENCH_SECOND.has(tokens[place]!.word)) return inPhrases.has(place) ? null : at;
  }
  return null;
}

/** Returns the first place that the denial at `at` no longer reaches. */
function reachOf(tokens: readonly Token[], at: number): number {
  const { sentence } = tokens[at]!;
  let { segment } = tokens[at]!;
  let place = at + 1;
  let left = REACH;
  // "Si kwamba nimeishiwa pumzi": the verb stands behind 'that'.
  const verb = tokens[at + 1]?.word === 'kwamba' ? at + 2 : at + 1;
  for (; place < tokens.length && left > 0; place += 1, left -= 1) {
    const token = tokens[place]!;
    if (token.sentence !== sentence) break;
    if (token.segment !== segment) {
      if (!continuesList(tokens, place, DENIES_A_LIST.has(tokens[at]!.word))) break;
      segment = token.segment;
      left = REACH;
    }
    // "does not have", "je n'ai pas": the verb that is denied itself.
    const isDeniedVerb = place <= verb || (FRENCH_FIRST.has(tokens[at]!.word) && place < at + 4);
    if (!isDeniedVerb && ((token.kinds & STOPS_DENIAL) !== 0 || beginsAnew(tokens, place))) break;
    if (JOINS_A_LIST.has(token.word)) left = REACH;
  }
  return place;
}

/** Tells whether somebody is named anew behind an 'and': 'will not get up and I am dizzy'. */
function beginsAnew(tokens: readonly Token[], at: number): boolean {
  return SUBJECTS.has(tokens[at]!.word) && /^(?:and|et)$/.test(tokens[at - 1]?.word ?? '');
}

/**
 * Tells whether the part that begins here is one more entry of a denied list: short, no verb, joined by 'or'; in notes
 * also joined by commas alone.
 */
function continuesList(tokens: readonly Token[], from: number, byCommas: boolean): boolean {
  const { sentence } = tokens[from]!;
  let length = 0;
  let { segment } = tokens[from]!;
  for (let place = from; place < tokens.length && tokens[place]!.sentence === sentence; place += 1) {
    const { word, kinds } = tokens[place]!;
    // 'Ni' is also the Swahili 'it is': 'jasho hakuna, ni kiungulia tu'.
    if (CONTINUES_A_LIST.has(word) || (word === 'ni' && isFrench(tokens))) return true;
    if (tokens[place]!.segment !== segment) {
      if (byCommas) return true;
      segment = tokens[place]!.segment;
      length = 0;
    }
    length += 1;
    if (length > WORDS_IN_A_LIST || (kinds & STOPS_DENIAL) !== 0) return false;
    if (byCommas && (HAS_NUMBER.test(word) || HAPPENED.test(word))) return false;
  }
  return byCommas;
}
