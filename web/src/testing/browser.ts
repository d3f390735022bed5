import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';

/**
 * Makes a browser of this process for one test file, with the document of happy-dom. Import it before React and before
 * the screen, because both look for a document when they are loaded. Calls to the server, sockets and devices are not
 * part of it: the tests give their own.
 */
const browser = new Window({
  url: 'https://tabibu.test/',
  settings: {
    navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/150', maxTouchPoints: 5 },
    // Nothing is loaded, and the document stays where it is.
    navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true, disableFallbackToSetURL: true },
    // An error of the screen fails the test: what a listener throws is not caught, and what React reports is passed on
    // (below).
    disableErrorCapturing: true,
  },
});
populateGlobal(globalThis, browser, { bindFunctions: true });
addEventListener('error', (event) => {
  event.preventDefault();
  process.emit('uncaughtException', event.error);
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// Otherwise React recommends its developer tools in each run.
vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', { isDisabled: true });

/** The addresses that the screen has sent the whole document to. */
export const left: string[] = [];
vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)));

/** Opens an empty page at this address. Returns the element to draw into. */
export function openPage(address: string): HTMLElement {
  history.pushState(null, '', address);
  left.length = 0;
  document.body.replaceChildren();
  return document.body.appendChild(document.createElement('main'));
}
