import { vi } from 'vitest';
import { installWindow } from './install-window.mjs';
import { styleOf } from './spoken.ts';

/**
 * Makes a browser of this process for one test file, with the document of happy-dom. Import it before React and before
 * the screen, because both look for a document when they are loaded. Calls to the server, sockets and devices are not
 * part of it: the tests give their own.
 */
installWindow();
// The library's own reads style sheets, and takes several times longer.
window.getComputedStyle = styleOf;
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
