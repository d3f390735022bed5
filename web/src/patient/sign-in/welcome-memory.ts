const KEY = 'welcomed';

/** True when the welcome was closed or used in this browser; a browser without storage is not asked again and again. */
export function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Never offers the welcome again in this browser. */
export function rememberWelcome(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the sheet never came up.
  }
}
