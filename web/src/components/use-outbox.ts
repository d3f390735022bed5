import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerDose, isAboutDoses } from '../api/medication.ts';
import { deleteReading, isAboutReadings, saveReading } from '../api/readings.ts';
import { ME, useMe } from '../shell/session.tsx';
import { UNSENT_STORE } from '../shell/store-names.ts';
import { ReadingOutbox } from './reading-outbox.ts';
import type { Unsent } from './reading-outbox.ts';

const outboxes = new Map<string, ReadingOutbox>();
const NOTHING: readonly Unsent[] = [];

/** The name under which the device keeps whose readings wait in its store. */
const OWNER = '/owner';

/** Keeps whose readings this device takes, for a start without a network. Signing out deletes it with what waits. */
export async function keepOwner(id: string): Promise<void> {
  if ('caches' in window) await (await caches.open(UNSENT_STORE)).put(OWNER, new Response(id));
}

/** Returns whose readings this device takes; empty if it does not know. */
async function keptOwner(): Promise<string> {
  if (!('caches' in window)) return '';
  const kept = await (await caches.open(UNSENT_STORE)).match(OWNER);
  return kept === undefined ? '' : kept.text();
}

/**
 * Returns the account of the signed-in person. A page that was opened without a network does not know it from the
 * server, but from this device, which keeps it when such a page is opened. Empty for a visitor, and until it is known.
 */
export function useOwnId(): string {
  const me = useMe();
  const [kept, setKept] = useState('');
  const isStandIn = me?.id === '';
  const patientId = me?.role === 'patient' ? me.id : '';
  useEffect(() => {
    if (isStandIn) void keptOwner().then(setKept);
    // A browser may refuse storage; the page works without.
    else if (patientId !== '') void keepOwner(patientId).catch(() => undefined);
  }, [isStandIn, patientId]);
  return isStandIn ? kept : (me?.id ?? '');
}

/** Returns the outbox of the signed-in person, and what waits in it. There is one per page load. */
export function useOutbox(): { outbox: () => ReadingOutbox; unsent: readonly Unsent[] } {
  const client = useQueryClient();
  const owner = useOwnId();
  const outbox = () => outboxOf(client, owner);
  const unsent = useSyncExternalStore(
    (listener) => outbox().subscribe(listener),
    () => outbox().read(),
    () => NOTHING,
  );
  return { outbox, unsent };
}

/** Returns the outbox of an account. What waits in it is sent from any page. */
export function outboxOf(client: QueryClient, owner: string): ReadingOutbox {
  const known = outboxes.get(owner);
  if (known) return known;
  const outbox = new ReadingOutbox({
    isStillTheirs: () => client.getQueryData<{ id: string } | null>(ME.queryKey)?.id === owner,
    send: async ({ personId, id, reading, dose }) => {
      if (dose?.answer) await answerDose(personId, dose, dose.answer);
      else await (reading === null ? deleteReading(personId, id) : saveReading(personId, id, reading));
    },
    onSent: ({ personId, dose }) => {
      const isAbout = dose ? isAboutDoses : isAboutReadings;
      return client.invalidateQueries({ predicate: ({ queryKey }) => isAbout(personId, queryKey[1]) });
    },
    ...deviceStore(owner),
  });
  outboxes.set(owner, outbox);
  window.addEventListener('online', () => outbox.wake());
  return outbox;
}

/**
 * Stores each unsent reading in a cache of its own name, which signing out deletes. Without such a cache it stays in
 * the page.
 */
function deviceStore(owner: string) {
  const nameOf = ({ personId, id }: Pick<Unsent, 'personId' | 'id'>) => `/unsent/${owner}/${personId}/${id}`;
  return {
    async keep(place: Pick<Unsent, 'personId' | 'id'>, unsent: Unsent | null): Promise<void> {
      if (!('caches' in window)) return;
      const store = await caches.open(UNSENT_STORE);
      if (unsent === null) await store.delete(nameOf(place));
      else await store.put(nameOf(place), new Response(JSON.stringify(unsent)));
    },
    async kept(): Promise<readonly Unsent[]> {
      // Until it is known whose page this is, nothing is anybody else's.
      if (!('caches' in window) || owner === '') return [];
      const store = await caches.open(UNSENT_STORE);
      const own: Request[] = [];
      for (const request of await store.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith(`/unsent/${owner}/`)) own.push(request);
        // Whoever used this device before did not sign out; nobody else keeps what they measured.
        else if (pathname !== OWNER) await store.delete(request);
      }
      const found = await Promise.all(own.map((request) => store.match(request)));
      return Promise.all(found.flatMap((one) => (one ? [one.json() as Promise<Unsent>] : [])));
    },
  };
}
