import type { CallSide, CallSignalBody, LegState } from '@tabibu/contract/calls';
import type { Phase } from './call-phase.ts';
import type { CameraConsent } from './camera-consent.ts';
import type { OwnMediaState } from './own-media.ts';
import type { VideoPreference, Trouble, qualityOf } from './quality-ladder.ts';

/** The state of the other participant's page, as that page reports it. */
export interface OtherLeg {
  readonly present: boolean;
  /** The other participant is absent without having left: their network broke. */
  readonly silent: boolean;
  readonly state: LegState;
  readonly camera: boolean;
  readonly microphone: boolean;
  readonly paused: boolean;
}

/**
 * How the call ended on this page. `ending`: this person ended it and the server has not confirmed it. `completed`,
 * `ended`: over for both. `replaced`: the person took the call over in another page. `refused`: the server does not let
 * this page in. `left`: the person left, only here.
 */
export type CallEnd = 'ending' | 'completed' | 'ended' | 'replaced' | 'refused' | 'left';

/** Everything that the call screen shows. */
export interface CallState {
  readonly phase: Phase;
  /** Start of the time without media, or of the current phase (`performance.now()`, milliseconds). */
  readonly since: number;
  /** When the connection was last started again (`performance.now()`, milliseconds). */
  readonly tried: number;
  readonly side: CallSide | null;
  readonly other: OtherLeg;
  readonly remote: MediaStream | null;
  readonly quality: ReturnType<typeof qualityOf>;
  readonly megabytes: number;
  readonly wish: VideoPreference;
  /** Whether both participants have agreed to video. No video is sent before. */
  readonly consent: CameraConsent;
  /** Whether the other side receives our video; false after they chose voice only. */
  readonly seen: boolean;
  /** Why our video was switched off because of the network, until the person turns it on again. */
  readonly trouble: Trouble | null;
  readonly mayReturn: boolean;
  readonly words: readonly string[] | null;
  /** How many times the server has announced a new chat message. */
  readonly chatNews: number;
  readonly over: CallEnd | null;
  readonly problem: unknown;
}

export const ABSENT_PARTICIPANT: OtherLeg = {
  present: false,
  silent: false,
  state: 'waiting',
  camera: false,
  microphone: true,
  paused: false,
};

export const FIRST_STATE: CallState = {
  phase: 'joining',
  since: 0,
  tried: 0,
  side: null,
  other: ABSENT_PARTICIPANT,
  remote: null,
  quality: 'unknown',
  megabytes: 0,
  wish: 'automatic',
  consent: 'none',
  seen: true,
  trouble: null,
  mayReturn: false,
  words: null,
  chatNews: 0,
  over: null,
  problem: undefined,
};

/** Builds the `leg` message, which tells the other participant the state of this page. */
export function ownLeg(
  peer: RTCPeerConnectionState | null,
  everConnected: boolean,
  { microphone, camera, paused }: OwnMediaState,
): CallSignalBody {
  return { type: 'leg', state: legState(peer, everConnected), camera, microphone: microphone === 'on', paused };
}

/**
 * Returns the connection state to report. `waiting` means that this page has no peer connection and needs a new offer.
 */
function legState(peer: RTCPeerConnectionState | null, everConnected: boolean): LegState {
  if (peer === null) return 'waiting';
  if (peer === 'connected') return 'connected';
  if (everConnected) return 'reconnecting';
  return peer === 'failed' ? 'failed' : 'connecting';
}

/**
 * Returns the four check words of a connection. Loads the word list on demand, because no page needs it before a
 * connection exists.
 */
export async function connectionWords(
  connection: RTCPeerConnection | undefined,
): Promise<readonly string[] | null | undefined> {
  const { checkWords } = await import('./fingerprint.ts');
  return checkWords(connection?.localDescription?.sdp, connection?.remoteDescription?.sdp);
}
