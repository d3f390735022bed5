/** Concepts of eyes, mouth, skin and joints that any language composes of a part and a quality, in groups of words. */
export const composed = {
  'chemical-in-eye': '{eye} & {chemical}',
  'red-eye': '{eye} & {red}',
  'eye-pain': '{eye} & {pain}',
  'eye-injury': '{eye} & {blow}; {eye} & {wound}; {eye} & {blood}',
  'neck-swelling': '{neck} & {swollen}',
  toothache: '{tooth} & {pain}',
  'face-swollen': '{face} & {swollen}; {jaw} & {swollen}; {tooth} & {swollen}',
  'swelling-to-eye': '{eye} & {swollen}',
  'spreading-red-skin': '{skin} & {red}; {leg} & {red}; {arm} & {red}',
  'black-skin': '{skin} & {black}',
  'hot-swollen-joint': '{joint} & {swollen}',
  'insect-bite': '{bitten} & {insect}',
  'long-lump': '{lump}',
  'skin-problem': '{skin} & {itch}; {rash}',
} as const;
