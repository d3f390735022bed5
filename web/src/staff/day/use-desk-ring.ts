import { useEffect, useSyncExternalStore } from 'react';
import { RingTone } from '../../doctor/ringing/ring-tone.ts';

const tone = new RingTone();
const watchers = new Set<() => void>();
let allowed = false;

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * The sound of the front desk. It is silent until the person allows it on this page, and then sounds only while
 * `rings`. Browsers forget such a permission with the page, so it is not stored.
 */
export function useDeskRing(rings: boolean): { readonly isOn: boolean; readonly turn: (on: boolean) => void } {
  const isOn = useSyncExternalStore(
    watch,
    () => allowed,
    () => false,
  );
  const isLoud = rings && isOn;
  useEffect(() => {
    if (isLoud) tone.start();
    return () => tone.stop();
  }, [isLoud]);
  return {
    isOn,
    turn: (on) =>
      void (on ? tone.open() : Promise.resolve(false)).then((isOpen) => {
        allowed = isOpen;
        for (const watcher of watchers) watcher();
      }),
  };
}
