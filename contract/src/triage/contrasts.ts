/** After these, something else is said: words on both sides belong to no phrase. */
export const CONTRASTS: ReadonlySet<string> = new Set(
  'but however although though except lakini ila bali isipokuwa mais sauf pourtant'.split(' '),
);
