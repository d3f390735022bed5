/**
 * Counts the bytes of a whole call across all its peer connections. `last` is the latest reading of the current one.
 */
export interface ByteMeter {
  readonly total: number;
  readonly last: number;
}

export const EMPTY_METER: ByteMeter = { total: 0, last: 0 };

/**
 * Adds a reading of the current connection's byte counter. A counter below the last reading belongs to a new
 * connection, which starts at zero.
 */
export function readMeter({ total, last }: ByteMeter, reading: number): ByteMeter {
  return { total: total + (reading >= last ? reading - last : reading), last: reading };
}

/** Returns the megabytes to display: one decimal below ten, otherwise none. */
export function megabytes({ total }: ByteMeter): number {
  const amount = total / 1_000_000;
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}
