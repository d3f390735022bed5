const KEY = 'welcomed';

/** True when the welcome was closed or used in this browser; a browser without storage is not asked again and again. */
export function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** True from the first touch, key, scroll or focus in this document on; `start-watch.ts` notices them before any other script is there. */
export function isInUse(): boolean {
  return document.documentElement.classList.contains('in-use');
}

/** Never offers the welcome again in this browser. */
export function rememberWelcome(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the sheet never came up.
  }
}
