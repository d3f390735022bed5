/** One way to read a word as a form of a Swahili verb. */
export type VerbReading = { readonly stem: string; readonly negative: boolean };

/** 'Who', 'which' in a verb, by the class of what it speaks of: 'anayetapika', 'damu iliyotoka'. */
const RELATIVE = '(?:ye|o|yo|cho|lo|vyo|zo)';
const OBJECT = '(?:ni|ku|m|mu|mw|wa|i|li|ki|ji|ya|vi|zi|u)?';
/** What may stand before a stem: subject, tense and object of a form that says that something is so. */
const AFFIRMATIVE_START = new RegExp(
  `^(?:ni|u|a|tu|m|mu|wa|i|li|ya|ki|vi|zi|ku|pa|n|hu)?(?:na|me|mesha|li|ta|ka|ki|nge|a|meku|naku|(?:na|li)${RELATIVE}|lipo|napo)?${OBJECT}$`,
);
/** The same of a form that says that something is not so, and of the negative infinitive ('kutokupumua'). */
const NEGATIVE_START = new RegExp(
  `^(?:(?:si|hu|ha|hatu|ham|hawa|hau|hai|hali|haya|haki|havi|hazi|hapa)(?:ja|ku|ta|nge)?|kuto(?:ku)?|(?:a|ni|u|wa|i|li|ya|ki|vi|zi)si${RELATIVE}?)${OBJECT}$`,
);
const SHORTEST_STEM = 2;
/** Nouns that look like a form of a verb: patches, not 'to rape'. */
const NOUNS = new Set(['mabaka', 'baka', 'nyumba']);

/**
 * Returns how a word can be read as a form of one of the known Swahili verbs: subject, tense, object and stem. The
 * negative present ends in -i in place of -a, and a wish or an order in -e; both are found under the stem in -a.
 */
export function readVerb(word: string, isStem: (stem: string) => boolean): VerbReading[] {
  if (NOUNS.has(word)) return [];
  const negatives: VerbReading[] = [];
  const affirmatives: VerbReading[] = [];
  for (let at = 0; at <= word.length - SHORTEST_STEM; at += 1) {
    const stem = knownStem(word.slice(at), isStem);
    if (stem === null) continue;
    const start = word.slice(0, at);
    if (at > 0 && NEGATIVE_START.test(start)) negatives.push({ stem, negative: true });
    // Only a negative form ends in -i: 'kazi', work, is no form of '-kaza', to tighten.
    else if (!(word.endsWith('i') && stem.endsWith('a')) && AFFIRMATIVE_START.test(start))
      affirmatives.push({ stem, negative: false });
  }
  return negatives.length > 0 ? negatives : affirmatives;
}

function knownStem(rest: string, isStem: (stem: string) => boolean): string | null {
  if (isStem(rest)) return rest;
  if (!rest.endsWith('i') && !rest.endsWith('e')) return null;
  const inA = `${rest.slice(0, -1)}a`;
  return isStem(inA) ? inA : null;
}

const AFFIRMATIVE = /^(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi)(?:na|me|mesha)[a-z]{3,}$/;
/** Words that look like an affirmative verb and are none. */
const NOT_AFFIRMATIVE = new Set(['wanawake', 'wanaume', 'anasa', 'mnara', 'wanangu', 'inama', 'linalo', 'unajimu']);

/** Tells whether a word looks like a verb that says that something is so; it ends the reach of a negation before it. */
export function affirms(word: string): boolean {
  return !NOT_AFFIRMATIVE.has(word) && AFFIRMATIVE.test(word);
}

/** The beginning of a verb that nearly nobody writes wrongly: a subject and a tense. */
const SURE_START =
  /^(?:(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi)(?:na|me|li|ta)|(?:si|hu|ha|hatu|hawa|hai|hali|haya|haki|havi|hazi|ki|hau)(?:ja|ku)?)/;

/** Returns the end of a word that looks like a form of a Swahili verb, and whether the form is negative; or null. */
export function endOfVerb(word: string): VerbReading | null {
  const start = SURE_START.exec(word)?.[0];
  return start === undefined ? null : { stem: word.slice(start.length), negative: /^(?:si|hu|ha|ki$)/.test(start) };
}

const FOREIGN =
  /^(si|hu|ha|hatu|hawa|hau|hai|hali|haya|haki|havi|hazi|n|ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi)(na|me|mesha|li|ja|ka|ki|ku)(?:ni|ku|m)?$/;
const SHORTEST_FOREIGN = 3;

/**
 * Returns how a word can be read as a known word of another language in a Swahili verb: 'inarun', 'imeswell',
 * 'nimevomit', 'haibounce'. The longest known word counts.
 */
export function foreignVerb(word: string, isWord: (word: string) => boolean): VerbReading | null {
  for (let at = 2; at <= word.length - SHORTEST_FOREIGN; at += 1) {
    const stem = word.slice(at);
    if (!isWord(stem)) continue;
    const start = word.slice(0, at);
    if (FOREIGN.test(start)) return { stem, negative: /^(?:si|ha)/.test(start) };
  }
  return null;
}
