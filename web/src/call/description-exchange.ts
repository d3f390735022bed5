import type { CallSide, CallSignalBody } from '@tabibu/contract/calls';
import { preferSpeechCodec } from './speech-codec.ts';

export type Signal = Extract<CallSignalBody, { type: 'description' | 'candidate' }>;
type DescriptionSignal = Extract<Signal, { type: 'description' }>;

interface DescriptionExchangeOptions {
  readonly side: CallSide;
  send(signal: Signal): void;
  /** Puts this side's tracks on the transceivers that the other side's offer created. */
  fill(): Promise<void>;
  /** Fetches new relay credentials for another path. Keeps the current ones when the server gives none. */
  renewServers(): Promise<void>;
}

interface DescriptionExchange {
  /** Sends this side's last description again. */
  repeat(): void;
  /** Applies a signal of the other side. Settles at the latest with `stop`. */
  take(signal: Signal): Promise<void>;
  /**
   * Call this after the connection was closed. What a browser is doing with a connection then never settles (WebRTC
   * 1.0, 4.4.1.2), and the signals of the next connection wait in the same queue.
   */
  stop(): void;
}

/**
 * Exchanges SDP offers and answers by the "perfect negotiation" pattern: when two offers collide, the patient's offer
 * is withdrawn. ICE candidates that arrive before the remote description wait for it. Each offer has a number and its
 * answer repeats the number: after a network loss several offers and answers may arrive together, and an answer to a
 * withdrawn offer must be ignored, because it describes a path that the other side no longer uses.
 */
export function createDescriptionExchange(
  connection: RTCPeerConnection,
  { side, send, fill, renewServers }: DescriptionExchangeOptions,
): DescriptionExchange {
  let round = 0;
  let answeredRound = 0;
  let makingOffer = false;
  let pendingAnswer = false;
  let early: (RTCIceCandidateInit | null)[] = [];
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

  const say = () => {
    const { localDescription: local } = connection;
    if (local) send(descriptionSignal(local, local.type === 'offer' ? round : answeredRound));
  };
  connection.addEventListener('negotiationneeded', () => {
    // The patient's side makes no first offer: the doctor's offer creates the transceivers.
    if (side === 'patient' && !connection.remoteDescription) return;
    makingOffer = true;
    round += 1;
    void connection
      .setLocalDescription()
      .then(say, () => undefined)
      .finally(() => {
        makingOffer = false;
      });
  });
  const takeDescription = async ({ description, round: theirs }: DescriptionSignal) => {
    // The relay limits the allocations of one username, so the answering side also needs new credentials for each new
    // path.
    if (description.type === 'offer' && isOtherPath(connection.remoteDescription?.sdp, description.sdp))
      await renewServers();
    const ready = !makingOffer && (connection.signalingState === 'stable' || pendingAnswer);
    if (description.type === 'offer' && !ready && side === 'doctor') return;
    if (description.type === 'answer' && (connection.signalingState !== 'have-local-offer' || theirs !== round)) return;
    pendingAnswer = description.type === 'answer';
    try {
      await connection.setRemoteDescription(description);
    } finally {
      pendingAnswer = false;
    }
    const waiting = early;
    early = [];
    for (const candidate of waiting) await addCandidate(connection, candidate);
    if (description.type !== 'offer') return;
    answeredRound = theirs;
    await fill();
    await connection.setLocalDescription();
    say();
  };
  const take = async (signal: Signal) => {
    if (signal.type === 'description') return takeDescription(signal);
    if (connection.remoteDescription) return addCandidate(connection, signal.candidate);
    early.push(signal.candidate);
  };
  return { repeat: say, take: (signal) => Promise.race([take(signal), stopped]), stop };
}

function descriptionSignal({ type, sdp }: RTCSessionDescription, round: number): DescriptionSignal {
  return { type: 'description', description: { type, sdp: preferSpeechCodec(sdp) }, round };
}

async function addCandidate(connection: RTCPeerConnection, candidate: RTCIceCandidateInit | null): Promise<void> {
  // A candidate of an outdated negotiation cannot be applied, which is not an error.
  await connection.addIceCandidate(candidate ?? undefined).catch(() => undefined);
}

/**
 * Returns whether a later offer of the same page is for another path (an ICE restart): its ICE credentials differ (RFC
 * 8839, 4.4.1.1.1).
 */
function isOtherPath(before: string | undefined, now: string): boolean {
  return before !== undefined && credentialOf(before) !== credentialOf(now);
}

function credentialOf(sdp: string): string | undefined {
  return /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];
}
