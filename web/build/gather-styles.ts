import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * All style sheets of the sources in one text, so that a page that the dev server renders is not bare until its
 * scripts are here. What stands on a lower floor comes first, and before all what every part builds on.
 */
export async function gatherStyles(sources: string): Promise<string> {
  const floors = JSON.parse(await readFile(join(sources, '../floors.json'), 'utf8')) as object[];
  const rooms = floors.flatMap((floor) => Object.keys(floor));
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.css'));
  const rank = (name: string) => (name === join('ui', 'tokens.css') ? -1 : rooms.indexOf(name.split(/[\\/]/)[0]!));
  const sorted = names.sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  const texts = await Promise.all(sorted.map((name) => readFile(join(sources, name), 'utf8')));
  return texts.join('\n').replaceAll(/^@import [^;]+;/gm, '');
}
