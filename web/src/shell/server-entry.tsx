import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { countryOf } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import { LANGUAGES, isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { nextPage, problemOf } from '../api/client.ts';
import { createQueryClient, knownAnswers, knownRefusals } from '../api/query.ts';
import type { KnownAnswers, KnownRefusals, ReadPath } from '../api/query.ts';
import { App } from './app.tsx';
import { everyChunk, learnSentences } from './catalogues.ts';
import { CrashScreen } from './crash-screen.tsx';
import { HeadContext } from './page-head.tsx';
import type { CollectedPage, PageHead } from './page-head.tsx';
import { knowsLanguage, readPreferences } from './preference-cookies.ts';
import { NOT_FOUND, filesOfRoute, loadScreen, matchRoute, sentencesOf } from './routes.tsx';
import type { RouteDefinition, Visit } from './routes.tsx';
import { ME } from './session.tsx';
import type { Opening } from './session.tsx';
import { SpeechProvider, speechOf } from './speech.tsx';

export { pagePolicy, shellPolicy, writeDocument, writeShell } from './document.ts';
export { preferenceCookie, readPreferences } from './preference-cookies.ts';

/** An answer of the API inside the process. */
export interface InsideAnswer {
  readonly status: number;
  readonly text: string;
  readonly link?: string | undefined;
}

export interface RenderInput {
  /** Path and query. */
  readonly url: string;
  readonly cookie: string;
  /** The browser's Accept-Language. */
  readonly acceptLanguage: string;
  /** True when the browser sent a session cookie. */
  readonly hasSession: boolean;
  readonly savesData: boolean;
  /** Milliseconds. */
  readonly now: number;
  /** Reads a path of the API as the visitor. */
  readonly fetchApi: (path: string) => Promise<InsideAnswer>;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly head: PageHead;
  readonly language: Language;
  /** Handed to the browser as JSON: how it opens and what is already known. */
  readonly state: { readonly opening: Opening; readonly answers: KnownAnswers; readonly refusals: KnownRefusals };
  readonly personal: boolean;
  /** The screen's source file and sentence chunks, to preload what belongs to them. */
  readonly screens: readonly string[];
  readonly sentences: readonly string[];
  /** Source files of late parts that were rendered: their styles belong into the document, their code does not come early. */
  readonly parts: readonly string[];
}

/** The language of messages to doctors, and so of their pages where neither they nor their browser name one of ours. */
const DOCTOR_LANGUAGE: Language = 'en';
const languages = Object.keys(LANGUAGES) as Language[];
const spoken = Promise.all(languages.map((language) => learnSentences(language, everyChunk())));

/** Renders the page of an address with its data inside. Never rejects: a failure becomes the crash page with status 500. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  await spoken;
  const { path, search } = splitUrl(input.url);
  const { route, params } = matchRoute(path);
  const client = createQueryClient(readerOf(input.fetchApi));
  const me = await learnMe(client, input);
  const remembered = readPreferences(input.cookie);
  const opening: Opening = {
    language: me?.language ?? (isForDoctors(route) && !knowsLanguage(input.cookie) ? browserLanguage(input.acceptLanguage) ?? DOCTOR_LANGUAGE : remembered.language),
    country: me?.country ?? remembered.country,
    now: input.now,
    savesData: input.savesData,
  };
  const common = { language: opening.language, personal: Boolean(route.personal) || me !== null, screens: filesOfRoute(route), sentences: sentencesOf(route) };
  const visit: Visit = { params, search: new URLSearchParams(search), country: countryOf(opening.country), me: me ?? null, now: input.now };
  try {
    const rendered = await renderScreen(route, visit, opening, client, path, search);
    return { ...common, ...rendered, status: rendered.head.status ?? 200, state: { opening, answers: knownAnswers(client), refusals: knownRefusals(client) } };
  } catch (error) {
    reportCrash(error);
    const { t } = speechOf(opening.language);
    const html = renderToString(<SpeechProvider language={opening.language}><CrashScreen /></SpeechProvider>);
    return { ...common, status: 500, html, parts: [], head: { title: t('crash.title') }, state: { opening, answers: knownAnswers(client), refusals: knownRefusals(client) } };
  } finally {
    client.clear();
  }
}

/** Is there a screen at an address? */
export function isPage(path: string): boolean {
  return matchRoute(path).route !== NOT_FOUND;
}

/** The tagline of the splash, in the visitor's language. */
export async function taglineOf(language: Language): Promise<string> {
  await spoken;
  return speechOf(language).t('frame.tagline');
}

async function renderScreen(route: RouteDefinition, visit: Visit, opening: Opening, client: QueryClient, path: string, search: string) {
  const file = await loadScreen(route, opening.language);
  await Promise.all(file.needs?.(visit, client) ?? []);
  const collected: CollectedPage = { parts: new Set() };
  const html = renderToString(
    <HeadContext value={collected}>
      <QueryClientProvider client={client}>
        <Router ssrPath={path} ssrSearch={search}>
          <App client={client} opening={opening} />
        </Router>
      </QueryClientProvider>
    </HeadContext>,
  );
  return { html, head: collected.head ?? { title: 'Tabibu' }, parts: [...collected.parts] };
}

function readerOf(fetchApi: RenderInput['fetchApi']): ReadPath {
  return async (path) => {
    const answer = await fetchApi(path);
    if (answer.status >= 400) throw problemOf(answer.status, answer.text);
    return { body: JSON.parse(answer.text) as unknown, next: nextPage(answer.link) };
  };
}

/** Who asks; undefined when the session could not be looked up: that is not the same as signed out. */
async function learnMe(client: QueryClient, { hasSession, fetchApi, now }: RenderInput): Promise<MeBody | null | undefined> {
  if (hasSession) await client.prefetchQuery({ ...ME, queryFn: () => readMe(fetchApi) });
  else client.setQueryData(ME.queryKey, null, { updatedAt: now });
  return client.getQueryData<MeBody | null>(ME.queryKey);
}

async function readMe(fetchApi: RenderInput['fetchApi']): Promise<MeBody | null> {
  const answer = await fetchApi('/api/me');
  if (answer.status === 401) return null;
  if (answer.status >= 400) throw problemOf(answer.status, answer.text);
  return (JSON.parse(answer.text) as { data: MeBody }).data;
}

/** Patients' pages begin in Swahili whatever the browser says (PAT-I18N-02); doctors are met in their browser's language. */
function isForDoctors(route: RouteDefinition): boolean {
  return route.audience === 'doctor' || route.path.startsWith('/doctor/');
}

/** The first of our languages in an Accept-Language, by its weights. */
function browserLanguage(header: string): Language | undefined {
  const wanted = header.split(',').map((entry) => {
    const [tag = '', ...rest] = entry.trim().split(/\s*;\s*/);
    const weight = Number(rest.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight };
  });
  const found = wanted.toSorted((one, other) => other.weight - one.weight).find(({ language, weight }) => weight > 0 && isLanguage(language));
  return found?.language as Language | undefined;
}

function splitUrl(url: string): { path: string; search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at + 1) };
}

function reportCrash(error: unknown): void {
  console.error(error);
}
