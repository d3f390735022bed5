import { useBrowserLocation } from 'wouter/use-browser-location';
import { inLanguage, printedPath } from '../ui/address-language.ts';
import { matchRoute } from './screens.ts';

type Go = ReturnType<typeof useBrowserLocation>[1];

/**
 * The router's location hook: returns the current printed address and a function to navigate. Leaving an address with a
 * language for a personal page loads a new document, because the server handles it.
 */
export function useAddress(router: { ssrPath?: string }): [string, (to: string, options?: Parameters<Go>[1]) => void] {
  const [path, go] = useBrowserLocation(router);
  return [
    printedPath(path),
    (to, options) => {
      const href = inLanguage(to);
      if (href !== to && matchRoute(to.replace(/[?#].*/, '')).route.personal) location.assign(href);
      else go(href, options);
    },
  ];
}
