import { useEffect, useRef } from 'react';

let changes = 0;
let travelling = false;

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    travelling = true;
    setTimeout(() => (travelling = false), 100);
  });
}

/**
 * After a change of screen, scrolls to the top or to the anchor and moves the focus to the content, so that screen
 * readers start there. Back and Forward keep the scroll position of the browser.
 */
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

/** Returns whether the screen has changed within this document, so that going back stays in the product. */
export function cameFromInside(): boolean {
  return changes > 0;
}
