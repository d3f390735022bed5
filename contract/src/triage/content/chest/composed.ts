/** Concepts of heart and lungs that any language composes of a part and a quality, in groups of words. */
export const composed = {
  'chest-pain': '{chest} & {pain}; {chest} & {tight}',
  'calf-swollen': '{calf} & {swollen}; {calf} & {pain}',
  'coughs-blood': '{cough} & {blood}',
  cough: '{cough}',
  'sore-throat': '{throat} & {pain}; {throat} & {itch}',
} as const;
