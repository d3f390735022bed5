import { createRoot, hydrateRoot } from 'react-dom/client';
import { countryOf } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import { fetchApi } from '../api/client.ts';
import { refetchRefused, createQueryClient, rememberAnswers } from '../api/query.ts';
import type { KnownAnswers, KnownRefusals } from '../api/query.ts';
import { watchLinkIntent } from '../ui/link.tsx';
import type { Intent } from '../ui/link.tsx';
import { App } from './app.tsx';
import { handIn } from './hand-in.ts';
import { hearServerTime, serverNow } from '../api/device.ts';
import { loadSentences } from '../shell/catalogues.ts';
import { catchUpWith } from '../shell/live-events.ts';
import { languageOf, printedPath } from '../ui/address-language.ts';
import { readPreferences } from '../shell/preference-cookies.ts';
import { LISTS, loadScreen } from './load-screen.ts';
import { matchRoute } from './routes.ts';
import { ME } from '../shell/session.tsx';
import type { InitialData } from '../shell/session.tsx';
import { mayBeSignedIn } from '../shell/signed-in-flag.ts';
import { followTranslator } from '../shell/translated-page.ts';
import '../shell/base.css';

interface State {
  readonly opening: InitialData;
  readonly answers: KnownAnswers;
  readonly refusals: KnownRefusals;
}

handIn();
const AFTER_FIRST_VIEW = 1500;
const root = document.getElementById('app')!;
followTranslator(root);
const written = document.getElementById('state')?.textContent;
const state = written ? (JSON.parse(written) as State) : undefined;
if (state) hearServerTime(state.opening.now, performance.timeOrigin);
const opening = state?.opening ?? openingOfShell();
const client = createQueryClient((path, signal) => fetchApi('GET', path, { signal }));
if (state) rememberAnswers(client, state.answers, state.refusals);
else if (!mayBeSignedIn()) client.setQueryData(ME.queryKey, null);

void open();

async function open(): Promise<void> {
  const { route, params } = matchRoute(printedPath(location.pathname));
  const search = new URLSearchParams(location.search);
  const me = client.getQueryData<MeBody | null>(ME.queryKey) ?? null;
  // If the screen fails to load, the frame shows an error. If the sentences of the frame fail too, nothing can be shown
  // and the start has failed.
  const ready = loadScreen(route, opening.language)
    .then((file) => file.code?.({ params, search, me }))
    .catch(() => loadSentences(opening.language, ['public']));
  // After a reload or a link, the page of the address is shown, not a dialog over another screen.
  history.replaceState({ ...(history.state as object | null), below: undefined }, '');
  const app = <App client={client} opening={opening} />;
  if (state) {
    await ready;
    hydrateRoot(root, app);
  } else {
    document.documentElement.lang = opening.language;
    // The cached shell: remove the splash as soon as the screen's code has loaded.
    await ready;
    document.documentElement.classList.add('live');
    createRoot(root).render(app);
    requestAnimationFrame(() => document.getElementById('splash')?.remove());
  }
  document.documentElement.classList.add('live');
  // What a lost live connection may have missed.
  catchUpWith(() => void client.invalidateQueries({ queryKey: ['api'] }, { cancelRefetch: false }));
  addEventListener('online', () => void client.invalidateQueries({ queryKey: ME.queryKey }));
  setTimeout(refetchRefused, AFTER_FIRST_VIEW, client);
  watchLinkIntent(prefetch);
  setTimeout(prepareOffline, AFTER_FIRST_VIEW);
}

/**
 * Loads the offline code after the first view. Loads the list of the other screens first, so that its file is cached as
 * well.
 */
function prepareOffline(): void {
  LISTS['other-screens']()
    .then(() => import('./prepare-offline.ts'))
    .then((file) => file.prepareOffline(client, opening))
    .catch(() => undefined);
}

/** The cached shell contains no data: the preferences come from the cookies, and the time from the device until the
 * first answer tells the server's. */
function openingOfShell(): InitialData {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  const preferences = readPreferences(document.cookie);
  return {
    ...preferences,
    language: languageOf(location.pathname) ?? preferences.language,
    now: serverNow(),
    savesData: connection?.saveData === true,
  };
}

/**
 * Prefetches the screen of a link that the person is about to follow. Fetches its data only when a mouse hovers: a
 * touch may be the start of scrolling, and data costs money.
 */
function prefetch(href: string, intent: Intent): void {
  if (opening.savesData) return;
  const url = new URL(href, location.origin);
  const { route, params } = matchRoute(url.pathname);
  const preferences = readPreferences(document.cookie);
  const me = client.getQueryData<MeBody | null>(ME.queryKey) ?? null;
  const language = me?.language ?? preferences.language;
  const visit = {
    params,
    search: url.searchParams,
    country: countryOf(me?.country ?? preferences.country),
    language,
    me,
    now: serverNow(),
    specialties: opening.specialties,
  };
  loadScreen(route, language)
    .then((file) => Promise.all((intent === 'hover' && file.needs?.(visit, client)) || []))
    .catch(() => undefined);
}
