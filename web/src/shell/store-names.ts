/** The store of personal answers kept for reading without a network; emptied at sign-out. */
export const PERSONAL_STORE = 'tabibu-personal';
