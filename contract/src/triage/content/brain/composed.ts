/** Concepts of brain, nerves and back that any language composes of a part and a quality, in groups of words. */
export const composed = {
  'face-droop': '{face} & {droop}; {face} & {numb}; {face} & {weak}',
  'one-side-weak': '{one-side} & {weak}; {one-side} & {numb}; {arm} & {weak}; {arm} & {numb} & {one-side}',
  headache: '{head} & {pain}',
  'headache-worst': '{head} & {severe} & {sudden}',
  'headache-bad': '{head} & {severe}',
  'jaw-pain': '{jaw} & {pain}',
  'back-pain': '{back} & {pain}',
} as const;
