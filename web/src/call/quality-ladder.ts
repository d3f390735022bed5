/** How much of the picture goes out: none, 320×180, or 640×360. The voice always goes. */
export type Level = 'audio' | 'low' | 'high';

/**
 * What the person wishes: as the network allows, always small, large also where it is tight, or no picture in either direction. The
 * wish never keeps a picture up that would cost the voice.
 */
export type PictureWish = 'automatic' | 'small' | 'large' | 'none';

/** What the network did in the last moments; null where it is not known (nothing sent yet, an old browser). */
export interface Sample {
  readonly at: number;
  readonly kbps: number | null;
  /** 0 … 1 of what we sent did not arrive. */
  readonly loss: number | null;
  readonly rtt: number | null;
}

/** Why the picture was taken down. */
export type Trouble = 'slow' | 'lossy' | 'late';

export interface Ladder {
  readonly level: Level;
  /** Since when it has been too bad for any picture, too tight for the large one, roomy, and good: milliseconds or null. */
  readonly badSince: number | null;
  readonly tightSince: number | null;
  readonly roomySince: number | null;
  readonly goodSince: number | null;
  readonly trouble: Trouble | null;
  /** After the picture was taken down: the network has been good long enough to offer it again. */
  readonly mayReturn: boolean;
}

const BAD_FOR = 8_000;
const TIGHT_FOR = 4_000;
const ROOMY_FOR = 10_000;
const GOOD_FOR = 30_000;

/** What each step may use; the camera gives 640×360. */
export const STEPS = {
  low: { maxBitrate: 160_000, maxFramerate: 15, scaleResolutionDownBy: 2 },
  high: { maxBitrate: 450_000, maxFramerate: 20, scaleResolutionDownBy: 1 },
} as const;

/** Starts small: 180p, or the voice alone for who saves data (a picture is then only by the person's own wish). */
export function startLadder(level: Level = 'low'): Ladder {
  return { level, badSince: null, tightSince: null, roomySince: null, goodSince: null, trouble: null, mayReturn: false };
}

/** The step at which a picture begins that goes out from now on. */
export function firstStep(wish: PictureWish): Level {
  return ({ automatic: 'low', small: 'low', large: 'high', none: 'audio' } as const)[wish];
}

/**
 * The next step from one more sample. Eight bad seconds take the picture down before the voice suffers; four tight seconds make it
 * small; ten roomy seconds make it large, as far as the person has no other wish. Back from no picture only by the person's tap,
 * offered after thirty good seconds.
 */
export function climb(ladder: Ladder, sample: Sample, wish: PictureWish = 'automatic'): Ladder {
  const trouble = troubleOf(sample);
  const seen = {
    badSince: since(ladder.badSince, trouble !== null || (ladder.badSince !== null && isStillBad(sample)), sample.at),
    tightSince: since(ladder.tightSince, isTight(sample), sample.at),
    roomySince: since(ladder.roomySince, isRoomy(sample), sample.at),
    goodSince: since(ladder.goodSince, isGood(sample), sample.at),
  };
  const lasted = (from: number | null, milliseconds: number) => from !== null && sample.at - from >= milliseconds;
  if (ladder.level === 'audio') return { ...ladder, ...seen, mayReturn: ladder.mayReturn || lasted(seen.goodSince, GOOD_FOR) };
  if (wish === 'none') return { ...startLadder('audio') };
  if (lasted(seen.badSince, BAD_FOR)) return { ...ladder, ...seen, level: 'audio', goodSince: null, trouble: trouble ?? 'slow', mayReturn: false };
  if (wish !== 'automatic') return { ...ladder, ...seen, level: firstStep(wish) };
  if (ladder.level === 'high' && lasted(seen.tightSince, TIGHT_FOR)) return { ...ladder, ...seen, level: 'low', roomySince: null };
  if (ladder.level === 'low' && lasted(seen.roomySince, ROOMY_FOR)) return { ...ladder, ...seen, level: 'high', tightSince: null };
  return { ...ladder, ...seen };
}

/** What arrives here; null where it is not known. */
export interface Arriving { readonly loss: number | null; readonly jitter: number | null }

/** One word for how the line is: the worse of what goes out and what arrives. The ladder looks at what goes out only: that is what it can change. */
export function qualityOf({ loss: sent, rtt, kbps }: Sample, { loss: received, jitter }: Arriving): 'unknown' | 'good' | 'fair' | 'poor' {
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

/** A line that was bad is not good again because one reading was a little better: loss and bitrate waver. */
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
