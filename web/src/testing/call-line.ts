import { vi } from 'vitest';
import type { CallServerMessage, CallSignalBody, CallViewBody } from '@tabibu/contract/calls';
import { APPOINTMENT } from './appointment.ts';
import { stage } from './stage.ts';

const OFFER = 'v=0\r\no=- 7001 2 IN IP4 0.0.0.0\r\n';

let sockets: Socket[] = [];
let peers: Peer[] = [];
let refusals: Partial<Record<'audio' | 'video', string>> = {};
let opened: string[] = [];

/** Stands in for the browser's socket: it opens at once, and the test says what the server says. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: CallSignalBody[] = [];

  constructor() {
    super();
    sockets.push(this);
    setTimeout(() => {
      this.readyState = Socket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as CallSignalBody);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** Stands in for the browser's peer connection: the test says whether media gets through. */
class Peer extends EventTarget {
  connectionState: RTCPeerConnectionState = 'new';
  signalingState: RTCSignalingState = 'stable';
  localDescription: unknown = null;
  remoteDescription: unknown = null;

  constructor() {
    super();
    peers.push(this);
  }

  async setRemoteDescription(description: unknown): Promise<void> {
    this.remoteDescription = description;
  }

  async setLocalDescription(): Promise<void> {
    this.localDescription = { type: 'answer', sdp: OFFER };
  }

  readonly #transceivers = [0, 1].map(() => ({
    direction: 'sendrecv',
    currentDirection: 'sendrecv',
    sender: {
      replaceTrack: async () => undefined,
      getParameters: () => ({ encodings: [] }),
    },
  }));

  getTransceivers() {
    return this.#transceivers;
  }

  getConfiguration(): object {
    return {};
  }

  async getStats(): Promise<Map<string, unknown>> {
    return new Map();
  }

  setConfiguration(): void {}
  restartIce(): void {}

  close(): void {
    this.connectionState = 'closed';
  }
}

class Track extends EventTarget {
  readonly kind: 'audio' | 'video';
  readyState = 'live';
  enabled = true;
  muted = false;

  constructor(kind: 'audio' | 'video') {
    super();
    this.kind = kind;
  }

  stop(): void {
    this.readyState = 'ended';
  }
}

/** The browser's stream, with the one method that happy-dom lacks. */
class Stream extends MediaStream {
  override getTracks(): MediaStreamTrack[] {
    return [...this.getAudioTracks(), ...this.getVideoTracks()];
  }
}

/** Gives the browser of the tests a microphone and a camera, a socket and peer connections. */
export function installCallLine(): void {
  sockets = [];
  peers = [];
  opened = [];
  refusals = {};
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('RTCPeerConnection', Peer);
  // Nobody has been asked for a device yet.
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus);
  Object.assign(navigator, {
    mediaDevices: Object.assign(new EventTarget(), {
      enumerateDevices: async () => [],
      getUserMedia: async ({ audio }: MediaStreamConstraints) => {
        const kind = audio ? 'audio' : 'video';
        opened.push(kind);
        if (refusals[kind]) throw new DOMException('refused', refusals[kind]);
        return new Stream([new Track(kind) as unknown as MediaStreamTrack]);
      },
    }),
  });
}

/** The other end of the call, and the devices, as the test wants them. */
export const line = {
  /** Makes a device fail with this error of the browser. */
  refuse: (kind: 'audio' | 'video', error: 'NotAllowedError' | 'NotFoundError') => {
    refusals[kind] = error;
  },
  /** Makes the devices work again. */
  allow: () => {
    refusals = {};
  },
  /** The devices that were opened, in order. */
  opened: () => opened,
  /** What this page has said to the server, without its own state and pings. */
  said: () => sockets.flatMap(({ said }) => said).filter(({ type }) => type !== 'leg' && type !== 'ping'),
  /** The state of this page that it told last. */
  leg: () =>
    sockets
      .flatMap(({ said }) => said)
      .filter(({ type }) => type === 'leg')
      .at(-1),
  /** The server says this to the page. */
  hear: (...news: CallServerMessage[]) => {
    for (const one of news) sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(one) }));
  },
  /** The doctor's page offers a connection. */
  offer: () => line.hear({ type: 'description', description: { type: 'offer', sdp: OFFER }, round: 1 }),
  /** Media gets through, or stops. */
  media: (state: RTCPeerConnectionState) => {
    const peer = peers.at(-1);
    if (!peer) throw new Error('There is no peer connection');
    peer.connectionState = state;
    peer.dispatchEvent(new Event('connectionstatechange'));
  },
};

/** The call of an appointment by video with Dkt. Neema Mushi at 9:00 in Dar es Salaam, read by its patient at `NOW`. */
export function aCall(more: Partial<CallViewBody> = {}): CallViewBody {
  return {
    booking_id: APPOINTMENT,
    side: 'patient',
    call_type: 'video',
    is_emergency: false,
    state: null,
    other: { name: 'Dkt. Neema Mushi', present: false },
    answers: null,
    by_link: false,
    call_back: 'none',
    starts_at: '2026-11-20T06:00:00.000Z',
    opens_at: '2026-11-20T05:50:00.000Z',
    closes_at: '2026-11-20T06:45:00.000Z',
    chat_until: '2026-11-21T06:30:00.000Z',
    connected_at: null,
    ended_at: null,
    waiting: null,
    expected_at: '2026-11-20T06:00:00.000Z',
    absent_from: null,
    bridge: null,
    phone: null,
    attempts: null,
    stage: stage('open'),
    says: [],
    said: null,
    proven: false,
    reason: null,
    may_complete: false,
    ...more,
  };
}

/** The answer to joining the call. */
export const joined = (call: CallViewBody) => ({
  ticket: 't'.repeat(43),
  expires_at: '2026-11-20T06:00:30.000Z',
  ice: { servers: [], policy: 'all', expires_at: '2026-11-20T06:10:00.000Z' },
  call,
});
