import { anyLanguage } from './everyday/any-language.ts';
import { benign } from './everyday/benign.ts';
import { calmFamilies } from './everyday/calm-families.ts';
import { calmWords } from './everyday/calm-words.ts';
import { composed as everydayComposed } from './everyday/composed.ts';
import { dangerAnyLanguage } from './everyday/danger-any-language.ts';
import { dangerFamilies } from './everyday/danger-families.ts';
import { english as everydayEnglish } from './everyday/english.ts';
import { englishBody } from './everyday/english-body.ts';
import { englishOrgans } from './everyday/english-organs.ts';
import { englishPeople } from './everyday/english-people.ts';
import { englishSigns } from './everyday/english-signs.ts';
import { french as everydayFrench } from './everyday/french.ts';
import { frenchBody } from './everyday/french-body.ts';
import { frenchDanger } from './everyday/french-danger.ts';
import { frenchIllness } from './everyday/french-illness.ts';
import { frenchPeople } from './everyday/french-people.ts';
import { mildComplaints } from './everyday/mild-complaints.ts';
import { mildFamilies } from './everyday/mild-families.ts';
import { heard } from './everyday/heard.ts';
import { more } from './everyday/more.ts';
import { roundabout } from './everyday/roundabout.ts';
import { spokenDangers } from './everyday/spoken-dangers.ts';
import { seenEnglish } from './everyday/seen-english.ts';
import { seenEnglishOrgans } from './everyday/seen-english-organs.ts';
import { seenFrench } from './everyday/seen-french.ts';
import { seenFrenchPeople } from './everyday/seen-french-people.ts';
import { seenSwahili } from './everyday/seen-swahili.ts';
import { seenSwahiliPeople } from './everyday/seen-swahili-people.ts';
import { signsAnyLanguage } from './everyday/signs-any-language.ts';
import { swahili as everydaySwahili } from './everyday/swahili.ts';
import { swahiliBody } from './everyday/swahili-body.ts';
import { swahiliDanger } from './everyday/swahili-danger.ts';
import { swahiliDangerBody } from './everyday/swahili-danger-body.ts';
import { swahiliDangerFamily } from './everyday/swahili-danger-family.ts';
import { swahiliPeople } from './everyday/swahili-people.ts';
import { breathAndMindTold } from './everyday/breath-and-mind-told.ts';
import { harmAndBodyTold } from './everyday/harm-and-body-told.ts';
import { smallOnesAndMothersTold } from './everyday/small-ones-and-mothers-told.ts';
import { woundsAndBloodTold } from './everyday/wounds-and-blood-told.ts';
import { composed as generalComposed } from './general/composed.ts';
import { english as generalEnglish } from './general/en.ts';
import { french as generalFrench } from './general/fr.ts';
import { swahili as generalSwahili } from './general/sw.ts';
import { composed as chestComposed } from './chest/composed.ts';
import { english as chestEnglish } from './chest/en.ts';
import { french as chestFrench } from './chest/fr.ts';
import { swahili as chestSwahili } from './chest/sw.ts';
import { composed as brainComposed } from './brain/composed.ts';
import { english as brainEnglish } from './brain/en.ts';
import { french as brainFrench } from './brain/fr.ts';
import { swahili as brainSwahili } from './brain/sw.ts';
import { composed as bellyComposed } from './belly/composed.ts';
import { english as bellyEnglish } from './belly/en.ts';
import { french as bellyFrench } from './belly/fr.ts';
import { swahili as bellySwahili } from './belly/sw.ts';
import { composed as womenComposed } from './women/composed.ts';
import { english as womenEnglish } from './women/en.ts';
import { french as womenFrench } from './women/fr.ts';
import { swahili as womenSwahili } from './women/sw.ts';
import { composed as childComposed } from './child/composed.ts';
import { english as childEnglish } from './child/en.ts';
import { french as childFrench } from './child/fr.ts';
import { swahili as childSwahili } from './child/sw.ts';
import { composed as skinComposed } from './skin/composed.ts';
import { english as skinEnglish } from './skin/en.ts';
import { french as skinFrench } from './skin/fr.ts';
import { swahili as skinSwahili } from './skin/sw.ts';
import { composed as chronicComposed } from './chronic/composed.ts';
import { english as chronicEnglish } from './chronic/en.ts';
import { french as chronicFrench } from './chronic/fr.ts';
import { swahili as chronicSwahili } from './chronic/sw.ts';
import { composed as mindComposed } from './mind/composed.ts';
import { english as mindEnglish } from './mind/en.ts';
import { french as mindFrench } from './mind/fr.ts';
import { swahili as mindSwahili } from './mind/sw.ts';
import { rules as generalRules } from './general/rules.ts';
import { rules as chestRules } from './chest/rules.ts';
import { rules as brainRules } from './brain/rules.ts';
import { rules as bellyRules } from './belly/rules.ts';
import { rules as womenRules } from './women/rules.ts';
import { rules as childRules } from './child/rules.ts';
import { rules as skinRules } from './skin/rules.ts';
import { rules as chronicRules } from './chronic/rules.ts';
import { rules as mindRules } from './mind/rules.ts';
import { rules as benignRules } from './benign/rules.ts';
import type { Rule } from './rule.ts';
import { birthWords } from './words/birth.ts';
import { englishWords } from './words/en.ts';
import { moreEnglishWords } from './words/english-more.ts';
import { englishOrganWords } from './words/english-organs.ts';
import { familyWords } from './words/family.ts';
import { frenchSenses } from './words/french-senses.ts';
import { frenchWords } from './words/fr.ts';
import { everydayWords } from './words/everyday.ts';
import { ordinaryWords } from './words/ordinary.ts';
import { moreOrdinaryWords } from './words/ordinary-more.ts';
import { senses } from './words/senses.ts';
import { swahiliWords } from './words/sw.ts';
import { woundingWords } from './words/wounding.ts';

/** All ways of saying each concept, in all languages, by its name. */
export const CONCEPTS = gather(
  generalComposed,
  generalEnglish,
  generalSwahili,
  generalFrench,
  chestComposed,
  chestEnglish,
  chestSwahili,
  chestFrench,
  brainComposed,
  brainEnglish,
  brainSwahili,
  brainFrench,
  bellyComposed,
  bellyEnglish,
  bellySwahili,
  bellyFrench,
  womenComposed,
  womenEnglish,
  womenSwahili,
  womenFrench,
  childComposed,
  childEnglish,
  childSwahili,
  childFrench,
  skinComposed,
  skinEnglish,
  skinSwahili,
  skinFrench,
  chronicComposed,
  chronicEnglish,
  chronicSwahili,
  chronicFrench,
  mindComposed,
  mindEnglish,
  mindSwahili,
  mindFrench,
  everydayComposed,
  everydayEnglish,
  englishBody,
  englishPeople,
  englishSigns,
  englishOrgans,
  everydayFrench,
  frenchBody,
  frenchDanger,
  frenchIllness,
  frenchPeople,
  everydaySwahili,
  swahiliBody,
  swahiliPeople,
  swahiliDanger,
  swahiliDangerBody,
  swahiliDangerFamily,
  more,
  benign,
  anyLanguage,
  dangerAnyLanguage,
  dangerFamilies,
  signsAnyLanguage,
  breathAndMindTold,
  harmAndBodyTold,
  smallOnesAndMothersTold,
  woundsAndBloodTold,
  ...heard,
  asWritten(spokenDangers),
  asWritten(mildComplaints),
  asWritten(mildFamilies),
  asWritten(calmFamilies),
  asWritten(calmWords),
  asWritten(roundabout),
  asWritten(seenEnglish),
  asWritten(seenEnglishOrgans),
  asWritten(seenFrench),
  asWritten(seenFrenchPeople),
  asWritten(seenSwahili),
  asWritten(seenSwahiliPeople),
);

/** The words of each group, in all languages, by its name. */
export const WORD_GROUPS = gather(
  englishWords,
  swahiliWords,
  frenchWords,
  frenchSenses,
  senses,
  familyWords,
  birthWords,
  senses,
  familyWords,
  birthWords,
  moreEnglishWords,
  englishOrganWords,
  woundingWords,
);

/** Words in which people speak of themselves and their day. They name nobody. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(listed(everydayWords));

/** Words that are no misspelling of a word of the content. Names and places are among them. */
export const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...EVERYDAY_WORDS,
  ...listed(ordinaryWords),
  ...listed(moreOrdinaryWords),
]);

/** All rules, those of the most dangerous things first. */
export const RULES: readonly Rule[] = [
  ...generalRules,
  ...chestRules,
  ...brainRules,
  ...bellyRules,
  ...womenRules,
  ...childRules,
  ...skinRules,
  ...chronicRules,
  ...mindRules,
  ...benignRules,
];

function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}

/** Returns ways of saying concepts that are found only as they are written. */
function asWritten(part: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(part).map(([name, ways]) => [
      name,
      ways
        .split('|')
        .map((way) => `=${way.trim()}`)
        .join('|'),
    ]),
  );
}

function gather(...parts: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, readonly string[]> {
  const gathered = new Map<string, string[]>();
  for (const part of parts)
    for (const [name, ways] of Object.entries(part)) {
      const list = gathered.get(name) ?? [];
      list.push(...ways.split(/[|;]/).map((way) => way.trim()));
      gathered.set(name, list);
    }
  return gathered;
}
