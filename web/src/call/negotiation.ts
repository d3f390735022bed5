import type { CallSide, IceSettingsBody } from '@tabibu/contract/calls';
import { createDescriptionExchange } from './description-exchange.ts';
import type { Signal } from './description-exchange.ts';
import { watchPath } from './path-watch.ts';

export interface NegotiationOptions {
  readonly side: CallSide;
  readonly ice: IceSettingsBody;
  readonly wantsPicture: boolean;
  /** Returns relay servers and credentials for another path, undefined if none are known. */
  nextIce(): Promise<IceSettingsBody | undefined>;
  send(signal: Signal): void;
  onState(): void;
}

export interface Negotiation {
  readonly connection: RTCPeerConnection;
  /** The other side's voice and video, in one stream. */
  readonly remote: MediaStream;
  /** Applies a signal of the other side. Settles at the latest when the connection is closed. */
  take(signal: Signal): Promise<void>;
  /** Sets the tracks to send from now on, without a new negotiation. Null sends nothing. */
  setTracks(audio: MediaStreamTrack | null, video: MediaStreamTrack | null): Promise<void>;
  videoSender(): RTCRtpSender | undefined;
  /** Whether a video track would be sent: false when the other side has said that it wants no video. */
  sendsPicture(): boolean;
  /** Sets whether this side wants to receive video. A change starts a new negotiation. */
  wantPicture(wanted: boolean): void;
  /**
   * Call this after the signalling connection came back. Starts an ICE restart if media is not connected; otherwise
   * sends an unanswered offer again, which may have been lost.
   */
  renew(): void;
  close(): void;
}

const SPEECH_BITS = 24_000;

/**
 * Opens one peer connection with "perfect negotiation", in which the patient's offer yields. The doctor's side creates
 * two transceivers, first voice, then video; the patient's side uses those of the offer. Muting and the camera only
 * replace the tracks on them.
 */
export function openNegotiation(options: NegotiationOptions): Negotiation {
  const connection = new RTCPeerConnection({
    iceServers: serversOf(options.ice),
    iceTransportPolicy: options.ice.policy,
    bundlePolicy: 'max-bundle',
  });
  const remote = new MediaStream();
  const transceivers: Transceivers = { audio: null, video: null, wantsPicture: options.wantsPicture };
  const renewServers = async () => {
    const ice = await options.nextIce();
    if (ice && connection.signalingState !== 'closed')
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers: serversOf(ice) });
  };
  const agreement = createDescriptionExchange(connection, {
    side: options.side,
    send: (signal) => options.send(signal),
    fill: () => fillLines(connection, transceivers),
    renewServers,
  });
  const restarts = watchPath(connection, renewServers);

  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track);
    for (const change of ['mute', 'unmute', 'ended'] as const) track.addEventListener(change, options.onState);
    options.onState();
  });
  connection.addEventListener('connectionstatechange', options.onState);
  connection.addEventListener('icecandidate', ({ candidate }) =>
    options.send({ type: 'candidate', candidate: candidate && candidateOf(candidate) }),
  );
  if (options.side === 'doctor') {
    connection.addTransceiver('audio', { direction: 'sendrecv' });
    connection.addTransceiver('video', { direction: pictureDirection(transceivers) });
  }
  return {
    connection,
    remote,
    take: agreement.take,
    setTracks: (audio, video) => {
      Object.assign(transceivers, { audio, video });
      return fillLines(connection, transceivers);
    },
    videoSender: () => connection.getTransceivers()[1]?.sender,
    sendsPicture: () => connection.getTransceivers()[1]?.currentDirection?.startsWith('send') ?? false,
    wantPicture: (wanted) => {
      transceivers.wantsPicture = wanted;
      const [, picture] = connection.getTransceivers();
      if (picture) picture.direction = pictureDirection(transceivers);
    },
    renew: () => {
      if (connection.connectionState !== 'connected' && connection.remoteDescription) restarts.now();
      else if (connection.signalingState === 'have-local-offer') agreement.repeat();
    },
    close: () => {
      restarts.stop();
      connection.close();
      agreement.stop();
    },
  };
}

/** The tracks on the two transceivers, and whether video is wanted from the other side. */
interface Transceivers {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
  wantsPicture: boolean;
}

function pictureDirection({ wantsPicture }: Transceivers): RTCRtpTransceiverDirection {
  return wantsPicture ? 'sendrecv' : 'sendonly';
}

async function fillLines(connection: RTCPeerConnection, transceivers: Transceivers): Promise<void> {
  const [voice, picture] = connection.getTransceivers();
  if (!voice || !picture) return;
  if (voice.direction !== 'sendrecv') voice.direction = 'sendrecv';
  if (picture.direction !== pictureDirection(transceivers)) picture.direction = pictureDirection(transceivers);
  await Promise.all([voice.sender.replaceTrack(transceivers.audio), picture.sender.replaceTrack(transceivers.video)]);
  await limitVoice(voice.sender);
}

async function limitVoice(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding || encoding.maxBitrate === SPEECH_BITS) return;
  encoding.maxBitrate = SPEECH_BITS;
  encoding.networkPriority = 'high';
  // The session description already asks for this bitrate, so a failure here does no harm.
  await sender.setParameters(parameters).catch(() => undefined);
}

function serversOf({ servers }: IceSettingsBody): RTCIceServer[] {
  return servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }));
}

function candidateOf({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/**
 * Returns the session id of the `o=` line (RFC 8866), which identifies the peer connection. Another id means another
 * page.
 */
export function originOf(sdp: string | undefined): string | undefined {
  return /^o=\S+ (\d+)/m.exec(sdp ?? '')?.[1];
}
