import { findHarmlessPlaces } from './harmless-places.ts';
import { isLikened } from './likened-blades.ts';
import type { Sighting } from './match-pattern.ts';
import type { Token } from './normalise.ts';
import { BATTERY_NOT_SWALLOWED, NO_FOOD, NOTHING_DRUNK, NOTHING_SWALLOWED, TOOK } from './swallowed-nothing.ts';
import { kindOfWord } from './word-kinds.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NEGATORS = listed(
  'no not never without ne n pas plus jamais aucun aucune sans rien hawezi hataki hana sina haina bila hakuna hamna',
);
/** A Swahili verb that says that something is not so: the present ends in -i, other tenses have a mark. */
const NEGATIVE_VERB =
  /^(?:si|hu|ha|hatu|ham|hawa|hai|hali|haya|haki|havi|hazi|hau|hapa)(?:(?:ja|ku|ta)[a-z]{2,}[ae]|[a-z]{2,}i)$/;
const NO_NEGATIVE_VERB = listed('hatari habari hospitali siagi sisi');
/** What does not stop goes on: 'can not stop bleeding', 'haachi kutapika'. */
const STOPS =
  /^(?:stop|control|hold|keep|ceas|arret|cess|retenir|contenir)|(?:ach|ish|kom|katik|simam|pungu|tuli|malizik|zui)[ia]$/;
/** Words after which something works as it should. */
const WELL = listed(
  'fine ok okay alright well normal normally clear clearly good intact freely vizuri sawa poa salama kawaida laini bien ' +
    'normale normales normaux normalement correct correcte correctement clairement souple librement symetrique',
);
/** Words that may stand between what works and how. */
const LINKS = listed(
  'is are am was iko yuko uko ziko yako liko est sont very quite all perfectly kabisa sana tres tout sensation hisia',
);
/** Concepts that speak of something that a body does, which can also go well. */
const FUNCTIONS = listed(
  'blurred slurred sight-loss unborn-quiet baby-moves-less locked-jaw not-feeding feeds-weakly breathless not-breathing ' +
    'fast-breath noisy-breath cannot-drink not-eating one-side-weak limp confused drowsy unconscious no-urine numb stiff-neck ' +
    'cold-limb very-weak chest-pain cannot-urinate sees-spots face-droop racing-heart numb-saddle whole-body-signs',
);
/** Something that was not swallowed: that it 'was not drunk' does not mean that somebody cannot drink. */
const SWALLOWED = ['swallowed-poison', 'swallowed-battery'];

/** What is over, with the concepts that it ends. */
const STOPPED =
  /^(?:stopped|gone|went|ended|(?:i|u|ya|ika|uka|ime|ume|yame)?(?:me)?(?:koma|katika|isha|acha)|arrete|arretee|parti|passe)$/;
const ENDED_BY_STOPPING = listed('heavy-bleeding long-erection');
/** Blood that came to an end: 'damu imekata', 'blood dried', 'le sang a séché'. */
const BLOOD_STOPPED =
  /\b(?:damu|bleed\w*|blood|sang|saignement)(?: (?!ha\w+|not|never|no|ne|n|pas)\w+){0,2} (?:[iu](?:me|li|ka)?)?(?:kata|simama|kauka|stop|stopped|stops|ended|dried|dry|seche|arretee?|cesse|tari|fini|acha|koma)\b|\bplus (?:une|aucune) goutte\b/;
const BLEEDS_ON =
  /\b(?:again|tena|encore|recommenc\w*|repris|reprend|restart\w*|started|starts|imeanza|inaanza|imerudi|inarudi|still|bado|toujours)\b/;
/** Nouns that say a danger alone, unless what they do is denied: 'waters have not broken'. */
const DENIED_BY_VERB = listed('waters-broke locked-jaw open-break fluid-leaks');
const BREAKS = /^(?:brok\w*|burst|gone|leak\w*|stick\w*|out|\w*(?:pasuka|toka|vuja)|rompue?s?|percee?|sort|perdu\w*)$/;
const ABLE =
  /^(?:can|able|opens?|naweza|anaweza|(?:li|u|i|ki|a)?nafung\w*|touche|touches|touch|peux|peut|ouvre|souvre|souple|laini|soft|supple|loose|bends?|turns?|plie|tourne|inapinda|inakunj\w*|inainama|inageuka|inazunguka|nazungusha|inabend|inaturn)$/;
const SHOWN_BY_BEING_ABLE = listed('locked-jaw stiff-neck');
const WITH_EASE =
  /\b(?:bila|without|sans|pas de) (?:shida|taabu|tabu|maumivu|pain|trouble|difficulty|mal|douleur|peine|gene|souci|probleme)\b/;
const PAIN = /^(?:pain\w*|hurts?|sore|hardly|barely|only|half|\w*uma|maumivu|shida|taabu|mal|douleur\w*|peine)$/;
const AS_USUAL = listed('normally normal usual always kawaida daima habitude normalement toujours bien vizuri');
const NOT_AS_USUAL =
  /^(?:but|today|now|since|less|only|quiet|leo|sasa|kimya|lakini|kidogo|mais|aujourd|moins|calme|usually|hier|jana|yesterday)$/;
const MOVES = /^(?:kick\w*|mov\w*|anacheza|bouge\w*|remue\w*)$/;
const UNBORN = listed('unborn-quiet baby-moves-less');
const NOBODY_HURT =
  /\b(?:nobody|no one|noone|none of us) (?:was |were |is |got |has been )?(?:hurt|injured)|\bhakuna (?:mtu )?aliyeumia|\bhatukuumia|\bhakuna majeruhi|\bpersonne (?:n (?:est|a ete) |de )?bless|\bsans (?:blesse|gravite)/;
const ACCIDENTS = listed('major-trauma head-blow belly-blow minor-fall');
const SWALLOWS = /^(?:swallow(?:s|ing)?|\w*meza|aval\w+)$/;
const WHITE = /^(?:white|\w*eupe|blancs?|blanche)$/;
const YELLOW = /^(?:yellow|njano|manjano|jaunes?)$/;

/** Who wishes not to wake up is awake. */
const AWAKE = listed('unconscious drowsy');
const WISHES = /^(?:wish|wished|wishing|hope|natamani|ninatamani|natumaini|voudrais|aimerais|souhaite)$/;
/** A part of the body that is warm is no fever where fever is denied. */
const WARM = /^(?:joto|warm|hot|chaude?s?)$/;
const NO_FEVER =
  /\b(?:sina|hana|hakuna|hamna|bila|no|not|without|sans|aucune|pas de) (?:homa|fever|fievre)\b|\bni fievre\b|\bhoma (?:hakuna|hamna|hana|haipo)\b/;
const LITTLE = listed('petite petit small tiny little slight');

/** What a blade is a word for that may only be likened to one. */
const LIKE_A_BLADE = listed('major-trauma suicide-plan danger-to-others');

/** Concepts that other words of the text can take back. */
const TAKEN_BACK: ReadonlySet<string> = new Set([
  ...ENDED_BY_STOPPING,
  ...DENIED_BY_VERB,
  ...SHOWN_BY_BEING_ABLE,
  ...UNBORN,
  ...ACCIDENTS,
  ...LIKE_A_BLADE,
  'drooling',
  'swallowed-battery',
  'swallowed-poison',
  'cannot-drink',
  'fever',
  'dirty-wound',
  'eye-injury',
  'fit',
  'cloudy-eye',
]);

/** A text in which it is looked for what takes something back. */
type SearchedWords = {
  readonly tokens: readonly Token[];
  readonly negators: readonly boolean[];
  /** All words with a space between them. */
  readonly joined: () => string;
  /** The places of each segment. */
  readonly placesOf: ReadonlyMap<number, readonly number[]>;
};

/** Tells whether other words of the text take back what a sighting of a concept says. */
export type Contradicts = (concept: string, sighting: Sighting) => boolean;

/**
 * Finds what a text takes back without a denial that stands by itself. A phrase that is negative in form ('n'a pas bu',
 * 'hajapata degedege') also denies shorter phrases of its words ('bu la javel', 'degedege'), and what goes well
 * ('speech is clear', 'anapumua vizuri') is no complaint.
 */
export function findContradictions(
  tokens: readonly Token[],
  sightings: ReadonlyMap<string, readonly Sighting[]>,
): Contradicts {
  const negators = tokens.map(({ kinds }) => (kinds & NEGATOR) !== 0);
  const isNegative = ({ at }: Sighting) => at.some((place) => negators[place]);
  const objects = new Set([...sightings.values()].flat().flatMap((one) => placesDeniedBy(one, tokens, negators)));
  const goesWell = placesBeforeWell(tokens, negators);
  const heartburn = new Set((sightings.get('heartburn') ?? []).flatMap(({ at }) => at));
  const notSwallowed = SWALLOWED.flatMap((concept) => sightings.get(concept) ?? []).filter(
    (one) => !isNegative(one) && one.at.some((place) => objects.has(place)),
  );
  const isInHarmlessPlace = findHarmlessPlaces(tokens);
  let joined: string | undefined;
  const text: SearchedWords = {
    tokens,
    negators,
    joined: () => (joined ??= tokens.map(({ word }) => word).join(' ')),
    placesOf: placesBySegment(tokens),
  };
  return (concept, sighting) => {
    if (AWAKE.has(concept) && wishes(text, sighting)) return true;
    if (isInHarmlessPlace(concept, sighting)) return true;
    if (isNegative(sighting))
      return (
        concept === 'cannot-drink' && notSwallowed.some(({ at }) => at.some((place) => sighting.at.includes(place)))
      );
    if (sighting.at.some((place) => objects.has(place))) return true;
    if (concept === 'chest-pain' && sighting.at.every((place) => heartburn.has(place))) return true;
    if (isHarmless(concept, sighting, text)) return true;
    return FUNCTIONS.has(concept) && goesWell.has(sighting.at.at(-1)!);
  };
}

function wishes({ tokens, placesOf }: SearchedWords, { at }: Sighting): boolean {
  return placesOf.get(tokens[at[0]!]!.segment)!.some((place) => WISHES.test(tokens[place]!.word));
}

function placesBySegment(tokens: readonly Token[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  tokens.forEach(({ segment }, at) => {
    const before = places.get(segment);
    if (before) before.push(at);
    else places.set(segment, [at]);
  });
  return places;
}

/** Returns the places that a phrase denies that is negative in form: its words after the one that denies. */
function placesDeniedBy(
  { at, guessed }: Sighting,
  tokens: readonly Token[],
  negators: readonly boolean[],
): readonly number[] {
  const first = at.find((place) => negators[place]);
  if (guessed || first === undefined || at.some((place) => STOPS.test(tokens[place]!.word))) return [];
  return at.filter((place) => place > first);
}

function isNegator(word: string): boolean {
  return NEGATORS.has(word) || (NEGATIVE_VERB.test(word) && !NO_NEGATIVE_VERB.has(word));
}

const NEGATOR = kindOfWord(isNegator);
const GOES_WELL = kindOfWord((word) => WELL.has(word));

/** Returns the places after which a text says that it goes well, unless the words before deny that. */
function placesBeforeWell(tokens: readonly Token[], negators: readonly boolean[]): Set<number> {
  const places = new Set<number>();
  tokens.forEach(({ kinds, segment }, at) => {
    if ((kinds & GOES_WELL) === 0) return;
    let before = at - 1;
    while (tokens[before]?.segment === segment && LINKS.has(tokens[before]!.word)) before -= 1;
    const denied = [at - 1, at - 2, at - 3].some((place) => tokens[place]?.segment === segment && negators[place]);
    if (denied || tokens[before]?.segment !== segment) return;
    // A pattern may end with the well word, with a link or with what stands before them.
    for (let place = before; place <= at; place += 1) places.add(place);
  });
  return places;
}

/** Tells whether a danger is said in words that say here that all is well: 'the jaw opens', 'bleeding stopped'. */
function isHarmless(concept: string, { at }: Sighting, { tokens, negators, joined, placesOf }: SearchedWords): boolean {
  if (!TAKEN_BACK.has(concept)) return false;
  const text = joined();
  const { segment, sentence } = tokens[at[0]!]!;
  const here = placesOf.get(segment)!;
  const said = (pattern: RegExp, places = here) => places.some((place) => pattern.test(tokens[place]!.word));
  const deniedHere = here.some((place) => negators[place]);
  const after = [1, 2, 3, 4].map((step) => at[0]! + step).filter((place) => tokens[place]?.segment === segment);
  if (ENDED_BY_STOPPING.has(concept)) {
    const isDry = concept === 'heavy-bleeding' && BLOOD_STOPPED.test(text) && !BLEEDS_ON.test(text);
    return !deniedHere && (isDry || said(STOPPED)) && !said(/^(?:but|again|tena|encore)$/);
  }
  if (DENIED_BY_VERB.has(concept) && after.some((place) => negators[place]) && said(BREAKS, after)) return true;
  if (SHOWN_BY_BEING_ABLE.has(concept)) {
    const eased = WITH_EASE.test(here.map((place) => tokens[place]!.word).join(' '));
    return said(ABLE) && (eased || (!deniedHere && !said(PAIN)));
  }
  if (UNBORN.has(concept)) {
    const usual = here.some((place) => AS_USUAL.has(tokens[place]!.word));
    const next = here.at(-1)! + 1;
    return !deniedHere && usual && said(MOVES) && !said(NOT_AS_USUAL) && !(tokens[next] && said(NOT_AS_USUAL, [next]));
  }
  if (concept === 'drooling') return !deniedHere && said(SWALLOWS) && !said(PAIN);
  if (concept === 'cannot-drink')
    return NO_FOOD.test(text) && (BATTERY_NOT_SWALLOWED.test(text) || NOTHING_DRUNK.test(text));
  if (concept === 'swallowed-battery') return BATTERY_NOT_SWALLOWED.test(text);
  if (concept === 'swallowed-poison') return !said(TOOK, [...at]) && NOTHING_SWALLOWED.test(text);
  if (LIKE_A_BLADE.has(concept) && isLikened(at, here, tokens)) return true;
  if (ACCIDENTS.has(concept)) return NOBODY_HURT.test(text);
  if (concept === 'fever') return said(WARM, [...at]) && NO_FEVER.test(text);
  if (concept === 'eye-injury') return said(/^sores?$/, [...at]);
  if (concept === 'dirty-wound') return LITTLE.has(tokens[at[0]! - 1]?.word ?? '');
  if (concept === 'fit' && said(YELLOW, after)) return true;
  if (concept === 'fit' || concept === 'cloudy-eye')
    return said(WHITE, [...at]) && tokens.some((one) => one.sentence === sentence && YELLOW.test(one.word));
  return false;
}

const SAYS_NOBODY = /^(?:nobody|not|personne|hai?(?:ku|ja)m\w+)$/; // 'it bit nobody'

/**
 * Tells whether what a sighting names is a danger only if it is denied: 'la mâchoire ne s'ouvre plus'. Its denial takes
 * nothing back.
 */
export function isDangerIfDenied(concept: string, { at, negative }: Sighting, tokens: readonly Token[]): boolean {
  if (concept === 'nobody-ill') return at.some((place) => SAYS_NOBODY.test(tokens[place]!.word));
  return !negative && SHOWN_BY_BEING_ABLE.has(concept) && at.some((place) => ABLE.test(tokens[place]!.word));
}
