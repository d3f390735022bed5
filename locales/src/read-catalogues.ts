import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import PO from 'pofile';

export const LANGUAGES = ['sw', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One sentence as a translator sees it: its key and its ICU message. */
export interface Sentence {
  readonly key: string;
  readonly message: string;
}

/** All PO files: `catalogues[language][chunk]`; a file that does not exist has no sentences. */
export type Catalogues = Record<Language, Record<string, readonly Sentence[]>>;

/** Reads `<root>/<language>/<chunk>.po`. A chunk is one file per language and is loaded by the screens that need it. */
export function readCatalogues(root = fileURLToPath(new URL('..', import.meta.url))): Catalogues {
  const chunks = [...new Set(LANGUAGES.flatMap((language) => chunksIn(join(root, language))))].sort();
  const read = (language: Language) =>
    Object.fromEntries(chunks.map((chunk) => [chunk, readSentences(join(root, language, `${chunk}.po`))]));
  return { sw: read('sw'), en: read('en'), fr: read('fr') };
}

function chunksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => file.endsWith('.po')).map((file) => file.slice(0, -'.po'.length));
}

function readSentences(file: string): Sentence[] {
  if (!existsSync(file)) return [];
  return PO.parse(readFileSync(file, 'utf8')).items.map((item) => ({ key: item.msgid, message: item.msgstr[0] ?? '' }));
}
