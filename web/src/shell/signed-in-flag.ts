const KEY = 'userAuth';

/**
 * Remembers in this browser that somebody is signed in, so that the kept shell does not ask the server about every visitor. A hint
 * without any authority (W06): who somebody is, only the server says.
 */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the server is asked.
  }
}

/** False only when this browser surely has nobody signed in. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return true;
  }
}
