import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { MeBody } from '@tabibu/contract/identity';
import { appointmentsQuery } from '../api/bookings.ts';
import { knownAnswers } from '../api/query.ts';
import { unreachable } from './crash-screen.tsx';
import { keepAnswers } from './kept-answers.ts';
import { catchUpWith } from './live-events.ts';
import { readPreferences } from './preference-cookies.ts';
import { printedPath } from './language-address.ts';
import { loadScreen } from './load-screen.ts';
import { matchRoute } from './routes.ts';
import { keepFiles, keepOffline } from './service-worker-registration.ts';
import { ME } from './session.tsx';
import type { InitialData } from './session.tsx';
import { retryFailed } from './retry-failed.ts';

/**
 * The pages that must open without a network, even if they were never opened. The last one stands for every
 * appointment.
 */
const OFFLINE_PAGES = { visitor: ['/more'], patient: ['/more', '/appointments', '/appointments/1'] } as const;

/**
 * Starts retrying failed queries and refetching what a lost live connection may have missed. Installs the service
 * worker and caches what is needed without a network.
 */
export function prepareOffline(client: QueryClient, { now, savesData }: InitialData): void {
  void unreachable.load();
  retryFailed(client);
  catchUpWith(() => void client.invalidateQueries({ queryKey: ['api'] }, { cancelRefetch: false }));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void keepOffline((path) => void client.invalidateQueries({ queryKey: ['api', path] })).then(async () => {
    await Promise.all([keepFiles(), keepAnswers(knownAnswers(client), now)]);
    if (!savesData) await cacheOfflinePages(client);
  });
}

/**
 * Loads the screens that must open offline, and again when somebody signs in. Not while a page of doctors or staff is
 * shown: nobody opens these screens from there.
 */
async function cacheOfflinePages(client: QueryClient): Promise<void> {
  let keptFor: string | undefined;
  const keep = async () => {
    const me = client.getQueryData<MeBody | null>(ME.queryKey);
    if (me === undefined || keptFor === (me?.id ?? '')) return;
    if (matchRoute(printedPath(location.pathname)).route.audience === 'doctor') return;
    keptFor = me?.id ?? '';
    const isPatient = me?.role === 'patient' && me.id !== '';
    const language = me?.language ?? readPreferences(document.cookie).language;
    await Promise.all(
      OFFLINE_PAGES[isPatient ? 'patient' : 'visitor'].map((path) =>
        loadScreen(matchRoute(path).route, language).catch(() => undefined),
      ),
    );
    await keepFiles();
    if (isPatient) await keepAppointments(client, me.id);
  };
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && (query as Query).queryHash === hashKey(ME.queryKey)) void keep();
  });
  await keep();
}

async function keepAppointments(client: QueryClient, id: string): Promise<void> {
  const wanted = appointmentsQuery('upcoming');
  const data = await client.fetchQuery(wanted).catch(() => undefined);
  // Store nothing for a person who signed out meanwhile.
  if (data && client.getQueryData<MeBody | null>(ME.queryKey)?.id === id)
    await keepAnswers([[wanted.queryKey, data]], Date.now());
}
