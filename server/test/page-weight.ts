import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Asset { readonly script: string; readonly imports: readonly string[] }
interface AssetList { readonly entry: Asset; readonly parts: Readonly<Record<string, Asset>> }

const DIST = new URL('../../web/dist/', import.meta.url);

/** A page by its screen and the sentences it speaks with (`web/src/shell/routes.tsx`). */
export interface PageParts { readonly screens: readonly string[]; readonly sentences: readonly string[] }

export const HOME: PageParts = { screens: ['src/patient/home/home-screen.tsx'], sentences: ['public'] };
export const CALL: PageParts = { screens: ['src/shell/other-screens.ts', 'src/patient/call/call-screen.tsx'], sentences: ['public', 'sign-in', 'outcome', 'call'] };

/** The script files that a page of the built web needs before it works. */
export function scriptsOf({ screens, sentences }: PageParts, language: string): string[] {
  const { entry, parts } = JSON.parse(readFileSync(new URL('page-assets.json', DIST), 'utf8')) as AssetList;
  const assets = [entry, ...[...screens, ...sentences.map((name) => `../locales/generated/${language}/${name}.json`)].map((name) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${name} is not in the build`);
    return part;
  })];
  return [...new Set(assets.flatMap(({ script, imports }) => [script, ...imports]))];
}

/** Bytes of script files as they are sent, compressed at build time. */
export function compressedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(fileURLToPath(new URL(`client${file}.br`, DIST))).length, 0);
}

/** What a page needs beyond what the first page has already brought: its own script, in the language with the longest sentences. */
export function bytesBeyondHome(page: PageParts): number {
  return Math.max(...['sw', 'en', 'fr'].map((language) => {
    const known = new Set(scriptsOf(HOME, language));
    return compressedBytes(scriptsOf(page, language).filter((file) => !known.has(file)));
  }));
}
