/** Concepts of mind, violence and exposure that any language composes of a part and a quality, in groups of words. */
export const composed = {
  'mammal-bite': '{bitten} & {mammal}',
  'venom-bite': '{bitten} & {venomous}',
} as const;
