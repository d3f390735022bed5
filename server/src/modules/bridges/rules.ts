import type { BridgeBody, BridgeFailure } from '@tabibu/contract/call-bridges';
import type { CallWindow } from '@tabibu/contract/call-window';
import type { BridgeRefusal, HangUp } from '../../integrations/voice/port.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';

/** A request that was not placed within this time fails, because the person has moved on. */
export const REQUEST_LIFETIME = MINUTE;
/**
 * A bridge fails when the doctor has not picked up this long after the request, and again this long after the phone
 * began to ring. Phones ring for less than a minute; callbacks may be slow.
 */
export const ANSWER_TIMEOUT = 2 * MINUTE;
/** The provider's last callback may arrive this long after the longest possible end of the call. */
const LAST_WORD_WITHIN = 3 * MINUTE;
/** At most this many bridges per appointment within `BRIDGES_WITHIN`: each rings two phones and costs money. */
export const MAX_BRIDGES = 4;
export const BRIDGES_WITHIN = 10 * MINUTE;
/**
 * A bridge lasts at least this long if needed, so that a call answered at the end of the window is not cut off at once.
 */
const MIN_BRIDGE_DURATION = MINUTE;

/** Returns for how long two people may be joined now: until the call window closes, and at least a minute. */
export function joinSeconds({ closesAt }: Pick<CallWindow, 'closesAt'>, now: Date): number {
  return Math.floor(Math.max(MIN_BRIDGE_DURATION, closesAt.getTime() - now.getTime()) / SECOND);
}

/** Returns when a bridge that the doctor picked up is given up if no further callback comes. */
export function lastCallbackDeadline(window: Pick<CallWindow, 'closesAt'>, now: Date): Date {
  return later(now, joinSeconds(window, now) * SECOND + LAST_WORD_WITHIN);
}

/** Returns the seconds that count: what the provider reports, but never more than have passed since the request. */
export function countedSeconds(said: number, requestedAt: Date, now: Date): number {
  return Math.min(said, Math.max(0, Math.ceil((now.getTime() - requestedAt.getTime()) / SECOND)));
}

/**
 * Returns why the provider joined nobody: because of the doctor's phone until the doctor picked up, then because of the
 * patient's.
 */
export function failureReason(hangUp: HangUp, doctorAnswered: boolean): BridgeFailure {
  const side = doctorAnswered ? 'patient' : 'doctor';
  return hangUp === 'busy' ? `${side}-busy` : `${side}-no-answer`;
}

/** Returns why nobody was joined when the provider refused the request. */
export function whyRefused(reason: BridgeRefusal): BridgeFailure {
  return reason === 'invalid-number' || reason === 'not-supported' ? 'not-supported' : 'unavailable';
}

/**
 * Returns the stage that pages show. While phones ring, `answeredAt` tells whose: the doctor's first, then the
 * patient's.
 */
export function stageOf({
  state,
  answered_at: answeredAt,
}: {
  readonly state: 'requested' | 'ringing' | 'bridged' | 'ended' | 'failed';
  readonly answered_at: Date | null;
}): BridgeBody['stage'] {
  if (state !== 'ringing') return state;
  return answeredAt === null ? 'ringing-doctor' : 'ringing-patient';
}
