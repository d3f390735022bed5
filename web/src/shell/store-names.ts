/** Cache of personal answers for use without a network. Emptied at sign-out. */
export const PERSONAL_STORE = 'tabibu-personal';

/** Cache of what the signed-in person wrote without a network and the server does not have yet. Emptied at sign-out. */
export const UNSENT_STORE = 'tabibu-unsent';

/** Cache of scripts and styles that were used. */
export const FILE_STORE = 'tabibu-files';

/** Cache of answers that are the same for everybody in a country. */
export const PUBLIC_STORE = 'tabibu-public';
const PUBLIC_PATHS = /^\/api\/(doctors(\/[^/]+(\/reviews)?)?|articles(\/[^/]+)?|care-plans|site|consultation-fees)$/;
/**
 * Search words and health problems reveal what a person suffers from, so the next person at this phone must not see
 * them (V-05).
 */
const PRIVATE_QUERY = /[?&](q|problem)=/;

/**
 * Returns whether the answer of an address (path and query) is the same for everybody and contains no search of a
 * person.
 */
export function isForEverybody(address: string): boolean {
  return PUBLIC_PATHS.test(address.replace(/\?.*/, '')) && !PRIVATE_QUERY.test(address);
}

/**
 * Paths of the only personal answers that are cached: appointments with their documents, all documents, care plans, the
 * family, readings, reminders of medicine and pregnancies.
 */
export const PERSONAL_PATHS =
  /^\/api\/(appointments(\/[^/]+(\/documents(\/[^/]+)?)?)?|documents|family|me\/plans|people\/[^/]+\/(readings|schedules|pregnancy)(\/\w+)?)$/;
