import type { CallState } from './call-state.ts';
import { EMPTY_METER, megabytes, readMeter } from './byte-meter.ts';
import { readConnectionStats } from './connection-stats.ts';
import { lossOf, readLoss } from './loss-meter.ts';
import type { LossMeter } from './loss-meter.ts';
import type { Negotiation } from './negotiation.ts';
import type { OwnMedia } from './own-media.ts';
import { STEPS, nextLadder, firstStep, qualityOf, startLadder } from './quality-ladder.ts';
import type { Level, VideoPreference } from './quality-ladder.ts';

const EVERY = 2_000;

export interface ConnectionWatchOptions {
  readonly media: OwnMedia;
  wish(): VideoPreference;
  current(): Negotiation | null;
  tell(seen: Partial<CallState>): void;
}

export interface ConnectionWatch {
  /** Call this when the camera was turned on or off. */
  useCamera(): void;
  /** Call this when the person chose another video quality. */
  useWish(): void;
  stop(): void;
}

/**
 * Measures the connection every two seconds. Lowers or switches off the video before the voice suffers, and counts the
 * bytes used.
 */
export function watchConnection({ media, wish, current, tell }: ConnectionWatchOptions): ConnectionWatch {
  let ladder = startLadder('audio');
  let meter = EMPTY_METER;
  let losses: LossMeter = [];
  let arrivals: LossMeter = [];
  let camera = false;

  const look = async () => {
    const negotiation = current();
    if (!negotiation || negotiation.connection.connectionState !== 'connected') return;
    const report = await negotiation.connection.getStats();
    const { kbps, rtt, bytes, packets, arriving, jitter } = readConnectionStats(
      [...report.values()],
      camera && negotiation.sendsPicture(),
    );
    meter = readMeter(meter, bytes);
    losses = readLoss(losses, packets);
    arrivals = readLoss(arrivals, arriving);
    const sample = { at: performance.now(), kbps, rtt, loss: lossOf(losses) };
    const before = ladder.level;
    ladder = nextLadder(ladder, sample, wish());
    if (before !== 'audio' && ladder.level === 'audio') media.closeCamera();
    else if (before !== ladder.level) await setStep(negotiation.videoSender(), ladder.level, media);
    tell({
      quality: qualityOf(sample, { loss: lossOf(arrivals), jitter }),
      megabytes: megabytes(meter),
      trouble: ladder.trouble,
      mayReturn: ladder.mayReturn,
    });
  };
  const timer = setInterval(() => void look().catch(() => undefined), EVERY);
  return {
    useCamera: () => {
      const { camera: on } = media.read();
      if (on && !camera) {
        ladder = startLadder(firstStep(wish()));
        tell({ trouble: null, mayReturn: false });
      } else if (!on && camera && ladder.level !== 'audio') {
        ladder = startLadder('audio');
      }
      camera = on;
      if (on) void setStep(current()?.videoSender(), ladder.level, media);
    },
    useWish: () => {
      if (!camera) return;
      ladder = startLadder(firstStep(wish()));
      void setStep(current()?.videoSender(), ladder.level, media);
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Applies a quality step to the video that is sent, without a new negotiation. The back camera usually shows a rash or
 * a document, so sharpness is preferred to frame rate.
 */
async function setStep(sender: RTCRtpSender | undefined, level: Level, media: OwnMedia): Promise<void> {
  if (!sender || level === 'audio') return;
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  Object.assign(encoding, STEPS[level]);
  const preference = media.read().facing === 'environment' ? 'maintain-resolution' : 'maintain-framerate';
  await sender.setParameters(Object.assign(parameters, { degradationPreference: preference })).catch(() => undefined);
}
