/**
 * How far lists count what a filter finds: exact up to here, 'more than' beyond. Counting a million rows takes 60 to
 * 300 ms, counting ten thousand 2 ms (`bench/office-lists.bench.ts`). Pages of lists by number end here too.
 */
export const MOST_COUNTED = 10_000;

/** How many there are: `MOST_COUNTED` at most, and whether there are more. */
export interface Count {
  readonly count: number;
  readonly isMore: boolean;
}

/** Returns the SQL that counts `from` (tables and conditions) as `found`, one more than `MOST_COUNTED` at most. */
export function countUpTo(from: string): string {
  return `select count(*)::int as found from (select from ${from} limit ${MOST_COUNTED + 1}) as counted`;
}

/** Returns what such a row says. */
export function counted({ found }: { readonly found: number }): Count {
  return { count: Math.min(found, MOST_COUNTED), isMore: found > MOST_COUNTED };
}
