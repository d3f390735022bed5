import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the files of this folder that a script imports, itself included. */
function importedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';$/gms)) {
    if (from.startsWith('./')) importedFrom(from, found);
    else if (!from.startsWith('node:')) throw new Error(`${file} imports ${from} before the packages are there.`);
  }
  return found;
}

test('under the old Node of a bare machine, only what installs the pinned one runs', () => {
  expect([...importedFrom('./with-node.mjs')].toSorted()).toEqual([
    './ensure-installed.mjs',
    './terminal.mjs',
    './with-node.mjs',
  ]);
});
