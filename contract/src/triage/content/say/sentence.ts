import type { Language } from '../../../languages.ts';

/** A sentence in all languages. */
export type Sentence = Readonly<Record<Language, string>>;
/** Several sentences in all languages, the most important first; the chat leaves out those at the end. */
export type Sentences = Readonly<Record<Language, readonly string[]>>;

/** Returns a sentence in Swahili, English and French. */
export function say(sw: string, en: string, fr: string): Sentence {
  return { sw, en, fr };
}

/**
 * Reads a table as the content writes it: on each line ids that share a sentence, a colon, and the sentence in Swahili,
 * English and French between `|`. Throws at a line that misses a language.
 */
export function readTable(written: string): [string, Sentence][] {
  return written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      const [sw = '', en = '', fr = ''] = line
        .slice(colon + 1)
        .split('|')
        .map((one) => one.trim());
      if (colon < 1 || sw === '' || en === '' || fr === '') throw new Error(`A language is missing in "${line}".`);
      const ids = line.slice(0, colon).trim().split(/\s+/);
      return ids.map((id): [string, Sentence] => [id, { sw, en, fr }]);
    });
}

/**
 * Reads the sentences of a paragraph in each language: they end with a full stop, a question mark or an exclamation
 * mark before a space.
 */
export function says(sw: string, en: string, fr: string): Sentences {
  return { sw: sentencesOf(sw), en: sentencesOf(en), fr: sentencesOf(fr) };
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.trim() === '' ? [] : paragraph.trim().split(/(?<=[.!?])\s+/);
}

/** Who has read the texts of the content: nobody yet. A clinician signs for each language. */
export const REVIEW_OF_TEXTS = { status: 'draft', reviewer: null, reviewedOn: null, nextReview: null } as const;
