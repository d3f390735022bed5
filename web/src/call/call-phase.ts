/** What is known of a call on this side. */
export interface CallFacts {
  readonly joined: boolean;
  readonly present: boolean;
  readonly peer: RTCPeerConnectionState | null;
  readonly everConnected: boolean;
}

/** `waiting`: alone, the other has not come. `left`: the other was here. */
export type Phase = 'joining' | 'waiting' | 'connecting' | 'connected' | 'reconnecting' | 'left';

/** Media that flows counts more than a signalling connection that is lost for a moment (R-18c). */
export function phaseOf({ joined, present, peer, everConnected }: CallFacts): Phase {
  if (peer === 'connected') return 'connected';
  if (!joined && !everConnected) return 'joining';
  if (!joined) return 'reconnecting';
  if (!present) return everConnected ? 'left' : 'waiting';
  return everConnected ? 'reconnecting' : 'connecting';
}

export interface Advice {
  /** After 20 seconds without a connection: try again with the voice only (R-18e). */
  readonly tryAgain: boolean;
  /** After 30 seconds without media: the ordinary phone. */
  readonly phone: boolean;
  /** The three minutes in which the other may come back are over. */
  readonly waitedLong: boolean;
}

/** What to offer after so many seconds without media. */
export function adviceFor(phase: Phase, seconds: number): Advice {
  const trying = phase === 'joining' || phase === 'connecting' || phase === 'reconnecting';
  return {
    tryAgain: trying && seconds >= 20,
    phone: (trying && seconds >= 20) || (phase === 'left' && seconds >= 30),
    waitedLong: (phase === 'left' || phase === 'reconnecting') && seconds >= 180,
  };
}
