import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Where a person wanted to go who was asked to stay. */
export interface Leaving {
  /** Goes there, and loses what was not saved. */
  readonly go: () => void;
  readonly stay: () => void;
}

/**
 * While `holds`, following a link inside the product asks first, and closing or reloading the page asks in the
 * browser's own words. Returns who is about to leave; show the question then. Back is asked about only where the
 * browser has the Navigation API, because elsewhere it cannot be stopped.
 */
export function useLeaveGuard(holds: boolean): Leaving | undefined {
  const [, goTo] = useLocation();
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!holds) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const catchLink = (event: MouseEvent) => {
      const wanted = event.target instanceof Element && event.target.closest('a');
      if (!wanted || !staysHere(wanted) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return;
      event.preventDefault();
      event.stopPropagation();
      setHref(wanted.pathname + wanted.search);
    };
    const catchBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { pathname, search } = new URL(event.destination.url);
      setHref(pathname + search);
    };
    // On the window and before everybody else, so that the router never hears of a link that is held back.
    addEventListener('click', catchLink, true);
    addEventListener('beforeunload', warn);
    globalThis.navigation?.addEventListener('navigate', catchBack);
    return () => {
      removeEventListener('click', catchLink, true);
      removeEventListener('beforeunload', warn);
      globalThis.navigation?.removeEventListener('navigate', catchBack);
    };
  }, [holds]);
  return holds && href !== undefined ? { go: () => goTo(href), stay: () => setHref(undefined) } : undefined;
}

/** Returns whether a link leads to another screen of the product in the same window. */
function staysHere(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    !link.pathname.startsWith('/api/') &&
    link.pathname !== location.pathname
  );
}
