/**
 * A provider that connects two phones without showing either the other's number. No method throws because of the
 * provider: every outcome is a value.
 */
export interface VoiceGateway {
  readonly name: string;
  readonly sandbox: boolean;
  /** Our number, E.164; both phones see it. */
  readonly number: string;
  /** Rings the first phone. Accepted means that the provider took the request, not that the phone rang. */
  startBridge(input: BridgeRequest): Promise<BridgeOutcome>;
  /** Reads a callback about a call from its raw bytes. It is untrusted input until it names a bridge of ours. */
  readCallback(raw: Buffer): VoiceReading;
  /** Returns the answer for a first phone that was picked up: say a sentence there, then ring the second phone. */
  joinSecond(input: JoinRequest): string;
  /** Returns the answer that ends a call. */
  refuseCall(): string;
}

export interface BridgeRequest {
  /** E.164; rung first. */
  readonly first: string;
  /** E.164; rung when the first phone has answered. Ignored by providers that ask for it only then. */
  readonly second: string;
  /** The longest time for which the two phones are connected. */
  readonly maxSeconds: number;
  /**
   * Our id, one per bridge; every callback repeats it. Providers do not refuse a second request with the same id, so
   * the caller must not repeat a request whose outcome is unknown.
   */
  readonly clientRequestId: string;
}

export interface JoinRequest {
  /** Spoken to the first phone before the second rings. */
  readonly say: string;
  readonly second: string;
  readonly maxSeconds: number;
}

export type BridgeRefusal = 'invalid-number' | 'not-supported' | 'no-credit' | 'credentials' | 'other';

export type BridgeOutcome =
  | { kind: 'accepted'; sessionId: string }
  | { kind: 'refused'; reason: BridgeRefusal; message: string }
  /** `mayHaveReached` false: the provider certainly did not take the request, and no phone rings. */
  | { kind: 'unknown'; why: string; mayHaveReached: boolean };

/** Why a phone was not reached. */
export type HangUp = 'busy' | 'no-answer' | 'other';

export type VoiceReading =
  /** The first phone was picked up; the provider asks what to do. */
  | ({ kind: 'answered' } & CallNames)
  /** An event during the call that needs no answer. */
  | ({ kind: 'progress'; step: 'second-rings' | 'joined' | 'other' } & CallNames)
  /** The call is over. `joinedSeconds` is how long both phones were connected. */
  | ({ kind: 'ended'; joinedSeconds: number; hangUp: HangUp; cost: string | null } & CallNames)
  /** A person calls our number. */
  | { kind: 'incoming' }
  | { kind: 'rejected'; why: 'wrong-shape' };

export interface CallNames {
  readonly clientRequestId: string | null;
  readonly sessionId: string;
}
