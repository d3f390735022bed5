/**
 * Compiles the PO files and the names of specialties and health problems into `locales/generated`:
 * `<language>/<chunk>.json` for Lingui, and `keys.ts` with the types of each chunk's keys and values. Writes nothing if
 * a sentence is missing, empty or invalid in any language; prints file and key instead.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { findFaults, valuesOf } from './find-faults.ts';
import { withNames } from './name-sentences.ts';
import { LANGUAGES, readCatalogues } from './read-catalogues.ts';
import type { Catalogues } from './read-catalogues.ts';

const generated = fileURLToPath(new URL('../generated', import.meta.url));

function compileAll(catalogues: Catalogues): void {
  for (const language of LANGUAGES) {
    mkdirSync(join(generated, language), { recursive: true });
    for (const [chunk, sentences] of Object.entries(catalogues[language])) {
      const compiled = Object.fromEntries(sentences.map(({ key, message }) => [key, compileMessageOrThrow(message)]));
      write(join(language, `${chunk}.json`), JSON.stringify(compiled));
    }
  }
  write('keys.ts', keyTypes(catalogues));
}

function keyTypes({ sw }: Catalogues): string {
  const keys = Object.entries(sw).map(
    ([chunk, sentences]) => `  ${JSON.stringify(chunk)}: ${union(sentences.map(({ key }) => key))};`,
  );
  const values = Object.values(sw)
    .flat()
    .filter(({ message }) => valuesOf(message).length > 0)
    .map(({ key, message }) => `  ${JSON.stringify(key)}: ${union(valuesOf(message))};`);
  return `// Written by \`npm run locales\`.

/** The sentence keys of every chunk. */
export interface SentenceKeys {
${keys.join('\n')}
}

/** The names of the values that a sentence takes; a key that is not here takes none. */
export interface SentenceValues {
${[...new Set(values)].join('\n')}
}
`;
}

function union(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => JSON.stringify(name)).join(' | ') : 'never';
}

// Writes the file under another name and renames it, so that a test or build that reads at this moment never sees half
// a file. An unchanged file is not written, so that file watchers see no change.
function write(name: string, text: string): void {
  const known = join(generated, name);
  if (existsSync(known) && readFileSync(known, 'utf8') === text) return;
  const unfinished = join(generated, `${name}.${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, known);
}

const catalogues = withNames(readCatalogues());
const faults = findFaults(catalogues);
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n${faults.length} faults in the sentences`);
  process.exitCode = 1;
} else {
  compileAll(catalogues);
}
