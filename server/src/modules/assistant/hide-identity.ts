import { CONCEPTS, EVERYDAY_WORDS, WORD_GROUPS } from '@tabibu/contract/triage/content/library';
import { foldText } from '@tabibu/contract/triage/normalise';
import { readPattern } from '@tabibu/contract/triage/patterns';
import { readVerb } from '@tabibu/contract/triage/swahili-verbs';

/** Small words that carry a sentence and name nobody. */
const SMALL_WORDS =
  'na ya wa kwa ni si la za cha vya katika bila lakini au kama pia sana tu hapana ndiyo nina ana una mimi yeye wangu wake langu tangu jana leo juzi siku wiki mwezi miezi mwaka miaka saa ' +
  'the a an is are was were have has had my his her he she it i and with for since of in on at to not no but or also very yesterday today day days week weeks month months year years hour hours old ' +
  'le la les un une des du de et est sont ai as ont au aux je il elle mon ma mes son sa ses pas ne n j l d depuis hier jour jours semaine semaines mois an ans heure heures avec sans mais ou tres';

/** What comes before a name: the words after it are left out, also if they are words of an illness. */
const NAMED =
  /\b(?:jina (?:langu|lake|lako)(?: ni)?|naitwa|ninaitwa|anaitwa|my name is|(?:his|her) name is|called|je m ?appelle|s ?appelle|mon nom est)((?:\s+[\p{L}'-]+){1,3})/giu;
/** Longer numbers may be a telephone or an identity card. */
const LONG_NUMBER = /\d{4,}/;

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}
let vocabulary: Vocabulary | undefined;

function readVocabulary(): Vocabulary {
  const atoms = [...CONCEPTS.values(), ...WORD_GROUPS.values()].flat().flatMap((way) => readPattern(way).atoms);
  const textsOf = (...kinds: string[]) => atoms.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
  return {
    words: new Set([...textsOf('word', 'prefix'), ...EVERYDAY_WORDS, ...SMALL_WORDS.split(' ')]),
    stems: new Set(textsOf('verb', 'negative-verb')),
  };
}

/**
 * Returns a text of which only words are left that the engine knows, and short numbers: names, places, telephones and
 * addresses are words that no list of illnesses has. What is left out becomes a dash. Pure.
 */
export function hideIdentity(text: string): string {
  vocabulary ??= readVocabulary();
  const { words, stems } = vocabulary;
  const isKnown = (word: string) =>
    words.has(word) || (word.length >= 4 && readVerb(word, (stem) => stems.has(stem)).length > 0);
  const unnamed = text
    .replaceAll(/\S*[@/\\]\S*|\S+\.[a-z]{2,}\b\S*/giu, ' - ')
    .replaceAll(NAMED, ' - ')
    .replaceAll(/\+?\d[\d\s().-]{5,}\d/g, ' - ');
  const left = foldText(unnamed)
    .split(/([.,!?;\n]+)|\s+/)
    .filter((piece): piece is string => piece !== undefined && piece !== '')
    .map((piece) => {
      if (/^[.,!?;\n]+$/.test(piece)) return piece.trim().slice(0, 1) || '.';
      const bare = piece.replaceAll(/[^a-z0-9]/g, '');
      if (/^\d+$/.test(bare)) return LONG_NUMBER.test(bare) ? '-' : bare;
      return isKnown(bare) ? bare : '-';
    });
  return left
    .join(' ')
    .replaceAll(/(?:- ?){2,}/g, '- ')
    .trim();
}
