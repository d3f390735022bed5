/**
 * What this page knows about the call: its own signalling connection, the other participant and the peer connection.
 */
export interface CallFacts {
  readonly joined: boolean;
  readonly present: boolean;
  /** The other participant is absent and did not leave: their network broke. */
  readonly silent: boolean;
  readonly peer: RTCPeerConnectionState | null;
  readonly everConnected: boolean;
}

/**
 * `waiting`: the two were never connected and the other participant is absent. `left`: they were connected and the
 * other participant has left.
 */
export type Phase = 'joining' | 'waiting' | 'connecting' | 'connected' | 'reconnecting' | 'left';

/**
 * Returns the phase of the call. While media flows, the phase is `connected` even when the signalling connection is
 * lost for a moment (R-18c).
 */
export function phaseOf({ joined, present, silent, peer, everConnected }: CallFacts): Phase {
  if (peer === 'connected') return 'connected';
  if (!joined && !everConnected) return 'joining';
  if (!joined) return 'reconnecting';
  if (!present && !everConnected) return 'waiting';
  if (!present && !silent) return 'left';
  return everConnected ? 'reconnecting' : 'connecting';
}

/**
 * Returns whether the time without media keeps counting when the phase changes. Only `connected` and `waiting` reset
 * it: a change between other phases, or a new attempt, does not bring media back.
 */
export function keepsCountingLostTime(before: Phase, after: Phase): boolean {
  return ![before, after].some((phase) => phase === 'connected' || phase === 'waiting');
}

export interface Advice {
  /** Offer to try again with the voice only: after 20 seconds without a connection (R-18e). */
  readonly tryAgain: boolean;
  /**
   * Offer the ordinary phone: after 30 seconds when the connection was lost, after 20 seconds when it never came up.
   */
  readonly phone: boolean;
  /** The connection has been lost for three minutes, the time that the other participant has to come back. */
  readonly waitedLong: boolean;
}

/**
 * Returns what to offer the person. `seconds`: time without media. `tried`: time since the connection was last started
 * again.
 */
export function adviceFor(phase: Phase, seconds: number, tried = seconds): Advice {
  const lost = phase === 'left' || phase === 'reconnecting';
  const trying = phase === 'joining' || phase === 'connecting' || phase === 'reconnecting';
  return {
    tryAgain: trying && tried >= 20,
    phone: (trying || lost) && seconds >= (lost ? 30 : 20),
    waitedLong: lost && seconds >= 180,
  };
}

/** For this long before the call window ends, which cuts the call, both participants see a notice. */
const CLOSING_NOTICE_MS = 5 * 60_000;

/** Returns whether the call window is still open and ends within five minutes. */
export function closesSoon(closesAt: number, now: number): boolean {
  return now < closesAt && closesAt - now <= CLOSING_NOTICE_MS;
}
