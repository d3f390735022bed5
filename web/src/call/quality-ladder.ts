/** The video that is sent: none, 320×180 or 640×360. The voice is always sent. */
export type Level = 'audio' | 'low' | 'high';

/**
 * The video quality the person chose: by the network, always small, large even on a limited network, or no video in
 * either direction. No choice keeps video on when that would cost the voice.
 */
export type VideoPreference = 'automatic' | 'small' | 'large' | 'none';

/** A measurement of the network. A value is null where it is unknown (nothing sent yet, or an old browser). */
export interface Sample {
  readonly at: number;
  readonly kbps: number | null;
  /** Share of our packets that were lost, 0 to 1. */
  readonly loss: number | null;
  readonly rtt: number | null;
}

/** Why the video was switched off: bitrate too low, too many packets lost, or too long a round trip. */
export type Trouble = 'slow' | 'lossy' | 'late';

export interface Ladder {
  readonly level: Level;
  /**
   * Since when the network has been too bad for any video, too limited for the large video, good enough for the large
   * video, and good enough to offer video again. In milliseconds, or null.
   */
  readonly badSince: number | null;
  readonly tightSince: number | null;
  readonly roomySince: number | null;
  readonly goodSince: number | null;
  readonly trouble: Trouble | null;
  /** The video was switched off, and since then the network has been good for long enough to offer it again. */
  readonly mayReturn: boolean;
}

const BAD_FOR = 8_000;
const TIGHT_FOR = 4_000;
const ROOMY_FOR = 10_000;
const GOOD_FOR = 30_000;

/** Limits of each step. The camera delivers 640×360. */
export const STEPS = {
  low: { maxBitrate: 160_000, maxFramerate: 15, scaleResolutionDownBy: 2 },
  high: { maxBitrate: 450_000, maxFramerate: 20, scaleResolutionDownBy: 1 },
} as const;

/**
 * Returns a new ladder, by default with the small video. `audio` sends no video until the person turns the camera on.
 */
export function startLadder(level: Level = 'low'): Ladder {
  return {
    level,
    badSince: null,
    tightSince: null,
    roomySince: null,
    goodSince: null,
    trouble: null,
    mayReturn: false,
  };
}

/** Returns the step at which video starts for the chosen quality. */
export function firstStep(wish: VideoPreference): Level {
  return ({ automatic: 'low', small: 'low', large: 'high', none: 'audio' } as const)[wish];
}

/**
 * Returns the ladder after one more measurement. Eight bad seconds switch the video off before the voice suffers. In
 * automatic mode, four limited seconds make it small and ten good seconds make it large. Video that was switched off
 * never returns by itself: after thirty good seconds the person is offered to turn it on.
 */
export function nextLadder(ladder: Ladder, sample: Sample, wish: VideoPreference = 'automatic'): Ladder {
  const trouble = troubleOf(sample);
  const seen = {
    badSince: since(ladder.badSince, trouble !== null || (ladder.badSince !== null && isStillBad(sample)), sample.at),
    tightSince: since(ladder.tightSince, isTight(sample), sample.at),
    roomySince: since(ladder.roomySince, isRoomy(sample), sample.at),
    goodSince: since(ladder.goodSince, isGood(sample), sample.at),
  };
  const lasted = (from: number | null, milliseconds: number) => from !== null && sample.at - from >= milliseconds;
  if (ladder.level === 'audio')
    return { ...ladder, ...seen, mayReturn: ladder.mayReturn || lasted(seen.goodSince, GOOD_FOR) };
  if (wish === 'none') return { ...startLadder('audio') };
  if (lasted(seen.badSince, BAD_FOR))
    return { ...ladder, ...seen, level: 'audio', goodSince: null, trouble: trouble ?? 'slow', mayReturn: false };
  if (wish !== 'automatic') return { ...ladder, ...seen, level: firstStep(wish) };
  if (ladder.level === 'high' && lasted(seen.tightSince, TIGHT_FOR))
    return { ...ladder, ...seen, level: 'low', roomySince: null };
  if (ladder.level === 'low' && lasted(seen.roomySince, ROOMY_FOR))
    return { ...ladder, ...seen, level: 'high', tightSince: null };
  return { ...ladder, ...seen };
}

/** Measurements of what we receive; null where unknown. */
export interface Arriving {
  readonly loss: number | null;
  readonly jitter: number | null;
}

/**
 * Returns one word for the quality of the connection, by the worse of both directions. The ladder uses only what is
 * sent, because only that can be changed here.
 */
export function qualityOf(
  { loss: sent, rtt, kbps }: Sample,
  { loss: received, jitter }: Arriving,
): 'unknown' | 'good' | 'fair' | 'poor' {
  if (sent === null && received === null && rtt === null) return 'unknown';
  const loss = Math.max(sent ?? 0, received ?? 0);
  if (loss > 0.1 || (rtt ?? 0) > 600 || (jitter ?? 0) > 100 || (kbps ?? 100) < 60) return 'poor';
  return loss > 0.03 || (rtt ?? 0) > 300 || (jitter ?? 0) > 50 ? 'fair' : 'good';
}

function troubleOf({ kbps, loss, rtt }: Sample): Trouble | null {
  if (kbps !== null && kbps < 100) return 'slow';
  if (loss !== null && loss > 0.15) return 'lossy';
  return rtt !== null && rtt > 800 ? 'late' : null;
}

/**
 * Returns whether a bad network still counts as bad. The limits are stricter than those at which it became bad, because
 * loss and bitrate vary from reading to reading.
 */
function isStillBad({ kbps, loss, rtt }: Sample): boolean {
  return (kbps !== null && kbps < 130) || (loss !== null && loss > 0.1) || (rtt !== null && rtt > 700);
}

function isTight({ kbps, loss }: Sample): boolean {
  return (kbps !== null && kbps < 400) || (loss !== null && loss > 0.08);
}

function isRoomy({ kbps, loss, rtt }: Sample): boolean {
  return kbps !== null && kbps > 600 && (loss ?? 0) < 0.03 && (rtt ?? 0) < 400;
}

function isGood({ loss, rtt }: Sample): boolean {
  return loss !== null && loss < 0.05 && (rtt ?? 0) < 400;
}

function since(before: number | null, holds: boolean, at: number): number | null {
  return holds ? (before ?? at) : null;
}
