import type { Language } from '@tabibu/contract/languages';
import { isKeyOf } from '@tabibu/contract/own-key';
import { hasSentences, listOf, loadSentences } from '../shell/catalogues.ts';
import type { SentenceChunk } from '../api/sentence-key.ts';
import { readable, readableNow } from '../shell/readable-promise.ts';
import type { RouteDefinition } from '../shell/route.ts';
import { ScreenUnreachable } from '../shell/screen-file.ts';
import type { ScreenFile } from '../shell/screen-file.ts';

/** The screens for finding a doctor. The other screens are listed in files that load later. */
const files = import.meta.glob<ScreenFile>('../patient/{home,search,doctor}/*-screen.tsx');
/** The lists of all other screens, with the sentences that only they use. */
export const LISTS = {
  'other-screens': () => import('./other-screens.ts'),
  'work-screens': () => import('./work-screens.ts'),
};
const opened = new Map<string, ScreenFile>();
const opening = new Map<string, Promise<ScreenFile>>();

function screenFile(route: RouteDefinition): string {
  return `../${route.file}.tsx`;
}

function isForWork(file: string): boolean {
  return /^\.\.\/(doctor|join|staff|verify)/.test(file);
}

/** Returns the source files that a route needs first, as named in the build manifest. */
export function filesOfRoute(route: RouteDefinition): readonly string[] {
  const file = screenFile(route);
  const lists = new Set(sentencesOf(route).map(listOf));
  if (!isKeyOf(files, file)) lists.add(isForWork(file) ? 'work-screens' : 'other-screens');
  lists.delete(undefined);
  return [...[...lists].map((list) => `src/app/${list}.ts`), file.replace('..', 'src')];
}

/**
 * Loads a screen's code and sentences. Returns the same promise for the same screen until it fails; `use` reads it at
 * once when both are loaded. Rejects with `ScreenUnreachable`.
 */
export function loadScreen(route: RouteDefinition, language: Language): Promise<ScreenFile> {
  const key = `${language}/${screenFile(route)}`;
  let promise = opening.get(key);
  if (!promise) {
    const loaded = hasSentences(language, sentencesOf(route)) && opened.get(screenFile(route));
    promise = loaded ? readableNow(loaded) : readable(fetchScreen(route, language));
    opening.set(key, promise);
    // A failed screen can be loaded again after two seconds. An immediate retry would prevent the error screen from
    // rendering.
    promise.catch(() => setTimeout(() => opening.delete(key), 2000));
  }
  return promise;
}

/** Returns the sentence catalogues of a route. */
export function sentencesOf(route: RouteDefinition): readonly SentenceChunk[] {
  return ['public', ...(route.sentences ?? [])];
}

async function fetchScreen(route: RouteDefinition, language: Language): Promise<ScreenFile> {
  const [file] = await Promise.all([fetchFile(screenFile(route)), loadSentences(language, sentencesOf(route))]).catch(
    (cause: unknown) => {
      throw new ScreenUnreachable(route.path, { cause });
    },
  );
  opened.set(screenFile(route), file);
  return file;
}

async function fetchFile(name: string): Promise<ScreenFile> {
  const load = files[name] ?? (await LISTS[isForWork(name) ? 'work-screens' : 'other-screens']()).SCREENS[name];
  if (!load) throw new Error(`no screen file ${name}`);
  return load();
}
