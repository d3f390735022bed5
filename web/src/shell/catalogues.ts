import type { Language } from '@tabibu/contract/languages';
import { isKeyOf } from '@tabibu/contract/own-key';
import { formatMessage } from './format-message.ts';
import type { Message, Values } from './format-message.ts';
import type { Catalogue } from './catalogue-file.ts';
import type { SentenceChunk, SentenceKey } from '../api/sentence-key.ts';
import { lists } from './screens.ts';
import type { ListName } from './screens.ts';

/**
 * Each catalogue is a file of its own, so that a phone loads one language and only the screens it opens. Those of the
 * other screens and of doctors and staff are listed with their screens.
 */
const files = import.meta.glob<Catalogue>([
  '../../../locales/generated/*/*.json',
  '!../../../locales/generated/*/{server,emergency}.json',
  '!../../../locales/generated/*/{account,assistant,assistant-kept,family,learnings,lock,measuring,notices,pages,plans,pregnancy,readings,welcome}.json',
  '!../../../locales/generated/*/{announcement-desk,application,articles,audit,banners,booking-desk,break-glass,caller-booking,care-plans,cases,complaint-desk,doctor,doctor-changes,doctor-desk,doctors-desk,exchange-rates,fees,house,house-day,palette,payment-desk,payment-story,reports,review,safety,security,staff,staff-accounts,subscriptions,verify}.json',
]);

/**
 * How the names of the catalogues of the other screens begin: whole names would make the first script larger. A test
 * compares them with the files.
 */
const OTHER = /^([lmnw]|a[cs]|fa|p(ag|[lr])|rea)/;

/**
 * Returns the file that lists a catalogue with the screens that need it; undefined if every page knows where it is.
 * Asking the other file first would cost a page a round trip before it can be used.
 */
export function listOf(chunk: SentenceChunk): ListName | undefined {
  if (isKeyOf(files, `../../../locales/generated/sw/${chunk}.json`)) return undefined;
  return OTHER.test(chunk) ? 'other-screens' : 'work-screens';
}

/** Loads all catalogues of a language, for a server that renders every screen. */
export async function loadEverySentence(language: Language): Promise<void> {
  const [other, work] = await Promise.all([lists['other-screens'](), lists['work-screens']()]);
  const names = Object.keys({ ...files, ...other.CATALOGUES, ...work.CATALOGUES });
  await loadSentences(
    language,
    names.flatMap((path) => /\/sw\/([a-z-]+)\.json$/.exec(path)?.[1] ?? []) as SentenceChunk[],
  );
}

const sentences: Record<Language, Record<string, Message>> = { sw: {}, en: {}, fr: {} };
const spoken = new Set<string>();

/** Returns the sentence of a key from the loaded catalogues, or the key itself if its catalogue is not loaded. */
export function sentence(language: Language, key: SentenceKey, values?: Values): string {
  const message = sentences[language][key];
  return message ? formatMessage(language, message, values) : key;
}

/** Returns whether these catalogues are loaded. */
export function hasSentences(language: Language, chunks: readonly SentenceChunk[]): boolean {
  return chunks.every((chunk) => spoken.has(`${language}/${chunk}`));
}

/** Returns the loaded catalogues of a language. Another language needs the same ones before it can replace it. */
export function loadedChunks(language: Language): SentenceChunk[] {
  return [...spoken]
    .filter((name) => name.startsWith(`${language}/`))
    .map((name) => name.slice(language.length + 1) as SentenceChunk);
}

/** Loads catalogues of a language that are not loaded yet. */
export async function loadSentences(language: Language, chunks: readonly SentenceChunk[]): Promise<void> {
  await Promise.all(
    chunks.map(async (chunk) => {
      const name = `${language}/${chunk}`;
      if (spoken.has(name)) return;
      const path = `../../../locales/generated/${name}.json`;
      const load = files[path] ?? (await lists[listOf(chunk)!]()).CATALOGUES[path];
      if (!load) return;
      Object.assign(sentences[language], (await load()).default);
      spoken.add(name);
    }),
  );
}

/** Adds the sentences of a catalogue that was bundled or loaded elsewhere. */
export function addSentences(language: Language, { default: catalogue }: Catalogue): void {
  Object.assign(sentences[language], catalogue);
}
