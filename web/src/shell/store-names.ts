/** The store of personal answers kept for reading without a network; emptied at sign-out. */
export const PERSONAL_STORE = 'tabibu-personal';

/** The store of scripts and styles that were used. */
export const FILE_STORE = 'tabibu-files';

/** The store of answers that are the same for everybody in a country. */
export const PUBLIC_STORE = 'tabibu-public';
const PUBLIC_PATHS = /^\/api\/(doctors(\/[^/]+(\/reviews)?)?|site|consultation-fees)$/;
/** What somebody typed or ticked says what they suffer from: the next person at this phone does not need to know (V-05). */
const TELLING = /[?&](q|problem)=/;

/** Is the answer of an address (path and query) one that everybody may get, and that nobody's search left behind? */
export function isForEverybody(address: string): boolean {
  return PUBLIC_PATHS.test(address.replace(/\?.*/, '')) && !TELLING.test(address);
}

/** The only personal answers that are kept. */
export const PERSONAL_PATHS = /^\/api\/appointments(\/[^/]+(\/documents(\/[^/]+)?)?)?$/;
