import type { CallSide, CallSignalBody, CallViewBody, LegState } from '@tabibu/contract/calls';
import type { Phase } from './call-phase.ts';
import type { CameraConsent } from './camera-consent.ts';
import type { OwnMediaState } from './own-media.ts';
import type { PictureWish, Trouble, qualityOf } from './quality-ladder.ts';

/** The other person's leg as they tell it. */
export interface OtherLeg {
  readonly present: boolean;
  /** Gone without a goodbye: their network broke. */
  readonly silent: boolean;
  readonly state: LegState;
  readonly camera: boolean;
  readonly microphone: boolean;
  readonly paused: boolean;
}

/** How a call is over on this page: for both, or only here; `ending` while the server has not heard of it. */
export type Over = 'ending' | 'completed' | 'ended' | 'replaced' | 'refused' | 'left';

/** All that a screen shows of a call. */
export interface CallState {
  readonly phase: Phase;
  /** Since when there is no media, or this phase lasts, by `performance.now()`. */
  readonly since: number;
  /** When it was last tried anew. */
  readonly tried: number;
  readonly side: CallSide | null;
  readonly call: CallViewBody | null;
  readonly other: OtherLeg;
  readonly remote: MediaStream | null;
  readonly quality: ReturnType<typeof qualityOf>;
  readonly megabytes: number;
  readonly wish: PictureWish;
  /** Whether both have agreed to pictures; no picture goes out before. */
  readonly consent: CameraConsent;
  /** The other side takes our picture; false after they chose the voice alone. */
  readonly seen: boolean;
  /** Why our picture was taken down, until the person turns it on again. */
  readonly trouble: Trouble | null;
  readonly mayReturn: boolean;
  readonly words: readonly string[] | null;
  /** How often the server said that there is something new in the chat. */
  readonly chatNews: number;
  readonly over: Over | null;
  readonly problem: unknown;
}

export const NOBODY: OtherLeg = { present: false, silent: false, state: 'waiting', camera: false, microphone: true, paused: false };

export const FIRST_STATE: CallState = {
  phase: 'joining', since: 0, tried: 0, side: null, call: null, other: NOBODY, remote: null, quality: 'unknown', megabytes: 0, wish: 'automatic', consent: 'none', seen: true, trouble: null, mayReturn: false,
  words: null, chatNews: 0, over: null, problem: undefined,
};

/** What this person tells of their own leg. */
export function ownLeg(peer: RTCPeerConnectionState | null, everConnected: boolean, { microphone, camera, paused }: OwnMediaState): CallSignalBody {
  return { type: 'leg', state: legState(peer, everConnected), camera, microphone: microphone === 'on', paused };
}

/** `waiting` means: no connection was begun here, begin one. */
function legState(peer: RTCPeerConnectionState | null, everConnected: boolean): LegState {
  if (peer === null) return 'waiting';
  if (peer === 'connected') return 'connected';
  if (everConnected) return 'reconnecting';
  return peer === 'failed' ? 'failed' : 'connecting';
}

/** The words of a connection; the two hundred that they come from are not needed before there is one. */
export async function wordsOf(connection: RTCPeerConnection | undefined): Promise<readonly string[] | null | undefined> {
  const { checkWords } = await import('./fingerprint.ts');
  return checkWords(connection?.localDescription?.sdp, connection?.remoteDescription?.sdp);
}
