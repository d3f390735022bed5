import { createRoot, hydrateRoot } from 'react-dom/client';
import { countryOf } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import { callApi } from '../api/client.ts';
import { askRefusedAgain, createQueryClient, knownAnswers, rememberAnswers } from '../api/query.ts';
import type { KnownAnswers, KnownRefusals } from '../api/query.ts';
import { watchLinkIntent } from '../ui/link.tsx';
import type { Intent } from '../ui/link.tsx';
import { App } from './app.tsx';
import { learnSentences } from './catalogues.ts';
import { readPreferences } from './preference-cookies.ts';
import { loadScreen, matchRoute } from './routes.tsx';
import { ME } from './session.tsx';
import type { Opening } from './session.tsx';
import { mayBeSignedIn } from './signed-in-flag.ts';
import './base.css';

interface State {
  readonly opening: Opening;
  readonly answers: KnownAnswers;
  readonly refusals: KnownRefusals;
}

const AFTER_FIRST_VIEW = 1500;
const root = document.getElementById('app')!;
const written = document.getElementById('state')?.textContent;
const state = written ? (JSON.parse(written) as State) : undefined;
const opening = state?.opening ?? openingOfShell();
const client = createQueryClient((path, signal) => callApi('GET', path, signal ? { signal } : {}));
if (state) rememberAnswers(client, state.answers, state.refusals);
else if (!mayBeSignedIn()) client.setQueryData(ME.queryKey, null);

void open();

async function open(): Promise<void> {
  const { route } = matchRoute(location.pathname);
  // Without the screen the frame says so; without the words of the frame nothing can be said, and the start has failed.
  const ready = loadScreen(route, opening.language).catch(() => learnSentences(opening.language, ['public']));
  // A reload or a link shows the page of the address, whatever stood below it before.
  history.replaceState({ ...(history.state as object | null), below: undefined }, '');
  const app = <App client={client} opening={opening} />;
  if (state) {
    await ready;
    hydrateRoot(root, app);
  } else {
    document.documentElement.lang = opening.language;
    // The kept shell: the splash goes as soon as the screen's code is here.
    await ready;
    document.documentElement.classList.add('live');
    createRoot(root).render(app);
    requestAnimationFrame(() => document.getElementById('splash')?.remove());
  }
  document.documentElement.classList.add('live');
  setTimeout(askRefusedAgain, AFTER_FIRST_VIEW, client);
  watchLinkIntent(prefetch);
  addEventListener('online', () => void client.invalidateQueries({ queryKey: ME.queryKey }));
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(workOffline, AFTER_FIRST_VIEW);
}

/** Everything about working offline is fetched when the first view is long done. */
function workOffline(): void {
  // Loaded before the worker keeps what is there: other screens are found without a network too.
  import('./other-screens.ts').then(() => import('./service-worker-registration.ts'))
    .then(({ keepOffline }) => keepOffline((path) => void client.invalidateQueries({ queryKey: ['api', path] }), () => knownAnswers(client), opening.now))
    .catch(() => undefined);
}

/** The service worker's shell carries no data: preferences come from the cookies, the clock from the device. */
function openingOfShell(): Opening {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return { ...readPreferences(document.cookie), now: Date.now(), savesData: connection?.saveData === true };
}

/** Fetches the code of a link that is about to be followed, and its data when a mouse rests on it: a touch may only be scrolling, and data costs money. */
function prefetch(href: string, intent: Intent): void {
  if (opening.savesData) return;
  const url = new URL(href, location.origin);
  const { route, params } = matchRoute(url.pathname);
  const preferences = readPreferences(document.cookie);
  const me = client.getQueryData<MeBody | null>(ME.queryKey) ?? null;
  const visit = { params, search: url.searchParams, country: countryOf(me?.country ?? preferences.country), me, now: Date.now() };
  loadScreen(route, me?.language ?? preferences.language)
    .then((file) => Promise.all((intent === 'hover' && file.needs?.(visit, client)) || []))
    .catch(() => undefined);
}
