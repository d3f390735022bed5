import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import PO from 'pofile';

export const LANGUAGES = ['sw', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One sentence: its key and its ICU message. */
export interface Sentence {
  readonly key: string;
  readonly message: string;
}

/** All PO files as `catalogues[language][chunk]`; a file that does not exist has no sentences. */
export type Catalogues = Record<Language, Record<string, readonly Sentence[]>>;

/** Reads `<root>/<language>/<chunk>.po`. A chunk is one file per language; the screens that need it load it. */
export function readCatalogues(root = fileURLToPath(new URL('..', import.meta.url))): Catalogues {
  const chunks = [...new Set(LANGUAGES.flatMap((language) => chunksIn(join(root, language))))].sort();
  const read = (language: Language) =>
    Object.fromEntries(chunks.map((chunk) => [chunk, readSentences(join(root, language, `${chunk}.po`))]));
  return { sw: read('sw'), en: read('en'), fr: read('fr') };
}

function chunksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length));
}

function readSentences(file: string): Sentence[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  // Merging two changes of one sentence can leave both in the file, and the parser would silently take either.
  const double = /^msgid (".*")\n(?:msgstr .*\n){2}/m.exec(text);
  if (double) throw new Error(`${file}: ${double[1]} has two sentences`);
  return PO.parse(text).items.map((item) => ({ key: item.msgid, message: item.msgstr[0] ?? '' }));
}
