/** Bytes of a whole call, over all its connections. */
export interface ByteMeter {
  readonly total: number;
  readonly last: number;
}

export const EMPTY_METER: ByteMeter = { total: 0, last: 0 };

/** One more reading. A counter that went back belongs to a new connection and counts from nothing. */
export function readMeter({ total, last }: ByteMeter, reading: number): ByteMeter {
  return { total: total + (reading >= last ? reading - last : reading), last: reading };
}

/** Megabytes as they are shown: one digit after the point below ten. */
export function megabytes({ total }: ByteMeter): number {
  const amount = total / 1_000_000;
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}
