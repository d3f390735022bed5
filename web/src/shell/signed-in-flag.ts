const KEY = 'userAuth';
/** Nothing was stored in this page yet, and: it was loaded as if somebody were signed in, and nobody is. */
let [isFirst, isLost] = [true, false];

/**
 * Stores whether somebody is signed in in this browser, so that the cached shell does not ask the server for every
 * visitor. It is only a hint (W06): the server alone decides who is signed in.
 */
export function rememberSignedIn(signedIn: boolean): void {
  isLost = !signedIn && (isLost || (isFirst && mayBeSignedIn()));
  isFirst = false;
  try {
    if (signedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, `mayBeSignedIn` returns true and the server is asked.
  }
}

/** Returns whether this browser has stored that somebody is signed in; true when its storage cannot be read. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return true;
  }
}

/** Returns whether somebody was signed in here when the page was loaded, and nobody has been since. */
export function wasSignedIn(): boolean {
  return isLost || mayBeSignedIn();
}
