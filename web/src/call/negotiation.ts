import type { CallSide, CallSignalBody, IceSettingsBody } from '@tabibu/contract/calls';
import { askForSpeech } from './speech-codec.ts';

type Signal = Extract<CallSignalBody, { type: 'description' | 'candidate' }>;

export interface NegotiationEnds {
  readonly side: CallSide;
  readonly ice: IceSettingsBody;
  /** Fresh relay credentials; rejects when there are none. */
  freshIce(): Promise<IceSettingsBody>;
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
  /** After the signalling connection came back: says again what may have been lost, and looks for a path if there is none. */
  renew(): void;
  close(): void;
}

const PATIENCE = 3_000;
const NEXT_RESTART = 10_000;
const SPEECH_BITS = 24_000;
/** Credentials end after ten minutes (K-04). Counted from their arrival: the clock of a phone may be wrong. */
const CREDENTIALS_SERVE = 8 * 60_000;

/**
 * One peer connection by perfect negotiation: the patient gives way. The doctor lays the two lines, voice and picture, in this order;
 * the patient fills the ones that were offered. Muting and the camera only change what the lines carry.
 */
export function openNegotiation(ends: NegotiationEnds): Negotiation {
  const connection = new RTCPeerConnection({ iceServers: serversOf(ends.ice), iceTransportPolicy: ends.ice.policy, bundlePolicy: 'max-bundle' });
  const remote = new MediaStream();
  const tracks: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null } = { audio: null, video: null };
  const agreement = openAgreement(connection, ends, () => fillLines(connection, tracks));
  const restarts = watchPath(connection, ends);

  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track);
    for (const change of ['mute', 'unmute', 'ended'] as const) track.addEventListener(change, ends.onState);
    ends.onState();
  });
  connection.addEventListener('connectionstatechange', ends.onState);
  connection.addEventListener('icecandidate', ({ candidate }) => ends.send({ type: 'candidate', candidate: candidate && candidateOf(candidate) }));
  if (ends.side === 'doctor') {
    connection.addTransceiver('audio', { direction: 'sendrecv' });
    connection.addTransceiver('video', { direction: 'sendrecv' });
  }
  return {
    connection,
    remote,
    take: agreement.take,
    setTracks: (audio, video) => {
      Object.assign(tracks, { audio, video });
      return fillLines(connection, tracks);
    },
    videoSender: () => connection.getTransceivers()[1]?.sender,
    renew: () => {
      if (connection.signalingState === 'have-local-offer') agreement.repeat();
      else if (connection.connectionState !== 'connected' && connection.remoteDescription) restarts.now();
    },
    close: () => {
      restarts.stop();
      connection.close();
    },
  };
}

/** Offers and answers; of two offers that meet, the patient's gives way. Candidates wait until there is a description they belong to. */
function openAgreement(connection: RTCPeerConnection, { side, send }: NegotiationEnds, fill: () => Promise<void>) {
  let makingOffer = false;
  let pendingAnswer = false;
  let early: (RTCIceCandidateInit | null)[] = [];

  const say = () => {
    const { localDescription: local } = connection;
    if (local) send({ type: 'description', description: { type: local.type, sdp: askForSpeech(local.sdp) } });
  };
  connection.addEventListener('negotiationneeded', () => {
    // The patient waits for the doctor's first offer: the lines are in it.
    if (side === 'patient' && !connection.remoteDescription) return;
    makingOffer = true;
    void connection.setLocalDescription().then(say, () => undefined).finally(() => { makingOffer = false; });
  });
  const add = async (candidate: RTCIceCandidateInit | null) => {
    // A candidate of a negotiation that is no more fits nowhere, which is no fault.
    await connection.addIceCandidate(candidate ?? undefined).catch(() => undefined);
  };
  const takeDescription = async (description: RTCSessionDescriptionInit) => {
    const ready = !makingOffer && (connection.signalingState === 'stable' || pendingAnswer);
    if (description.type === 'offer' && !ready && side === 'doctor') return;
    if (description.type === 'answer' && connection.signalingState !== 'have-local-offer') return;
    pendingAnswer = description.type === 'answer';
    try {
      await connection.setRemoteDescription(description);
    } finally {
      pendingAnswer = false;
    }
    const waiting = early;
    early = [];
    for (const candidate of waiting) await add(candidate);
    if (description.type !== 'offer') return;
    await fill();
    await connection.setLocalDescription();
    say();
  };
  return {
    repeat: say,
    take: async (signal: Signal) => {
      if (signal.type === 'description') return takeDescription(signal.description);
      if (connection.remoteDescription) return add(signal.candidate);
      early.push(signal.candidate);
    },
  };
}

/** Looks for another path: at once when there is none, after three seconds of silence, and when the phone changes its network. */
function watchPath(connection: RTCPeerConnection, { freshIce }: NegotiationEnds) {
  let given = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const isOld = () => performance.now() - given > CREDENTIALS_SERVE;
  const refresh = async () => {
    const fresh = await freshIce();
    given = performance.now();
    if (!stopped) connection.setConfiguration({ ...connection.getConfiguration(), iceServers: serversOf(fresh) });
  };
  const restart = async () => {
    if (!connection.remoteDescription) return;
    // With old credentials the attempt may still succeed on a direct path.
    if (isOld()) await refresh().catch(() => undefined);
    if (stopped) return;
    connection.restartIce();
    again(NEXT_RESTART);
  };
  const again = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => { if (connection.connectionState !== 'connected') void restart(); }, after);
  };
  const changed = () => {
    const { connectionState: state } = connection;
    if (state === 'connected') clearTimeout(timer);
    else if (state === 'failed') void restart();
    else if (state === 'disconnected') again(PATIENCE);
  };
  const otherNetwork = () => void restart();
  const network = (navigator as Navigator & { connection?: EventTarget }).connection;
  // Credentials are renewed while they are valid, so that a restart in a hurry has them.
  const renewals = setInterval(() => { if (isOld()) void refresh().catch(() => undefined); }, 30_000);
  connection.addEventListener('connectionstatechange', changed);
  addEventListener('online', otherNetwork);
  network?.addEventListener('change', otherNetwork);
  return {
    now: () => void restart(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(renewals);
      connection.removeEventListener('connectionstatechange', changed);
      removeEventListener('online', otherNetwork);
      network?.removeEventListener('change', otherNetwork);
    },
  };
}

async function fillLines(connection: RTCPeerConnection, tracks: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }): Promise<void> {
  const [voice, picture] = connection.getTransceivers();
  if (!voice || !picture) return;
  for (const line of [voice, picture]) if (line.direction !== 'sendrecv') line.direction = 'sendrecv';
  await Promise.all([voice.sender.replaceTrack(tracks.audio), picture.sender.replaceTrack(tracks.video)]);
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
