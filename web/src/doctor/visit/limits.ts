/** As the server has them; its schemas stay on the server. */
export const PRESCRIPTION_ITEMS = 12;
export const SICK_NOTE_DAYS = 14;

/** How a medicine is taken, the usual first. */
export const ROUTES = [
  'oral', 'sublingual', 'inhaled', 'nasal', 'eye', 'ear', 'skin', 'rectal', 'vaginal', 'injection-muscle', 'injection-vein', 'injection-skin',
] as const;
