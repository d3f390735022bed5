/** Why a microphone or camera did not open. */
export type DeviceFault = 'refused' | 'missing' | 'busy' | 'unsupported';

export interface OwnMediaState {
  readonly microphone: 'off' | 'on' | 'muted';
  /** Something else uses the microphone, such as an ordinary telephone call. */
  readonly paused: boolean;
  readonly camera: boolean;
  readonly facing: 'user' | 'environment';
  readonly microphoneFault: DeviceFault | null;
  readonly cameraFault: DeviceFault | null;
}

export interface ChosenDevices {
  readonly camera?: string;
  readonly microphone?: string;
}

const VOICE: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
};
const PICTURE: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { max: 20 } };

/** Maps an error of `getUserMedia` to a fault. */
export function faultOf(error: unknown): DeviceFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported';
}

/**
 * This person's microphone and camera. Neither opens before the person acts, except the self-view of a video
 * appointment when the browser already has permission for the camera. `stop` releases both (K-07).
 */
export class OwnMedia {
  state: OwnMediaState = {
    microphone: 'off',
    paused: false,
    camera: false,
    facing: 'user',
    microphoneFault: null,
    cameraFault: null,
  };
  audio: MediaStreamTrack | null = null;
  video: MediaStreamTrack | null = null;
  /** The person has muted the microphone. This also applies to every microphone that is opened later. */
  muted = false;
  /**
   * Whether the person wants the camera on in a video call. Closing the camera because the page ends does not change
   * it.
   */
  wantsCamera: boolean;
  /** The browser's ids of the camera and the microphone that the person chose. A device that is gone is not used. */
  devices: ChosenDevices = {};
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  /** The microphone track ended by itself and no other microphone could be opened yet. */
  private lost = false;
  private listening: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  /** The camera that the person wants now. A camera that the browser opens for an earlier request is closed again. */
  private wanted: OwnMediaState['facing'] | null = null;

  constructor(wantsCamera = false) {
    this.wantsCamera = wantsCamera;
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): OwnMediaState => this.state;

  /** Opens the microphone. Parallel calls share one request. A failure is stored in the state and not thrown. */
  openMicrophone(): Promise<void> {
    return (this.listening ??= this.listen().finally(() => {
      this.listening = undefined;
    }));
  }

  /**
   * Opens another microphone if the last one ended by itself. Called at once, when a device is connected, and when the
   * person returns to the page.
   */
  readonly recover = (): void => {
    if (this.lost) void this.openMicrophone();
  };

  setMuted(muted: boolean): void {
    this.muted = muted;
    if (this.audio) this.audio.enabled = !muted;
    this.change(this.audio ? { microphone: muted ? 'muted' : 'on' } : {});
  }

  /** Opens the camera that faces the given direction, by default the last one used (at first the front camera). */
  openCamera(facing: OwnMediaState['facing'] = this.state.facing): Promise<void> {
    this.wanted = facing;
    this.wantsCamera = true;
    return (this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    }));
  }

  closeCamera(): void {
    this.wantsCamera = false;
    this.releaseCamera();
  }

  private releaseCamera(): void {
    this.wanted = null;
    this.video?.stop();
    this.video = null;
    this.change({ camera: false });
  }

  switchCamera(): Promise<void> {
    const { camera: _other, ...kept } = this.devices;
    this.devices = kept;
    return this.openCamera(this.state.facing === 'user' ? 'environment' : 'user');
  }

  /** Stores whether the person wants the camera on, without opening or closing it. */
  wish(camera: boolean): void {
    this.wantsCamera = camera;
    this.change({});
  }

  /** Switches to another camera of this device, given its browser device id. */
  chooseCamera(id: string): Promise<void> {
    this.devices = { ...this.devices, camera: id };
    this.video?.stop();
    return this.openCamera();
  }

  /** Switches to another microphone of this device, given its browser device id. */
  chooseMicrophone(id: string): Promise<void> {
    this.devices = { ...this.devices, microphone: id };
    this.audio?.stop();
    this.audio = null;
    return this.openMicrophone();
  }

  stop(): void {
    this.stopped = true;
    this.lost = false;
    this.audio?.stop();
    this.audio = null;
    this.releaseCamera();
    this.change({ microphone: 'off', paused: false });
  }

  private async listen(): Promise<void> {
    if (this.audio?.readyState === 'live') return;
    try {
      const { microphone } = this.devices;
      const track = await this.open({ audio: microphone ? { ...VOICE, deviceId: microphone } : VOICE });
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
      // If a lost microphone cannot be opened because it is busy, or while the page is hidden, an ordinary telephone
      // call is using it. The state is then `paused` without a fault, because the error is temporary.
      const paused = this.lost && (fault === 'busy' || document.visibilityState !== 'visible');
      this.change({ microphone: 'off', paused, microphoneFault: paused ? null : fault });
    }
  }

  /**
   * Handles a microphone track that ended: it was unplugged, forbidden, or taken by a telephone call. The attempt to
   * open the next one shows which.
   */
  private lose(): void {
    this.audio = null;
    this.lost = true;
    this.change({ microphone: 'off', paused: false });
    this.recover();
  }

  /** Opens the wanted camera. Repeats while the person's wish changes, so that only one camera is opened at a time. */
  private async look(): Promise<void> {
    for (let facing = this.wanted; facing !== null; facing = this.wanted) {
      if (this.video?.readyState === 'live' && this.state.facing === facing) return;
      // Many phones cannot open a second camera while the first one runs.
      this.video?.stop();
      const { camera } = this.devices;
      try {
        const track = await this.open({
          video: { ...PICTURE, ...(camera ? { deviceId: camera } : { facingMode: facing }) },
        });
        if (this.wanted !== facing) {
          track.stop();
          continue;
        }
        this.video = track;
        track.addEventListener('ended', () => {
          if (this.video === track) this.releaseCamera();
        });
        this.change({ camera: true, facing, cameraFault: null });
      } catch (error) {
        if (this.wanted !== facing) continue;
        this.releaseCamera();
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
