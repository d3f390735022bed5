import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * All style sheets of the sources in one text, so that a page that the dev server renders is not bare until its
 * scripts are here. What every page has comes first, as in the build.
 */
export async function gatherStyles(sources: string): Promise<string> {
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith('.css'));
  const rank = (name: string) =>
    ['ui/tokens', 'shell/base', 'ui/', 'shell/', 'parts/'].findIndex((start) => name.startsWith(start));
  const order = (name: string) => (rank(name) < 0 ? 9 : rank(name));
  const sorted = [...names].sort((one, other) => order(one) - order(other) || one.localeCompare(other));
  const texts = await Promise.all(sorted.map((name) => readFile(join(sources, name), 'utf8')));
  return texts.join('\n').replaceAll(/^@import [^;]+;/gm, '');
}
