import { CONTRASTS } from './contrasts.ts';
import type { Token } from './normalise.ts';
import { Openings } from './word-beginnings.ts';

/** Words with which somebody speaks of themselves or of now: what follows is no longer told of others. */
const HERE_AND_NOW =
  /^(?:i|me|my|now|today|mimi|nina|niko|sasa|leo|mwanangu|je|j|moi|maintenant|(?:ni|na)(?:na|me)[a-z]{3,}|nasikia|naona)$/;
const JOINS = /^(?:and|so|na|et|ou|or)$/;

const ANIMAL =
  '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|goats?|cows?|calf|bulls?|sheep|chickens?|hens?|pigs?|donkeys?|rabbits?|mbwa|paka|mbuzi|ngombe|kuku|kondoo|punda|nguruwe|sungura|chiens?|chiots?|chats?|chatons?|chevres?|vaches?|moutons?|poules?|cochons?|anes?|lapins?)';
/** An animal that is ill itself: 'my dog was bitten by a snake', 'mbuzi wangu ameumwa', 'ma chèvre a avalé'. */
const ILL_ANIMAL = new RegExp(
  `^(?:\\w+ ){0,3}${ANIMAL} (?:wangu|wetu|wa jirani|wake|yangu)? ?(?:died|dies|is (?:sick|ill|vomiting|limping|bleeding|weak|dying)|was (?:bitten|hit|sick|poisoned)|got (?:bitten|sick|hit)|has (?:diarrhoea|a (?:fever|wound|fit|seizure)|eaten|swallowed|been bitten)|ate|swallowed|drank|vomit\\w*|a (?:avale|mange|bu|vomi|ete mordu\\w*|la diarrhee|de la fievre)|est (?:mort\\w*|malade)|vomit|convulse|ameumwa|anaumwa|ameumia|amekufa|alikufa|amekula|amemeza|amekunywa|anatapika|anaharisha|anatetemeka|amegongwa|amengatwa|amengongwa|kagongwa|kangatwa|kaumwa|kafa|kala|kameza|kanywa)\\b`,
);
const KEPT_ANIMAL = new RegExp(`\\b${ANIMAL}\\b`);
/** People who stand in a clause beside an animal: the clause is about them. */
const PERSON =
  /\b(?:me|him|her|us|child|son|daughter|baby|boy|girl|wife|husband|mtoto|mwanangu|mke|mume|mama|baba|enfant|fils|fille|bebe|mari|femme|m|nous|\w*(?:ame|ali|ime|ka)(?:ni|tu|m|mw)\w+)\b/;
/** What is told of somebody who is dead: with the cause, or of a relative long gone. */
const DIED =
  /\b(?:died (?:of|from|after|last|in|when|years)|passed away|ali(?:kufa|fariki) (?:kwa|na|mwaka|kutokana|zamani)|waliokufa|alie?(?:kufa|fariki)|est (?:mort|morte|decede|decedee) (?:d|de|des|du|en|l|a cause|il y a)|mourut)\b/;
const BIRTH = /\b(?:baby|womb|mimba|tumboni|bebe|ventre|enceinte|pregnan\w*)\b/;
/** What was read, seen or learnt, and happened to nobody here. */
const HEARSAY =
  /\b(?:i |we )?(?:(?:read|heard|learnt|learned|watched) that|(?:read|heard|learnt|learned|watched|saw) (?:about|of|online|somewhere|on (?:the )?(?:tv|news|radio|facebook|tiktok|internet|whatsapp|youtube)|in (?:a |the )?(?:book|news\w*|paper|film|movie)|(?:a|an|the|this) (?:\w+ )?(?:film|movie|video|documentary|programme|program|show|article|post|story|drama|series|clip)))\b|\b(?:film|movie|documentary|novel|soap opera|school project|homework|assignment|tamthilia|filamu|gazeti|gazetini|insha|dissertation|heroine|drama club|home work|wimbo unasema|maswali ya usaili|nafanya utafiti|last night s (?:series|episode|show)|interview for|j ecris une? (?:piece|roman|histoire|nouvelle)|how do you act)\b|\b(?:a|wa|tu)(?:me|li)soma kuhusu|\bni(?:me|li)soma (?:kuwa|kwamba|kuhusu|gazeti\w*|mtandaoni|eti)|\bni(?:me|li)sikia (?:kuwa|kwamba)|\bni(?:me|li)(?:sikia|ona) (?:eti|kuhusu|kwenye (?:tv|televisheni|redio|mtandao|tiktok|habari))|\b(?:redioni|mtandaoni) (?:wa|ni|kuna)\w*|\b(?:lu|entendu) (?:que|qu)\b|\b(?:lu|entendu|vu) (?:sur|a la (?:tele\w*|radio)|dans (?:un|le|la) (?:livre|journal|film|magazine)|un (?:film|reportage|documentaire)|une video)\b/;
const DREAMT =
  /\b(?:i (?:keep |kept )?dream\w*|i had a (?:\w+ )?(?:dream|nightmare)|in (?:my|a|the) (?:dream|nightmare)|ni(?:li|me|na)ota (?:ndoto|kuwa|kwamba|eti|nyoka|na|mtu)|niliota|nimeota|ndotoni|(?:j ai|je) reve\w*|dans (?:mon|un|le) reve|(?:un|mon) cauchemar)\b/;
/** Words with which a dreamer is awake again. */
const AWAKE =
  /^(?:now|today|since|still|woke|wake|awake|awoke|am|have|want|hurts|sasa|leo|bado|tangu|nina|niko|naumwa|nataka|nahisi|nasikia|ni\w*(?:amka|zinduka)|maintenant|aujourd|depuis|reveil\w*|suis|veux|sens)$/;
/** Who and what stands in a work of art: 'in the film', 'the heroine', 'kwenye tamthilia', 'dans la chanson'. */
const IN_A_STORY =
  /\b(?:(?:tv |drama )?series (?!of)|telenovela|cartoon|poem|poetry|song|lyrics|chorus|chapter|comic|main character|heroine|hero|villain|protagonist|actor|actress|hadithi|riwaya|shairi|sinema|muvi|katuni|mhusika|mwigizaji|muigizaji|wimbo|roman|chanson|poeme|feuilleton|dessin anime|personnage|heros|acteur|actrice|chapitre)\b/;
/** Who was reading or listening when it happened, or is not even woken by what they like best. */
const BESIDE_A_STORY =
  /\b(?:ana|alikuwa ana|akiwa ana|nilikuwa na|aki|niki)(?:soma|read)\w* gazeti\b|\bkatikati ya (?:hadithi|wimbo|filamu|shairi|song|movie|film|mechi)\b|\bin the middle of (?:the|a|his|her) (?:story|song|film|hymn)\b|\bau milieu d(?:e l|e la|e sa| un|u)\w* (?:histoire|chanson|film|poeme)\b|\b(?:even|hata|meme|for|during|watching|devant|mbele ya|akiangalia|like|kama|comme)(?: \w+){0,2} (?:cartoons?|katuni|dessin anime)\b/;
/** Who tells of the own body beside a work of art. */
const OWN_BODY =
  /\b(?:my (?:chest|head|belly|stomach|heart|arm|leg|back|throat|eyes?|breath\w*|baby|child|son|daughter)|i (?:have|feel|got|can|cannot)|nina|naumwa|najisikia|mwanangu|j ai (?:mal|une?)|je (?:suis|sens))\b/;
/** An age that is over: 'when he was two', 'alipokuwa mtoto', 'quand il avait trois ans'. */
const WHEN_SMALLER =
  /\bwhen (?:he|she|i) was (?:a |an |about |just |still |only )*(?:baby|child|kid|small|little|young|teenager|toddler|at school|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b(?! (?:days?|hours?|minutes?|weeks?))|\b(?:nil|al|wal)ipokuwa (?:mtoto|mdogo|na miaka|na mwaka|shule)|\b(?:nikiwa|akiwa) (?:mdogo|shule|shuleni|kijana|mtoto mdogo)\b|\bquand (?:il|elle|j|je) (?:avait|avais|etait|etais) (?:petite?|bebe|enfant|jeune|\d+ ans|un an|deux ans|trois ans|quatre ans|cinq ans|six ans)/;
/** A year that is over: 'in 2015', 'mwaka 2019', 'en 2012'. */
const YEAR_GONE =
  /\b(?:in|en|mwaka(?: wa)?|annee|around|back in|date de|datant de) (?:19[5-9]\d|20[01]\d|202[0-4])\b|\b(?:last year|mwaka jana|mwaka juzi|l an dernier|l annee derniere|l an passe)\b/;
/** A grown relative or a neighbour, of whom a clause tells. */
const KIN =
  /\b(?:neighbou?r|friend|brother|sister|cousin|uncle|aunt|colleague|workmate|father|mother|dad|mum|grandfather|grandmother|jirani|rafiki|kaka|dada|mjomba|shangazi|binamu|mwenzangu|baba|mama|babu|bibi|voisine?|amie?|frere|soeur|cousine?|oncle|tante|collegue|pere|mere|papa|maman)\b/;
/** Who writes is well and asks for themselves. */
const WRITER_IS_WELL =
  /\b(?:i am|i m|myself am|im) (?:perfectly |quite |completely )?(?:healthy|well|fine|ok|okay)\b|\bi (?:have|feel) (?:no symptoms?|nothing|fine|well)\b|\bmimi (?:sina|sijawahi|mwenyewe ni mzima|niko (?:sawa|vizuri|salama)|naona vizuri|ni mzima|tumbo langu zuri)\b|\b(?:moi )?je n (?:ai|en ai) (?:rien|aucun\w*|pas de symptome\w*)|\bmoi (?:ca va|je vais bien)\b/;
/** A grown relative, a pupil or a stranger of whom something long over is told before the own complaint. */
const SOMEBODY_ELSE =
  /\b(?:neighbou?r|friend|brother|sister|cousin|uncle|aunt|colleague|workmate|office mate|classmate|roommate|father|mother|dad|mum|grandfather|grandmother|jirani|rafiki|kaka|dada|mjomba|shangazi|binamu|mwenzangu|shemeji|wifi|baba|mama|babu|bibi|voisine?|amie?|frere|soeur|cousine?|oncle|tante|collegue|pere|mere|papa|maman|stagiaire|eleve|mchezaji|player|people|somebody|someone|somebody)\b.{0,60}\b(?:last (?:month|week|year)|(?:months|years) ago|once|mwezi jana|mwezi uliopita|wiki iliyopita|mwaka (?:jana|juzi|uliopita)|miaka .{2,20}iliyopita|l an dernier|l annee derniere|le mois dernier|la semaine derniere|il y a .{2,16}(?:mois|ans)|a (?:dix|\d+|huit|douze) ans|nearly died|alilazwa|ended in a wheelchair)\b|\bi know (?:people|somebody|someone) who\b|\bje connais des gens qui\b|\bnawajua watu walio\w+/;
/** Who writes has a complaint of their own: 'moi je me suis coincé le dos', 'mine is just my period'. */
const OWN_COMPLAINT =
  /\b(?:moi (?:je me suis|j ai|ce sont)|mimi (?:nina|nime\w+|ni (?:hedhi|period)|naumwa|nasikia)|mine (?:is|s) just|i (?:ve|have) (?:just|simply|only)|i (?:just|simply|only) have)\b/;
/** The same in words of which the own complaint follows: 'mine came from sitting', 'le mien', 'what I have is'. */
const ONES_OWN =
  /\b(?:mine|my own (?:tummy|head|back|belly|stomach|throat|chest)|my normal one|what i have is|all i have is|for me it is|but this is day one|i rolled my|le mien|la mienne|les miens|les miennes|j ai (?:seulement|juste|simplement)|ce sont mes regles|ninachonacho|ninachosumbuka|mimi (?:kichwa|tumbo|mgongo|kiuno|koo|mkono|mguu|misuli|jicho)|hii yangu|yangu ni)\b/;
const ASKS_FOR_ONESELF =
  /\b(?:should i|can i|could i|do i|may i|must i|how do i|what can i|am i at risk|screen\w*|check ?up|checks?|dois je|puis je|faut il|quels? (?:examens?|controles?|tests?)|depistage|nifanyeje|nipime|nipimwe|naweza|kipimo|vipimo|apimwe|kupimwa|chanjo)\b/;
/** The years after which something is still going on. */
const SINCE_YEAR = /\b(?:since|tangu|depuis)\b/;

/** A way of telling of others: what a clause says, what it has to say besides, and what it must not say. */
type Way = {
  readonly tells: RegExp;
  readonly also?: RegExp;
  readonly unless?: RegExp;
  /** In itself only, or as the beginning of a story; in a dream the dreamer may be the one who is ill. */
  readonly as: 'clause' | 'story' | 'dream';
};

export const WAYS: readonly Way[] = [
  { tells: KEPT_ANIMAL, also: ILL_ANIMAL, unless: PERSON, as: 'clause' },
  { tells: DIED, unless: BIRTH, as: 'story' },
  { tells: WHEN_SMALLER, as: 'story' },
  { tells: HEARSAY, unless: BESIDE_A_STORY, as: 'story' },
  { tells: DREAMT, as: 'dream' },
  { tells: IN_A_STORY, unless: new RegExp(`${OWN_BODY.source}|${BESIDE_A_STORY.source}`), as: 'story' },
  { tells: YEAR_GONE, unless: SINCE_YEAR, as: 'clause' },
];
/** Finds which of the ways may stand in a text: most texts tell of nobody else, and their clauses need not be read. */
const openings = new Openings([...WAYS.map(({ tells }) => tells), WRITER_IS_WELL, OWN_COMPLAINT, ONES_OWN]);
const WELL = WAYS.length;
const COMPLAINS = WAYS.length + 1;
const OWN = WAYS.length + 2;

/**
 * Returns the places of a text that tell of nobody who is ill now: of an animal, of somebody who died, of what was
 * read, seen or dreamt, or of a year long gone. They reach to the end of the sentence, to a contrast, or to where
 * somebody speaks of themselves or of now.
 */
export function placesOfOthers(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  let open: { sentence: number; ends: RegExp } | null = null;
  const text = tokens
    .map(({ word, sentence }, at) => (sentence === tokens[at - 1]?.sentence ? word : `. ${word}`))
    .join(' ');
  openings.read(text);
  const isAboutWriter = (openings.matches(WELL) && ASKS_FOR_ONESELF.test(text)) || openings.matches(COMPLAINS);
  const tellsOfOwn = openings.matches(OWN) || openings.matches(COMPLAINS);
  const ways = WAYS.filter((_, number) => openings.may(number));
  if (ways.length === 0 && !isAboutWriter && !tellsOfOwn) return places;
  for (const { from, to } of clausesOf(tokens)) {
    const { sentence } = tokens[from]!;
    const words = tokens.slice(from, to).map(({ word }) => word);
    const clause = words.join(' ');
    const ofKin = (isAboutWriter && KIN.test(clause)) || (tellsOfOwn && SOMEBODY_ELSE.test(clause));
    const begins = ofKin ? 'story' : tellsOfOthers(clause, ways);
    const returns = ({ ends }: { ends: RegExp }) => words.some((word) => ends.test(word));
    if (begins === 'story' || begins === 'dream') open = { sentence, ends: begins === 'dream' ? AWAKE : HERE_AND_NOW };
    else if (open && (open.sentence !== sentence || returns(open) || CONTRASTS.has(words[0]!))) open = null;
    if (begins !== null || open !== null) for (let at = from; at < to; at += 1) places.add(at);
  }
  return places;
}

/** Returns as what a clause speaks of others: in itself only, or as the beginning of a story; null if it does not. */
function tellsOfOthers(clause: string, ways: readonly Way[]): Way['as'] | null {
  return (
    ways.find((way) => way.tells.test(clause) && way.also?.test(clause) !== false && !way.unless?.test(clause))?.as ??
    null
  );
}

/** Returns the clauses of a text: parts between commas, cut at contrasts and before a new speaker behind an 'and'. */
function clausesOf(tokens: readonly Token[]): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = [];
  let from = 0;
  tokens.forEach(({ word, segment }, at) => {
    if (at === from) return;
    const anew = JOINS.test(tokens[at - 1]!.word) && (HERE_AND_NOW.test(word) || PERSON.test(word));
    if (segment === tokens[at - 1]!.segment && !CONTRASTS.has(word) && !anew) return;
    clauses.push({ from, to: at });
    from = at;
  });
  if (tokens.length > 0) clauses.push({ from, to: tokens.length });
  return clauses;
}
