import type { CallSide, CallSignalBody } from '@tabibu/contract/calls';
import { askForSpeech } from './speech-codec.ts';

export type Signal = Extract<CallSignalBody, { type: 'description' | 'candidate' }>;
type DescriptionSignal = Extract<Signal, { type: 'description' }>;

interface AgreementEnds {
  readonly side: CallSide;
  send(signal: Signal): void;
  /** Puts the own tracks on the lines that an offer laid. */
  fill(): Promise<void>;
  /** Takes credentials for another path; what is known stays where there are none. */
  renewServers(): Promise<void>;
}

interface Agreement {
  /** Says the last own description again. */
  repeat(): void;
  take(signal: Signal): Promise<void>;
}

/**
 * Offers and answers (perfect negotiation): of two offers that meet, the patient's gives way. Candidates wait until there is a
 * description they belong to. Offers are numbered and an answer repeats the number: after a time without network several offers and
 * their answers may arrive at once, and an answer to an offer that was taken back names a path which the other side has left.
 */
export function openAgreement(connection: RTCPeerConnection, { side, send, fill, renewServers }: AgreementEnds): Agreement {
  let round = 0;
  let answeredRound = 0;
  let makingOffer = false;
  let pendingAnswer = false;
  let early: (RTCIceCandidateInit | null)[] = [];

  const say = () => {
    const { localDescription: local } = connection;
    if (local) send({ type: 'description', description: { type: local.type, sdp: askForSpeech(local.sdp) }, round: local.type === 'offer' ? round : answeredRound });
  };
  connection.addEventListener('negotiationneeded', () => {
    // The patient waits for the doctor's first offer: the lines are in it.
    if (side === 'patient' && !connection.remoteDescription) return;
    makingOffer = true;
    round += 1;
    void connection.setLocalDescription().then(say, () => undefined).finally(() => { makingOffer = false; });
  });
  const add = async (candidate: RTCIceCandidateInit | null) => {
    // A candidate of a negotiation that is no more fits nowhere, which is no fault.
    await connection.addIceCandidate(candidate ?? undefined).catch(() => undefined);
  };
  const takeDescription = async ({ description, round: theirs }: DescriptionSignal) => {
    // The relay gives a name only so many places: who answers needs new ones for each new path, like who asks.
    if (description.type === 'offer' && isOtherPath(connection.remoteDescription?.sdp, description.sdp)) await renewServers();
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
    for (const candidate of waiting) await add(candidate);
    if (description.type !== 'offer') return;
    answeredRound = theirs;
    await fill();
    await connection.setLocalDescription();
    say();
  };
  return {
    repeat: say,
    take: async (signal) => {
      if (signal.type === 'description') return takeDescription(signal);
      if (connection.remoteDescription) return add(signal.candidate);
      early.push(signal.candidate);
    },
  };
}

/** Whether an offer that follows a description of the same page looks for another path: its ICE credentials are others (RFC 8839, 4.4.1.1.1). */
function isOtherPath(before: string | undefined, now: string): boolean {
  return before !== undefined && credentialOf(before) !== credentialOf(now);
}

function credentialOf(sdp: string): string | undefined {
  return /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1];
}
