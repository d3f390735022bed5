import { useEffect, useSyncExternalStore } from 'react';
import { ring, soundNow, watchSound } from './ring.ts';
import type { Sound } from './ring.ts';

const SWAP = 1_000;

/** Whether the page can make a sound. The server cannot know and renders the switch as on. */
export function useSound(): Sound {
  return useSyncExternalStore(watchSound, soundNow, () => 'on');
}

/** Rings while `active`. */
export function useRing(active: boolean): void {
  useEffect(() => {
    ring(active);
    return () => ring(false);
  }, [active]);
}

/** While `words` is given, the title of the page alternates every second between the words and the page's own title. */
export function useCallingTitle(words: string | undefined): void {
  useEffect(() => {
    if (!words) return undefined;
    let own = document.title;
    const swap = () => {
      if (document.title === words) document.title = own;
      else {
        own = document.title;
        document.title = words;
      }
    };
    swap();
    const timer = setInterval(swap, SWAP);
    return () => {
      clearInterval(timer);
      if (document.title === words) document.title = own;
    };
  }, [words]);
}
