import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { countryOf } from '@tabibu/contract/countries';
import { FORM_REPLY_KEY } from '@tabibu/contract/page-forms';
import type { MeBody } from '@tabibu/contract/identity';
import { LANGUAGES, acceptedLanguage, languageOfFirstVisit } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import type { PageRenderer, RenderInput } from '@tabibu/contract/page-renderer';
import { addressOf } from '../api/address.ts';
import { dataOf, problemOf } from '../api/client.ts';
import { LazyOpenRecords } from '../security/record-lock/lazy-record-lock.ts';
import { afterSignIn } from '../sign-in/next-path.ts';
import { createQueryClient, knownAnswers, knownRefusals } from '../api/query.ts';
import { recordLockQuery } from '../api/record-lock.ts';
import type { ReadPath } from '../api/query.ts';
import { App } from './app.tsx';
import { handIn } from './hand-in.ts';
import { loadEverySentence } from '../shell/catalogues.ts';
import { CrashScreen } from '../components/crash-screen.tsx';
import { pagePolicy, sharedPolicy, shellPolicy, writeDocument, writeShell } from '../shell/document.ts';
import { languageOf, printedPath } from '../ui/address-language.ts';
import { useAddress } from '../shell/language-address.ts';
import { languageAddress } from './language-request.ts';
import { HeadContext } from '../shell/page-head.tsx';
import type { CollectedPage } from '../shell/page-head.tsx';
import { knowsLanguage, readPreferences } from '../shell/preference-cookies.ts';
import { preferenceRedirect } from '../shell/preference-redirect.ts';
import type { RenderedPage } from '../shell/rendered-page.ts';
import { publicPaths, writeRobots } from './robots.ts';
import { searchHead } from '../shell/search-head.ts';
import { filesOfRoute, loadScreen, sentencesOf } from './load-screen.ts';
import { NOT_FOUND, matchRoute } from './routes.ts';
import type { RouteDefinition } from '../shell/route.ts';
import type { Visit } from '../shell/screen-file.ts';
import { ME } from '../shell/session.tsx';
import type { InitialData } from '../shell/session.tsx';
import { TranslationProvider, translationOf } from '../shell/translation.tsx';

/**
 * The default language of doctors' pages, when neither the doctor nor the browser names one that we support. Messages
 * to doctors use it too.
 */
const DOCTOR_LANGUAGE: Language = 'en';
/** The shell preloads the home screen. */
const SHELL_SCREENS = ['src/patient/home/home-screen.tsx'];
handIn();
const languages = Object.keys(LANGUAGES) as Language[];
const spoken = Promise.all(languages.map(loadEverySentence));

/** Renders the page of an address with its data. Never rejects: an error gives the crash page with status 500. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  await spoken;
  const { path, search } = splitUrl(input.url);
  const { route, params } = matchRoute(printedPath(path));
  const client = createQueryClient(readerOf(input.fetchApi));
  if (input.form) client.setQueryData(FORM_REPLY_KEY, input.form, { updatedAt: input.now });
  const me = await learnMe(client, input);
  // Every page of records shows it in their place while they are closed.
  if (me?.records_closed) await Promise.all([LazyOpenRecords.load(), client.prefetchQuery(recordLockQuery())]);
  const remembered = readPreferences(input.cookie);
  const opening: InitialData = {
    language:
      languageOf(path) ??
      me?.language ??
      (knowsLanguage(input.cookie)
        ? remembered.language
        : isForDoctors(route)
          ? (acceptedLanguage(input.acceptLanguage) ?? DOCTOR_LANGUAGE)
          : languageOfFirstVisit(input.acceptLanguage)),
    country: me?.country ?? remembered.country,
    now: input.now,
    savesData: input.savesData,
    ...(input.house?.specialties && { specialties: input.house.specialties }),
  };
  const common = {
    language: opening.language,
    personal: Boolean(route.personal) || me !== null,
    screens: filesOfRoute(route),
    sentences: sentencesOf(route),
  };
  const visit: Visit = {
    params,
    search: new URLSearchParams(search),
    country: countryOf(opening.country),
    language: opening.language,
    me: me ?? null,
    now: input.now,
    specialties: input.house?.specialties,
  };
  try {
    const rendered = await renderScreen(route, visit, opening, client, path, search);
    const status = rendered.head.status ?? 200;
    const answers = knownAnswers(client);
    const found = searchHead({
      route,
      params,
      path: printedPath(path),
      search: visit.search,
      language: opening.language,
      country: opening.country,
      now: input.now,
      title: rendered.head.title,
      status,
      answers,
      isPrinted: !languageOf(path),
      specialties: input.house?.specialties,
    });
    return { ...common, ...rendered, found, status, state: { opening, answers, refusals: knownRefusals(client) } };
  } catch (error) {
    reportCrash(error);
    const { t } = translationOf(opening.language);
    const html = renderToString(
      <TranslationProvider language={opening.language}>
        <CrashScreen />
      </TranslationProvider>,
    );
    return {
      ...common,
      status: 500,
      html,
      parts: [],
      head: { title: t('crash.title') },
      found: { description: t('crash.hint'), path: null, isPrinted: true, picture: null, data: () => [] },
      state: { opening, answers: knownAnswers(client), refusals: knownRefusals(client) },
    };
  } finally {
    client.clear();
  }
}

async function renderScreen(
  route: RouteDefinition,
  visit: Visit,
  opening: InitialData,
  client: QueryClient,
  path: string,
  search: string,
) {
  const file = await loadScreen(route, opening.language);
  await Promise.all(file.needs?.(visit, client) ?? []);
  const collected: CollectedPage = { parts: new Set() };
  const html = renderToString(
    <HeadContext value={collected}>
      <QueryClientProvider client={client}>
        <Router hook={useAddress} ssrPath={path} ssrSearch={search}>
          <App client={client} opening={opening} />
        </Router>
      </QueryClientProvider>
    </HeadContext>,
  );
  const parts = [...collected.parts];
  // Where the browser waits for the code of parts before it hydrates, that code is preloaded with the screen's.
  const screens = [...filesOfRoute(route), ...(file.code === undefined ? [] : parts)];
  return { html, head: collected.head ?? { title: 'Tabibu' }, parts, screens };
}

function readerOf(fetchApi: RenderInput['fetchApi']): ReadPath {
  return async (path) => {
    const answer = await fetchApi(path);
    if (answer.status >= 400) throw problemOf(answer.status, answer.text);
    return { body: JSON.parse(answer.text) as unknown, link: answer.link ?? null };
  };
}

/**
 * Returns the signed-in person, null for a visitor, and undefined when the session could not be looked up, which does
 * not mean signed out.
 */
async function learnMe(
  client: QueryClient,
  { hasSession, fetchApi, now }: RenderInput,
): Promise<MeBody | null | undefined> {
  if (hasSession) await client.prefetchQuery({ ...ME, queryFn: () => readMe(fetchApi) });
  else client.setQueryData(ME.queryKey, null, { updatedAt: now });
  return client.getQueryData<MeBody | null>(ME.queryKey);
}

async function readMe(fetchApi: RenderInput['fetchApi']): Promise<MeBody | null> {
  const answer = await fetchApi(addressOf('GET /api/me'));
  if (answer.status === 401) return null;
  if (answer.status >= 400) throw problemOf(answer.status, answer.text);
  return dataOf(JSON.parse(answer.text)) as MeBody;
}

/**
 * Returns whether the route is for doctors. Doctors' pages start in the language of the browser, patients' pages in
 * Swahili (PAT-I18N-02) or French.
 */
function isForDoctors(route: RouteDefinition): boolean {
  return route.audience === 'doctor' || route.path.startsWith('/doctor/');
}

function splitUrl(url: string): { path: string; search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at + 1) };
}

function reportCrash(error: unknown): void {
  console.error(error);
}

/** What the server uses of this bundle. */
export const pageRenderer: PageRenderer = {
  async render(input) {
    const page = await render(input);
    return {
      ...page,
      lacksData: page.state.refusals.length > 0,
      writeDocument: (html, frame) => writeDocument({ page: { ...page, html }, ...frame }),
    };
  },
  async renderShell(language) {
    await spoken;
    const tagline = translationOf(language).t('frame.tagline');
    return {
      screens: SHELL_SCREENS,
      writeDocument: (files, phone) => writeShell(language, tagline, files, phone),
    };
  },
  pagePolicy,
  sharedPolicy,
  shellPolicy,
  languageAddress,
  preferenceRedirect,
  readPreferences,
  isPage: (path) => matchRoute(printedPath(path)).route !== NOT_FOUND,
  afterSignIn,
  publicPaths,
  writeRobots,
};
