/** Packets of one connection so far. */
export interface Sent {
  readonly sent: number;
  readonly lost: number;
}

/** Newest last. */
export type LossMeter = readonly Sent[];

/** Looks so many readings back: a single one tells of so few packets that chance decides. */
const READINGS = 4;
const ENOUGH = 10;

/** One more reading. Counters that went back belong to a new connection, where it begins anew. */
export function readLoss(meter: LossMeter, reading: Sent): LossMeter {
  const last = meter.at(-1);
  return [...(last && reading.sent >= last.sent ? meter : []), reading].slice(-READINGS);
}

/** 0 … 1 of what was sent lately did not arrive; null where too little was sent to say. */
export function lossOf(meter: LossMeter): number | null {
  const [first, last] = [meter[0], meter.at(-1)];
  if (!first || !last || last.sent - first.sent < ENOUGH) return null;
  return Math.min(1, Math.max(0, (last.lost - first.lost) / (last.sent - first.sent)));
}
