const ASKS = 'countryAsked';

/** Remembers whether a line asks if the country of the device is right. Without storage nothing asks. */
export function askAboutCountry(asks: boolean): void {
  try {
    if (asks) localStorage.setItem(ASKS, 'open');
    else localStorage.removeItem(ASKS);
  } catch {
    // The country can still be changed where it always can.
  }
}

/** Returns whether that line stands. */
export function asksAboutCountry(): boolean {
  try {
    return localStorage.getItem(ASKS) !== null;
  } catch {
    return false;
  }
}
