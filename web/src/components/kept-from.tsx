import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { serverNow } from '../api/device.ts';
import { keepAnswers } from '../shell/kept-answers.ts';
import { ME, useCountry, useMe, useNow } from '../shell/session.tsx';
import { PERSONAL_STORE } from '../shell/store-names.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Notice } from '../ui/forms/notice.tsx';

/** Since when this device has what a page shows. */
export interface Kept {
  /** The instant at which the server answered. */
  readonly from: string;
  /** The day it is now. What is kept may be of an earlier one. */
  readonly today: string;
}

/**
 * Returns since when this device has the answer of an address, while there is no network and in a page that was opened
 * without one; undefined otherwise.
 */
export function useKept(address: unknown): Kept | undefined {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const isAway = useMe()?.id === '' || !isOnline;
  const [from, setFrom] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setFrom(undefined);
    if (isAway && typeof address === 'string')
      void keptAt(address).then((at) => {
        if (isCurrent) setFrom(at);
      });
    return () => {
      isCurrent = false;
    };
  }, [address, isAway]);
  const { day } = wallClockAt(useNow(), useCountry().timeZone ?? 'UTC');
  return isAway && from !== undefined ? { from, today: day } : undefined;
}

interface KeptFromProps {
  readonly kept: Kept | undefined;
  /** The sentence, which the screen loads with its own. */
  readonly words: 'medicine.kept' | 'pregnancy.kept';
}

/** Says since when this device has what the page shows; the frame says that there is no network. */
export function KeptFrom({ kept, words }: KeptFromProps) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  if (!kept) return null;
  return (
    <Notice tone="info" announce>
      <p>{t(words, { when: moment(kept.from, zone, now) })}</p>
    </Notice>
  );
}

/**
 * Stores the answer of a change for reading without a network, as a read would. Does nothing once the person has signed
 * out, or where no service worker reads the store.
 */
export async function keepChanged(client: QueryClient, queryKey: QueryKey): Promise<void> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller || !client.getQueryData(ME.queryKey)) return;
  // A browser may refuse storage; the page works without.
  await keepAnswers([[queryKey, client.getQueryData(queryKey)]], serverNow()).catch(() => undefined);
}

async function keptAt(address: string): Promise<string | undefined> {
  if (!('caches' in window)) return undefined;
  const answer = await (await caches.open(PERSONAL_STORE)).match(address);
  const at = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
