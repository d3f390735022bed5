import type { CallState } from './call-state.ts';
import { EMPTY_METER, megabytes, readMeter } from './byte-meter.ts';
import { readLine } from './line-stats.ts';
import { lossOf, readLoss } from './loss-meter.ts';
import type { LossMeter } from './loss-meter.ts';
import type { Negotiation } from './negotiation.ts';
import type { OwnMedia } from './own-media.ts';
import { STEPS, climb, firstStep, qualityOf, startLadder } from './quality-ladder.ts';
import type { Level, PictureWish } from './quality-ladder.ts';

const EVERY = 2_000;

export interface LineEnds {
  readonly media: OwnMedia;
  wish(): PictureWish;
  current(): Negotiation | null;
  tell(seen: Partial<CallState>): void;
}

export interface LineWatch {
  /** Call when the camera went on or off. */
  useCamera(): void;
  /** Call when the person wishes another picture. */
  useWish(): void;
  stop(): void;
}

/** Looks at the line every two seconds: takes the picture down or makes it small before the voice suffers, and counts the data used. */
export function watchLine({ media, wish, current, tell }: LineEnds): LineWatch {
  let ladder = startLadder('audio');
  let meter = EMPTY_METER;
  let losses: LossMeter = [];
  let arrivals: LossMeter = [];
  let camera = false;

  const look = async () => {
    const negotiation = current();
    if (!negotiation || negotiation.connection.connectionState !== 'connected') return;
    const report = await negotiation.connection.getStats();
    const { kbps, rtt, bytes, packets, arriving, jitter } = readLine([...report.values()], camera && negotiation.sendsPicture());
    meter = readMeter(meter, bytes);
    losses = readLoss(losses, packets);
    arrivals = readLoss(arrivals, arriving);
    const sample = { at: performance.now(), kbps, rtt, loss: lossOf(losses) };
    const before = ladder.level;
    ladder = climb(ladder, sample, wish());
    if (before !== 'audio' && ladder.level === 'audio') media.closeCamera();
    else if (before !== ladder.level) await setStep(negotiation.videoSender(), ladder.level, media);
    tell({ quality: qualityOf(sample, { loss: lossOf(arrivals), jitter }), megabytes: megabytes(meter), trouble: ladder.trouble, mayReturn: ladder.mayReturn });
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

/** Steps change what is sent without negotiating anew. The back camera shows a rash or a paper: there sharpness counts more than movement. */
async function setStep(sender: RTCRtpSender | undefined, level: Level, media: OwnMedia): Promise<void> {
  if (!sender || level === 'audio') return;
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  Object.assign(encoding, STEPS[level]);
  const preference = media.read().facing === 'environment' ? 'maintain-resolution' : 'maintain-framerate';
  await sender.setParameters(Object.assign(parameters, { degradationPreference: preference })).catch(() => undefined);
}
