/** The same limits as in the contract; a test compares them. */
export const PRESCRIPTION_ITEMS = 12;
export const SICK_NOTE_DAYS = 14;

/** The routes of administration, the most common first. */
export const ROUTES = [
  'oral',
  'sublingual',
  'inhaled',
  'nasal',
  'eye',
  'ear',
  'skin',
  'rectal',
  'vaginal',
  'injection-muscle',
  'injection-vein',
  'injection-skin',
] as const;
