import type { Language } from '../languages.ts';
import { foldText } from './normalise.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that only one of the languages has, folded as texts are. */
const SWAHILI = words(
  'na ya wa kwa ni si la za cha vya mimi yeye sisi mtoto mwana mke mume mama baba dada kaka bibi babu wangu yangu ' +
    'langu changu zangu wake yake sana kidogo tangu jana leo juzi siku wiki mwezi homa kichwa tumbo kifua koo mgongo ' +
    'damu kikohozi mafua jicho sikio jino mguu mkono uso nini je kama lakini au pia hana sina hapana ndiyo ndio ' +
    'siwezi hawezi naomba msaada dalili mimba mjamzito kuhara choo mkojo dawa hospitali shida maumivu asubuhi usiku',
);
const ENGLISH = words(
  'the a an is are was were have has had my your his her he she it i you we they and with for since of in on at to not ' +
    'no pain hurts hurt fever head headache chest belly stomach child baby husband wife mother father days day week ' +
    'weeks yesterday today feel feeling sick ill can cough throat blood pregnant what help please bad very',
);
const FRENCH = words(
  'le la les un une des du de et est sont ai as ont a au aux je tu il elle nous vous ils elles mon ma mes son sa ses ' +
    'pas ne n j l d depuis hier jours jour semaine semaines mal fievre tete ventre gorge poitrine enfant bebe mari ' +
    'femme mere pere sang enceinte toux douleur que qui quoi avec pour dans sur aide svp tres oui non suis c qu',
);
/** The beginning of a Swahili verb: subject and tense before a stem. */
const SWAHILI_VERB =
  /^(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi|si|hu|ha|hatu|hawa|hai|hali|haya)(?:na|me|li|ta|ja|ku|nge|mesha)[a-z]{3,}[aei]$/;
const SWAHILI_WORD = /^(?:ku|m|wa|ki|vi|ma|mi)[a-z]+(?:sha|wa|nya|ka|za|ma|ni)$/;

/**
 * Tells which language words are in: Swahili or French if more of their words stand there, otherwise English. Null if
 * no word belongs to any of the three.
 */
export function detectLanguage(text: string): Language | null {
  const counts = { sw: 0, fr: 0, en: 0 };
  for (const word of foldText(text).split(/[^a-z]+/)) {
    if (word === '') continue;
    if (SWAHILI.has(word)) counts.sw += 1;
    else if (SWAHILI_VERB.test(word)) counts.sw += 2;
    else if (SWAHILI_WORD.test(word) && !ENGLISH.has(word) && !FRENCH.has(word)) counts.sw += 0.5;
    if (FRENCH.has(word)) counts.fr += 1;
    if (ENGLISH.has(word)) counts.en += 1;
  }
  const most = Math.max(counts.sw, counts.fr, counts.en);
  if (most === 0) return null;
  if (counts.sw === most) return 'sw';
  return counts.fr === most && counts.fr > counts.en ? 'fr' : 'en';
}
