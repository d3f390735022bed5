/** What is known of a call on this side. */
export interface CallFacts {
  readonly joined: boolean;
  readonly present: boolean;
  /** Not there, and without a goodbye: their network is gone. */
  readonly silent: boolean;
  readonly peer: RTCPeerConnectionState | null;
  readonly everConnected: boolean;
}

/** `waiting`: alone, the other has not come. `left`: the other was here. */
export type Phase = 'joining' | 'waiting' | 'connecting' | 'connected' | 'reconnecting' | 'left';

/** Media that flows counts more than a signalling connection that is lost for a moment (R-18c). */
export function phaseOf({ joined, present, silent, peer, everConnected }: CallFacts): Phase {
  if (peer === 'connected') return 'connected';
  if (!joined && !everConnected) return 'joining';
  if (!joined) return 'reconnecting';
  if (!present && !everConnected) return 'waiting';
  if (!present && !silent) return 'left';
  return everConnected ? 'reconnecting' : 'connecting';
}

/** Whether time without media runs on from one phase to the next: however it came and whatever is tried, it ends with media alone. */
export function runsOn(before: Phase, after: Phase): boolean {
  return ![before, after].some((phase) => phase === 'connected' || phase === 'waiting');
}

export interface Advice {
  /** After 20 seconds without a connection: try again with the voice only (R-18e). */
  readonly tryAgain: boolean;
  /** After 30 seconds without media: the ordinary phone. */
  readonly phone: boolean;
  /** The three minutes in which the other may come back are over. */
  readonly waitedLong: boolean;
}

/** What to offer after so many seconds without media, and so many since it was last tried anew. */
export function adviceFor(phase: Phase, seconds: number, tried = seconds): Advice {
  const lost = phase === 'left' || phase === 'reconnecting';
  const trying = phase === 'joining' || phase === 'connecting' || phase === 'reconnecting';
  return {
    tryAgain: trying && tried >= 20,
    phone: (trying || lost) && seconds >= (lost ? 30 : 20),
    waitedLong: lost && seconds >= 180,
  };
}

/** Both are told once, so long before a call is cut by the end of its window. */
const CLOSING = 5 * 60_000;

/** Whether the time of a call is nearly over. */
export function closesSoon(closesAt: number, now: number): boolean {
  return now < closesAt && closesAt - now <= CLOSING;
}
