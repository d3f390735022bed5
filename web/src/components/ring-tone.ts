/** The length of one round, in seconds: two tones and a pause. */
const ROUND = 2;
/** Rounds of one ring: 320 s, a little longer than an emergency rings before it is escalated. */
const ROUNDS = 160;
const LOUD = 0.4;

/**
 * A ring tone made with Web Audio. `start` schedules the whole ring on the audio clock, so it continues in a background
 * tab, where browsers slow timers down.
 */
export class RingTone {
  private context: AudioContext | undefined;
  private playing: OscillatorNode | undefined;

  /**
   * Starts the audio context; browsers allow it only after the person's first click or key. Returns true if sound is
   * possible now.
   */
  async open(): Promise<boolean> {
    if (typeof AudioContext === 'undefined') return false;
    this.context ??= new AudioContext();
    await this.context.resume().catch(() => undefined);
    return this.context.state === 'running';
  }

  /** Starts the ring, unless it is playing. Does nothing before `open` has succeeded. */
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

  /** Stops the ring at once. */
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
