import type { CallSide, IceSettingsBody } from '@tabibu/contract/calls';
import { openAgreement } from './agreement.ts';
import type { Signal } from './agreement.ts';
import { watchPath } from './path-watch.ts';

export interface NegotiationEnds {
  readonly side: CallSide;
  readonly ice: IceSettingsBody;
  readonly wantsPicture: boolean;
  /** Where another path may go through. */
  nextIce(): Promise<IceSettingsBody | undefined>;
  send(signal: Signal): void;
  onState(): void;
}

export interface Negotiation {
  readonly connection: RTCPeerConnection;
  /** What the other side sends: one stream for both tracks. */
  readonly remote: MediaStream;
  take(signal: Signal): Promise<void>;
  /** What goes out from now on; null sends nothing, without negotiating anew. */
  setTracks(audio: MediaStreamTrack | null, video: MediaStreamTrack | null): Promise<void>;
  videoSender(): RTCRtpSender | undefined;
  /** Whether a picture, if there is one, goes out: the other side may have said that it wants none. */
  sendsPicture(): boolean;
  /** Whether the other side's picture is wanted; a change is negotiated. */
  wantPicture(wanted: boolean): void;
  /** After the signalling connection came back: says again what may have been lost, and looks for a path if there is none. */
  renew(): void;
  close(): void;
}

const SPEECH_BITS = 24_000;

/**
 * One peer connection by perfect negotiation: the patient gives way. The doctor lays the two lines, voice and picture, in this order;
 * the patient fills the ones that were offered. Muting and the camera only change what the lines carry.
 */
export function openNegotiation(ends: NegotiationEnds): Negotiation {
  const connection = new RTCPeerConnection({ iceServers: serversOf(ends.ice), iceTransportPolicy: ends.ice.policy, bundlePolicy: 'max-bundle' });
  const remote = new MediaStream();
  const lines: Lines = { audio: null, video: null, wantsPicture: ends.wantsPicture };
  const renewServers = async () => {
    const ice = await ends.nextIce();
    if (ice && connection.signalingState !== 'closed') connection.setConfiguration({ ...connection.getConfiguration(), iceServers: serversOf(ice) });
  };
  const agreement = openAgreement(connection, { side: ends.side, send: (signal) => ends.send(signal), fill: () => fillLines(connection, lines), renewServers });
  const restarts = watchPath(connection, renewServers);

  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track);
    for (const change of ['mute', 'unmute', 'ended'] as const) track.addEventListener(change, ends.onState);
    ends.onState();
  });
  connection.addEventListener('connectionstatechange', ends.onState);
  connection.addEventListener('icecandidate', ({ candidate }) => ends.send({ type: 'candidate', candidate: candidate && candidateOf(candidate) }));
  if (ends.side === 'doctor') {
    connection.addTransceiver('audio', { direction: 'sendrecv' });
    connection.addTransceiver('video', { direction: pictureDirection(lines) });
  }
  return {
    connection,
    remote,
    take: agreement.take,
    setTracks: (audio, video) => {
      Object.assign(lines, { audio, video });
      return fillLines(connection, lines);
    },
    videoSender: () => connection.getTransceivers()[1]?.sender,
    sendsPicture: () => connection.getTransceivers()[1]?.currentDirection?.startsWith('send') ?? false,
    wantPicture: (wanted) => {
      lines.wantsPicture = wanted;
      const [, picture] = connection.getTransceivers();
      if (picture) picture.direction = pictureDirection(lines);
    },
    renew: () => {
      if (connection.connectionState !== 'connected' && connection.remoteDescription) restarts.now();
      else if (connection.signalingState === 'have-local-offer') agreement.repeat();
    },
    close: () => {
      restarts.stop();
      connection.close();
    },
  };
}

/** What the two lines carry. */
interface Lines {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
  wantsPicture: boolean;
}

function pictureDirection({ wantsPicture }: Lines): RTCRtpTransceiverDirection {
  return wantsPicture ? 'sendrecv' : 'sendonly';
}

async function fillLines(connection: RTCPeerConnection, lines: Lines): Promise<void> {
  const [voice, picture] = connection.getTransceivers();
  if (!voice || !picture) return;
  if (voice.direction !== 'sendrecv') voice.direction = 'sendrecv';
  if (picture.direction !== pictureDirection(lines)) picture.direction = pictureDirection(lines);
  await Promise.all([voice.sender.replaceTrack(lines.audio), picture.sender.replaceTrack(lines.video)]);
  await limitVoice(voice.sender);
}

async function limitVoice(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding || encoding.maxBitrate === SPEECH_BITS) return;
  encoding.maxBitrate = SPEECH_BITS;
  encoding.networkPriority = 'high';
  // The description already asks for it; a browser that refuses here keeps that.
  await sender.setParameters(parameters).catch(() => undefined);
}

function serversOf({ servers }: IceSettingsBody): RTCIceServer[] {
  return servers.map(({ urls, username, credential }) => ({ urls, ...(username === undefined ? {} : { username }), ...(credential === undefined ? {} : { credential }) }));
}

function candidateOf({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

/** The number by which a description names its peer connection: another number is another page (RFC 8866, `o=`). */
export function originOf(sdp: string | undefined): string | undefined {
  return /^o=\S+ (\d+)/m.exec(sdp ?? '')?.[1];
}
