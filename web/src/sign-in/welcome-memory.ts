const KEY = 'welcomed';

/**
 * True if the welcome was closed or used in this browser, or if storage is blocked: otherwise it would appear every
 * time.
 */
export function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/**
 * True if the person has touched the page, pressed a key, scrolled or focused something (`start-watch.ts` notices this
 * before other scripts load). Also true while a field has the focus, the keyboard is open, a dialog is open or the page
 * is hidden.
 */
export function isInUse(): boolean {
  const { activeElement, body, documentElement } = document;
  const keyboardUp = (window.visualViewport?.height ?? innerHeight) < innerHeight * 0.8;
  const focused = activeElement !== null && activeElement !== body && activeElement !== documentElement;
  return (
    documentElement.classList.contains('in-use') ||
    focused ||
    keyboardUp ||
    document.hidden ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Records that the welcome is not to be offered again in this browser. */
export function rememberWelcome(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the sheet is never shown.
  }
}
