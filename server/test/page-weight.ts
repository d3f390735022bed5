import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '../../web/build/compress-files.ts';

interface Asset {
  readonly script: string;
  readonly imports: readonly string[];
}
interface AssetList {
  readonly entry: Asset;
  readonly parts: Readonly<Record<string, Asset>>;
}

const DIST = new URL('../../web/dist/', import.meta.url);

/** The parts of a page: its screens, and the chunks of sentences it needs (`web/src/app/routes.ts`). */
export interface PageParts {
  readonly screens: readonly string[];
  readonly sentences: readonly string[];
}

export const HOME: PageParts = {
  screens: ['src/patient/home/home-screen.tsx'],
  sentences: sentencesOf('patient/home/home-screen'),
};
export const CALL: PageParts = {
  screens: ['src/app/other-screens.ts', 'src/call-screen/call-screen.tsx'],
  sentences: sentencesOf('call-screen/call-screen'),
};

const LISTS = ['src/app/other-screens.ts'];
/** The symptom assistant with the code of an answer, which loads while somebody writes. */
export const ASSISTANT: PageParts = {
  screens: [...LISTS, 'src/patient/diagnosis/diagnosis-screen.tsx', 'src/patient/diagnosis/answer-card.tsx'],
  sentences: sentencesOf('patient/diagnosis/diagnosis-screen'),
};
/** The same with what stands below an answer, which loads after it. */
export const ASSISTANT_IN_ALL: PageParts = {
  ...ASSISTANT,
  screens: [...ASSISTANT.screens, 'src/patient/diagnosis/answer-rest.tsx'],
};
/**
 * What a first visit loads after its first view, for use without a network (`web/src/app/prepare-offline.ts`), which
 * brings whom to call.
 */
export const FIRST_VISIT: PageParts = {
  screens: [...HOME.screens, ...LISTS, 'src/app/prepare-offline.ts', 'src/components/unreachable-screen.tsx'],
  sentences: HOME.sentences,
};
/** The same from the second visit on, when *More* is kept too. */
export const LATER_VISIT: PageParts = {
  screens: [...FIRST_VISIT.screens, 'src/patient/more/more-screen.tsx'],
  sentences: sentencesOf('patient/more/more-screen'),
};

function sentencesOf(screen: string): string[] {
  const routes = readFileSync(new URL('../../web/src/app/routes.ts', import.meta.url), 'utf8');
  const [, route] = new RegExp(`file: '${screen}'([^}]*)\\}`).exec(routes) ?? [];
  if (route === undefined) throw new Error(`no route shows ${screen}`);
  const named = /sentences: \[([^\]]*)\]/.exec(route)?.[1] ?? '';
  return ['public', ...[...named.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name!)];
}

/** Returns the script files of the built web that a page needs before it works. */
export function scriptsOf({ screens, sentences }: PageParts, language: string): string[] {
  const { entry, parts } = JSON.parse(readFileSync(new URL('page-assets.json', DIST), 'utf8')) as AssetList;
  const assets = [
    entry,
    ...[...screens, ...sentences.map((name) => `../locales/generated/${language}/${name}.json`)].map((name) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`${name} is not in the build`);
      return part;
    }),
  ];
  return [...new Set(assets.flatMap(({ script, imports }) => [script, ...imports]))];
}

/**
 * Returns the size of script files in bytes as they are compressed at build time, but for their names: a name is a hash
 * of its file, so each change of a line gives all that name the file other letters, which compress a few bytes better
 * or worse. Here the letters depend on the order of the names only (decision 0185).
 */
export function compressedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const script = Buffer.from(withSteadyNames(readFileSync(new URL(`client${file}`, DIST), 'utf8')));
    return sum + brotliCompressSync(script, brotliOptions(script.length)).length;
  }, 0);
}

/** Of scripts, styles and marks, and the service worker's own mark of its files. */
const HASHES = /(?<=\/(?:entry-)?)[\w-]{6,7}(?=\.(?:js|css|json)\b)|(?<=`tabibu-shell-)\w{12}(?=`)/g;

function withSteadyNames(script: string): string {
  const names = new Map<string, string>();
  return script.replaceAll(HASHES, (name) => {
    const steady =
      names.get(name) ?? createHash('sha256').update(`${names.size}`).digest('base64url').slice(0, name.length);
    names.set(name, steady);
    return steady;
  });
}

/** Returns the size of the service worker in bytes as it is sent. */
export function workerBytes(): number {
  return compressedBytes(['/sw.js']);
}

/** Returns the bytes of script that a page needs in addition to the home's, in the language in which that is most. */
export function bytesBeyondHome(page: PageParts): number {
  return bytesBeyond(HOME, page);
}

/** Returns the bytes of script that a page needs in addition to what was loaded before, where that is most. */
export function bytesBeyond(before: PageParts, page: PageParts): number {
  return Math.max(
    ...['sw', 'en', 'fr'].map((language) => {
      const known = new Set(scriptsOf(before, language));
      return compressedBytes(scriptsOf(page, language).filter((file) => !known.has(file)));
    }),
  );
}
