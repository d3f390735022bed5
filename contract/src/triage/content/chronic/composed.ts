/** Concepts of long-term illness and old age that any language composes of a part and a quality, in groups of words. */
export const composed = {
  rash: '{rash}',
  'foot-wound': '{foot} & {wound}',
  'foot-black': '{foot} & {black}',
  'dark-urine': '{urine} & {black}',
  numb: '{numb}',
  'joint-pain': '{joint} & {pain}',
} as const;
