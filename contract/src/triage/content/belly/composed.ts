/** Concepts of belly, bowel and urine that any language composes of a part and a quality, in groups of words. */
export const composed = {
  'belly-pain': '{belly} & {pain}',
  'belly-pain-severe': '{belly} & {severe} & {pain}; {belly} & {sudden} & {pain}',
  'belly-hard': '{belly} & {hard}',
  'lower-belly-pain': '{lower-belly} & {pain}',
  'right-low-pain': '{right-low} & {pain}',
  vomits: '{vomit}',
  'vomits-blood': '{vomit} & {blood}',
  'black-stool': '{stool} & {black}',
  'blood-stool': '{stool} & {blood}',
  'belly-swollen': '{belly} & {swollen}',
  'sunken-eyes': '{eye} & {sunken}',
  yellow: '{eye} & {yellow}; {skin} & {yellow}',
  'flank-pain': '{flank} & {pain}',
  'urine-burns': '{urine} & {pain}',
  'testicle-pain': '{testicle} & {pain}; {testicle} & {swollen}',
} as const;
