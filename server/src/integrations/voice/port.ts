/** What the product needs from anybody who joins two phones without showing either the other's number. No call throws for what the provider did. */
export interface VoiceGateway {
  readonly name: string;
  readonly sandbox: boolean;
  /** Ours, E.164: what both phones show. */
  readonly number: string;
  /** Rings the first phone. Accepted means that the provider took the request, not that anything rang. */
  startBridge(input: BridgeRequest): Promise<BridgeOutcome>;
  /** Reads what the provider tells of a call from its raw bytes; hostile input until it names a bridge of ours. */
  readCallback(raw: Buffer): VoiceReading;
  /** What to answer when the first phone was picked up: say something there, then ring the second. */
  joinSecond(input: JoinRequest): string;
  /** What to answer to a call that goes nowhere. */
  refuseCall(): string;
}

export interface BridgeRequest {
  /** E.164: rung first. */
  readonly first: string;
  /** E.164: rung when the first has answered. Providers that ask for it only then ignore it here. */
  readonly second: string;
  /** The longest time that the two may be joined. */
  readonly maxSeconds: number;
  /** Ours, one per bridge; comes back in every callback. Providers do not refuse a second one: the caller must not repeat an unknown outcome. */
  readonly clientRequestId: string;
}

export interface JoinRequest {
  /** Heard by the first phone before the second rings. */
  readonly say: string;
  readonly second: string;
  readonly maxSeconds: number;
}

export type BridgeRefusal = 'invalid-number' | 'not-supported' | 'no-credit' | 'credentials' | 'other';

export type BridgeOutcome =
  | { kind: 'accepted'; sessionId: string }
  | { kind: 'refused'; reason: BridgeRefusal; message: string }
  /** `mayHaveReached` false: certainly not taken, no phone rings. */
  | { kind: 'unknown'; why: string; mayHaveReached: boolean };

/** Why a phone was not reached. */
export type HangUp = 'busy' | 'no-answer' | 'other';

export type VoiceReading =
  /** The first phone was picked up, and the provider wants to know what to do. */
  | ({ kind: 'answered' } & CallNames)
  /** Something happened on the way that needs no answer. */
  | ({ kind: 'progress'; step: 'second-rings' | 'joined' | 'other' } & CallNames)
  /** Over. `joinedSeconds`: for how long both were joined. */
  | ({ kind: 'ended'; joinedSeconds: number; hangUp: HangUp; cost: string | null } & CallNames)
  /** Somebody rings our number. */
  | { kind: 'incoming' }
  | { kind: 'rejected'; why: 'wrong-shape' };

export interface CallNames {
  readonly clientRequestId: string | null;
  readonly sessionId: string;
}
