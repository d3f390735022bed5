import { useEffect } from 'react';
import { isKeyOf } from '@tabibu/contract/own-key';
import { useLocation } from 'wouter';
import { TAB_PATHS } from './route.ts';
import type { TabName } from './route.ts';
import { useSession } from './session.tsx';

const KEY = 'activeTab';
const OPENED = 'tabibu-opened';

/** Stores the last tab. Opens it again when a signed-in person reopens the product on a phone (PAT-SHELL-36). */
export function useTabMemory(current: TabName | undefined): void {
  const { me, known } = useSession();
  const [path, goTo] = useLocation();
  useEffect(() => {
    if (!known) return;
    const justOpened = !readStore(sessionStorage, OPENED);
    writeStore(sessionStorage, OPENED, '1');
    const last = readStore(localStorage, KEY);
    const elsewhere = justOpened && me && path === '/' && isKeyOf(TAB_PATHS, last) && last !== 'home' && isPhoneFrame();
    if (elsewhere) goTo(TAB_PATHS[last], { replace: true });
    else if (current) writeStore(localStorage, KEY, current);
  }, [current, me, known, path, goTo]);
}

/** Returns whether the phone frame is shown: a narrow window or a phone's browser (PAT-SHELL-31). */
export function isPhoneFrame(): boolean {
  return document.documentElement.classList.contains('phone') || matchMedia('(max-width: 768px)').matches;
}

function readStore(store: Storage, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

function writeStore(store: Storage, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    // Without storage the product opens on the home tab.
  }
}
