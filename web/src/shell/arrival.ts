import { useEffect, useRef } from 'react';

let changes = 0;
let travelling = false;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    travelling = true;
    setTimeout(() => (travelling = false), 100);
  });
}

/** After a change of screen: start at the top (or at the anchor) and let screen readers begin there. Back and Forward keep the browser's own place. */
export function useArrival(path: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    changes += 1;
    const anchor = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView();
    else if (!travelling) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
}

/** True when the previous page in the history is one of ours in this document. */
export function cameFromInside(): boolean {
  return changes > 0;
}
