/** Set by `npm run test:long`, which a machine runs at night. Nothing else reads it. */
const IS_LONG = process.env['TABIBU_LONG'] === '1';

/** How many of something a run tries: fewer in the run that people wait for. */
export function howMany({ everyday, long }: { readonly everyday: number; readonly long: number }): number {
  return IS_LONG ? long : everyday;
}

/**
 * Returns whether a run tries the pair of the `row`-th and the `column`-th of something: at night all pairs, otherwise
 * one in `share`. Each row and each column gets its part of the others.
 */
export function isTried(row: number, column: number, share: number): boolean {
  return IS_LONG || (row + column) % share === 0;
}
