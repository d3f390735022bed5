/**
 * Packets of one media stream so far, at the time `at` (milliseconds) of the report that counted the lost ones. The
 * receiver of a voice stream reports some five seconds apart, and reports are lost like any other packet.
 */
export interface StreamReading {
  readonly stream: string;
  readonly at: number;
  readonly sent: number;
  readonly lost: number;
  /**
   * The share of packets that were lost since the report before, from 0 to 1, as the receiver counted it. Undefined if
   * the browser does not say it.
   */
  readonly share?: number;
}

/** The readings that still count, oldest first. */
export type LossMeter = readonly StreamReading[];

/** Readings of a stream count for so long: a single interval has too few packets to be meaningful. */
const WINDOW = 6_000;
/** A stream whose newest report is older than the newest of all by this much says nothing about the line any more. */
const SILENT = 15_000;
const ENOUGH = 10;

/** Adds the readings of all streams of the connection. A report that was read before changes nothing. */
export function readLoss(meter: LossMeter, readings: readonly StreamReading[]): LossMeter {
  return readings.flatMap((reading) => {
    const before = meter.filter(({ stream }) => stream === reading.stream);
    const last = before.at(-1);
    if (last?.at === reading.at) return before;
    // Counters below the last reading belong to a new connection.
    if (!last || reading.sent < last.sent) return [reading];
    const recent = before.filter(({ at }) => reading.at - at <= WINDOW);
    return [...(recent.length > 0 ? recent : [last]), reading];
  });
}

/**
 * Returns the share of lost packets, from 0 to 1: of each stream between the reports that still count, so that packets
 * are not compared with losses that nobody has reported yet. Returns null when they count fewer than ten packets.
 *
 * The receiver's own shares are preferred, because a browser also counts as sent what it adds to a video, such as
 * padding, and the receiver's losses do not contain that.
 */
export function lossOf(meter: LossMeter): number | null {
  const newest = Math.max(...meter.map(({ at }) => at));
  let sent = 0;
  let lost = 0;
  for (const name of new Set(meter.map(({ stream }) => stream))) {
    const readings = meter.filter(({ stream }) => stream === name);
    const [first, last] = [readings[0]!, readings.at(-1)!];
    if (newest - last.at > SILENT) continue;
    const counted = last.sent - first.sent;
    const share = meanShare(readings.slice(1));
    sent += counted;
    lost += share === undefined ? last.lost - first.lost : share * counted;
  }
  return sent < ENOUGH ? null : Math.min(1, Math.max(0, lost / sent));
}

/** Returns the mean of the receiver's shares, or undefined if there is none or one is unknown. */
function meanShare(readings: LossMeter): number | undefined {
  let sum = 0;
  for (const { share } of readings) {
    if (share === undefined) return undefined;
    sum += share;
  }
  return readings.length === 0 ? undefined : sum / readings.length;
}
