/** One round of the ring: two tones and a pause, in seconds. */
const ROUND = 2;
/** As long as an emergency rings before it is escalated, and a little more. */
const ROUNDS = 160;
const LOUD = 0.4;

/**
 * A telephone's ring made by Web Audio. The whole ring is written onto the audio clock at its start: a page in the background, whose
 * timers the browser slows down, rings on.
 */
export class RingTone {
  private context: AudioContext | undefined;
  private playing: OscillatorNode | undefined;

  /** Opens the sound; browsers allow it after the person's first tap or key. Answers whether it may sound now. */
  async open(): Promise<boolean> {
    if (typeof AudioContext === 'undefined') return false;
    this.context ??= new AudioContext();
    await this.context.resume().catch(() => undefined);
    return this.context.state === 'running';
  }

  /** Begins to ring, unless it rings already. Does nothing while the sound is not open. */
  start(): void {
    const { context } = this;
    if (!context || context.state !== 'running' || this.playing) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + 0.05;
    volume.gain.setValueAtTime(0, context.currentTime);
    for (let round = 0; round < ROUNDS; round += 1) {
      beep(tone, volume, begin + round * ROUND, 880);
      beep(tone, volume, begin + round * ROUND + 0.5, 660);
    }
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(begin + ROUNDS * ROUND);
    this.playing = tone;
  }

  /** Is silent at once. */
  stop(): void {
    this.playing?.stop();
    this.playing?.disconnect();
    this.playing = undefined;
  }
}

function beep(tone: OscillatorNode, volume: GainNode, at: number, hertz: number): void {
  tone.frequency.setValueAtTime(hertz, at);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.setValueAtTime(LOUD, at + 0.36);
  volume.gain.linearRampToValueAtTime(0, at + 0.4);
}
