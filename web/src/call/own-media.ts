/** Why a microphone or camera could not be opened. */
export type DeviceFault = 'refused' | 'missing' | 'busy' | 'unsupported';

export interface OwnMediaState {
  readonly microphone: 'off' | 'on' | 'muted';
  /** Something else took the microphone: an ordinary call is running. */
  readonly paused: boolean;
  readonly camera: boolean;
  readonly facing: 'user' | 'environment';
  readonly microphoneFault: DeviceFault | null;
  readonly cameraFault: DeviceFault | null;
}

const VOICE: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
const PICTURE: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { max: 20 } };

/** The word for a browser's refusal. */
export function faultOf(error: unknown): DeviceFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported';
}

/** This person's microphone and camera. Nothing is opened before the person acts; `stop` releases everything (K-07). */
export class OwnMedia {
  state: OwnMediaState = { microphone: 'off', paused: false, camera: false, facing: 'user', microphoneFault: null, cameraFault: null };
  audio: MediaStreamTrack | null = null;
  video: MediaStreamTrack | null = null;
  /** What the person wants: holds for every microphone that is opened from now on. */
  muted = false;
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  /** The microphone ended by itself, and no other one could be opened yet. */
  private lost = false;
  private listening: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  /** The camera that the person wants; what the browser opens for an older wish is closed again. */
  private wanted: OwnMediaState['facing'] | null = null;

  /** Calls back after every change. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): OwnMediaState => this.state;

  /** Asks for the microphone, once however often it is called; a refusal is in the state, not thrown. */
  openMicrophone(): Promise<void> {
    return (this.listening ??= this.listen().finally(() => { this.listening = undefined; }));
  }

  /** Looks for another microphone if this one was lost: now, with another device, or when the person is back on the page. */
  readonly recover = (): void => {
    if (this.lost) void this.openMicrophone();
  };

  setMuted(muted: boolean): void {
    this.muted = muted;
    if (this.audio) this.audio.enabled = !muted;
    this.change(this.audio ? { microphone: muted ? 'muted' : 'on' } : {});
  }

  /** Opens the camera, by default the one that looks at the person. */
  openCamera(facing: OwnMediaState['facing'] = this.state.facing): Promise<void> {
    this.wanted = facing;
    return (this.looking ??= this.look().finally(() => { this.looking = undefined; }));
  }

  closeCamera(): void {
    this.wanted = null;
    this.video?.stop();
    this.video = null;
    this.change({ camera: false });
  }

  switchCamera(): Promise<void> {
    return this.openCamera(this.state.facing === 'user' ? 'environment' : 'user');
  }

  stop(): void {
    this.stopped = true;
    this.lost = false;
    this.audio?.stop();
    this.audio = null;
    this.closeCamera();
    this.change({ microphone: 'off', paused: false });
  }

  private async listen(): Promise<void> {
    if (this.audio?.readyState === 'live') return;
    try {
      const track = await this.open({ audio: VOICE });
      track.enabled = !this.muted;
      this.audio = track;
      this.lost = false;
      track.addEventListener('mute', () => this.change({ paused: true }));
      track.addEventListener('unmute', () => this.change({ paused: false }));
      track.addEventListener('ended', () => this.lose());
      navigator.mediaDevices.addEventListener('devicechange', this.recover);
      this.change({ microphone: this.muted ? 'muted' : 'on', paused: track.muted, microphoneFault: null });
    } catch (error) {
      const fault = faultOf(error);
      // Somebody who is not on the page is on the telephone: what the browser says there is no last word.
      const paused = this.lost && (fault === 'busy' || document.visibilityState !== 'visible');
      this.change({ microphone: 'off', paused, microphoneFault: paused ? null : fault });
    }
  }

  /** Unplugged, forbidden, or taken for good by a telephone call: the next microphone says which. */
  private lose(): void {
    this.audio = null;
    this.lost = true;
    this.change({ microphone: 'off', paused: false });
    this.recover();
  }

  /** Opens what is wanted, one camera after the other, until the person's last wish holds. */
  private async look(): Promise<void> {
    for (let facing = this.wanted; facing !== null; facing = this.wanted) {
      if (this.video?.readyState === 'live' && this.state.facing === facing) return;
      // Many phones cannot open the second camera while the first one runs.
      this.video?.stop();
      try {
        const track = await this.open({ video: { ...PICTURE, facingMode: facing } });
        if (this.wanted !== facing) {
          track.stop();
          continue;
        }
        this.video = track;
        track.addEventListener('ended', () => { if (this.video === track) this.closeCamera(); });
        this.change({ camera: true, facing, cameraFault: null });
      } catch (error) {
        if (this.wanted !== facing) continue;
        this.closeCamera();
        this.change({ cameraFault: faultOf(error) });
      }
    }
  }

  private async open(wanted: MediaStreamConstraints): Promise<MediaStreamTrack> {
    // Old in-app browsers have no `mediaDevices` at all: the TypeError becomes 'unsupported'.
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    const track = stream.getTracks()[0];
    if (!track) throw new DOMException('no track', 'NotFoundError');
    if (this.stopped) {
      track.stop();
      throw new DOMException('left meanwhile', 'AbortError');
    }
    return track;
  }

  private change(change: Partial<OwnMediaState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
