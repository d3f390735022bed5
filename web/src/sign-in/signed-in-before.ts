/** Stays after signing out, as the proof of the server does, and says nothing of who it was. */
const KEY = 'signedInBefore';

/**
 * Returns whether somebody has ever signed in in this browser; with `now`, records that it has happened. False when the
 * storage cannot be used.
 */
export function signedInBefore(now = false): boolean {
  try {
    if (now) localStorage.setItem(KEY, '1');
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
