import { useEffect, useRef } from 'react';
import { cameFromInside } from '../shell/arrival.ts';
import { keptCall } from './use-call.ts';

/** Links that do not leave the call, such as another language of the same page or a telephone number. */
const STAYS = 'a[hreflang], a[target], a[download], a[href^="#"], a[href^="tel:"]';

/**
 * Asks before anything leaves the call. Back (of the browser, the phone or the page) first leaves an extra history
 * entry for the same page, and links to other pages are stopped. `onAsk` gets the address of the link, or nothing for
 * Back.
 */
export function useLeaveConfirmation(onAsk: (to?: string) => void): void {
  const ask = useRef(onAsk);
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => {
    const room = location.pathname;
    guard();
    const back = () => {
      if (location.pathname !== room || keptCall().guards) return;
      history.forward();
      ask.current();
    };
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.matches(STAYS) ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if (link.matches('.back') && cameFromInside()) return;
      event.preventDefault();
      event.stopPropagation();
      ask.current(link.pathname + link.search);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', press, true);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', press, true);
      unguard();
    };
  }, []);
}

/** Adds a second history entry for the page. The first one no longer says that the person is in the call. */
function guard(): void {
  const kept = keptCall();
  if (kept.guards) return;
  history.replaceState({ ...kept, inCall: false }, '');
  history.pushState({ ...kept, inCall: true, guards: true }, '');
}

/** Goes back to the first history entry and copies the state of the second one to it. */
function unguard(): void {
  const kept = keptCall();
  if (!kept.guards) return;
  addEventListener('popstate', () => history.replaceState({ ...kept, inCall: false, guards: false }, ''), {
    once: true,
  });
  history.back();
}
