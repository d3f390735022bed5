/** The store of personal answers kept for reading without a network; emptied at sign-out. */
export const PERSONAL_STORE = 'tabibu-personal';

/** The store of scripts and styles that were used. */
export const FILE_STORE = 'tabibu-files';

/** The store of answers that are the same for everybody in a country. */
export const PUBLIC_STORE = 'tabibu-public';
export const PUBLIC_PATHS = /^\/api\/(doctors(\/[^/]+)?|site|consultation-fees)$/;

/** The only personal answers that are kept. */
export const PERSONAL_PATHS = /^\/api\/appointments(\/[^/]+)?$/;
