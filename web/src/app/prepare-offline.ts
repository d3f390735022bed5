import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { MeBody } from '@tabibu/contract/identity';
import { knownAnswers } from '../api/query.ts';
import { unreachable } from '../components/crash-screen.tsx';
import { keepAnswers } from '../shell/kept-answers.ts';
import { readPreferences } from '../shell/preference-cookies.ts';
import { printedPath } from '../ui/address-language.ts';
import { loadScreen } from './load-screen.ts';
import { matchRoute } from './routes.ts';
import { keepFiles, keepOffline, keepStyles } from '../shell/service-worker-registration.ts';
import { ME } from '../shell/session.tsx';
import type { InitialData } from '../shell/session.tsx';
import { retryFailed } from '../shell/retry-failed.ts';

/**
 * The pages that must open without a network, even if they were never opened. The last one stands for every
 * appointment. Who is here for the first time has not asked for anything yet, and pays for what is loaded.
 */
const OFFLINE_PAGES = {
  newcomer: [],
  visitor: ['/more'],
  patient: ['/more', '/appointments', '/appointments/1'],
} as const;

/** Starts retrying failed queries. Installs the service worker and caches what is needed without a network. */
export function prepareOffline(client: QueryClient, { now, savesData }: InitialData): void {
  void unreachable.load();
  retryFailed(client);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // On the first visit no service worker is in charge yet.
  const isBack = navigator.serviceWorker.controller !== null;
  void keepStyles()
    .catch(() => undefined)
    .then(() => keepOffline((path) => void client.invalidateQueries({ queryKey: ['api', path] })))
    .then(async () => {
      await Promise.all([keepFiles(), keepAnswers(knownAnswers(client), now)]);
      if (!savesData) await cacheOfflinePages(client, isBack);
    })
    // A browser may refuse storage, and the network may fail; the page works without.
    .catch(() => undefined);
}

/**
 * Loads the screens that must open offline, and again when somebody signs in. Not while a page of doctors or staff is
 * shown: nobody opens these screens from there.
 */
async function cacheOfflinePages(client: QueryClient, isBack: boolean): Promise<void> {
  let keptFor: string | undefined;
  const keep = async () => {
    const me = client.getQueryData<MeBody | null>(ME.queryKey);
    if (me === undefined || keptFor === (me?.id ?? '')) return;
    if (matchRoute(printedPath(location.pathname)).route.audience === 'doctor') return;
    keptFor = me?.id ?? '';
    const isPatient = me?.role === 'patient' && me.id !== '';
    const language = me?.language ?? readPreferences(document.cookie).language;
    await Promise.all(
      OFFLINE_PAGES[isPatient ? 'patient' : isBack ? 'visitor' : 'newcomer'].map((path) =>
        loadScreen(matchRoute(path).route, language).catch(() => undefined),
      ),
    );
    try {
      if (isPatient) await import('./keep-own.ts').then((file) => file.keepOwn(client, me.id, language));
      await keepFiles();
    } catch {
      // The network failed. When it is back, the session is asked again, and this starts anew.
      keptFor = undefined;
    }
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && (query as Query).queryHash === hashKey(ME.queryKey)) void keep();
  });
  await keep();
}
