import { BrowserErrorCaptureEnum, Window } from 'happy-dom';
import type { ErrorEvent } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

/**
 * Gives this process the globals of a browser with an empty document. It stands here and not among the sources of the
 * web, because those know neither Node nor the 500 files of types of happy-dom.
 */
export function installWindow(): void {
  const browser = new Window({
    url: 'https://tabibu.test/',
    settings: {
      navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/150', maxTouchPoints: 5 },
      // Nothing is loaded, and the document stays where it is.
      navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true, disableFallbackToSetURL: true },
      // An error of the screen fails the test: what a listener throws is not caught, and what React reports is passed
      // on (below).
      errorCapture: BrowserErrorCaptureEnum.disabled,
    },
  });
  populateGlobal(globalThis, browser, { bindFunctions: true });
  browser.addEventListener('error', (event) => {
    event.preventDefault();
    process.emit('uncaughtException', (event as ErrorEvent).error!);
  });
}
