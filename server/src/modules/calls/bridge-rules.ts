import type { BridgeBody, BridgeFailure } from '@tabibu/contract/call-bridges';
import type { BridgeRefusal, HangUp } from '../../integrations/voice/port.ts';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import type { CallWindow } from './rules.ts';

/** A request that has not come to its turn by then rings nobody any more: the person has gone on. */
export const TURN_WITHIN = MINUTE;
/** From the request, and again from the first ring, to an answer of the doctor: phones ring for less than a minute, callbacks take their time. */
export const ANSWERED_WITHIN = 2 * MINUTE;
/** The last word of the provider may come so long after the longest possible end. */
const LAST_WORD_WITHIN = 3 * MINUTE;
/** So many may be asked for within this time: each rings two phones and costs money. */
export const MOST_BRIDGES = 4;
export const BRIDGES_WITHIN = 10 * MINUTE;
/** Whoever picks up at the very end of the window is not cut off in the middle of a greeting. */
const SHORTEST = MINUTE;

/** The longest time that two people may be joined now: until their call closes, the grace included. */
export function joinSeconds({ closesAt }: Pick<CallWindow, 'closesAt'>, now: Date): number {
  return Math.floor(Math.max(SHORTEST, closesAt.getTime() - now.getTime()) / SECOND);
}

/** When a bridge that was picked up is given up without a word of the provider. */
export function lastWordBy(window: Pick<CallWindow, 'closesAt'>, now: Date): Date {
  return later(now, joinSeconds(window, now) * SECOND + LAST_WORD_WITHIN);
}

/** Seconds together that count: what the provider says, and never more than have passed since it was asked. */
export function countedSeconds(said: number, requestedAt: Date, now: Date): number {
  return Math.min(said, Math.max(0, Math.ceil((now.getTime() - requestedAt.getTime()) / SECOND)));
}

/** Why nobody was joined, when the provider ended it: before the doctor picked up it was the doctor's phone, then the patient's. */
export function whyNotJoined(hangUp: HangUp, doctorAnswered: boolean): BridgeFailure {
  const side = doctorAnswered ? 'patient' : 'doctor';
  return hangUp === 'busy' ? `${side}-busy` : `${side}-no-answer`;
}

/** Why nobody was joined, when the provider did not take the request. */
export function whyRefused(reason: BridgeRefusal): BridgeFailure {
  return reason === 'invalid-number' || reason === 'not-supported' ? 'not-supported' : 'unavailable';
}

/** How a bridge is shown: who is being rung now is known from who has picked up. */
export function stageOf({ state, answered_at: answeredAt }: { readonly state: 'requested' | 'ringing' | 'bridged' | 'ended' | 'failed'; readonly answered_at: Date | null }): BridgeBody['stage'] {
  if (state !== 'ringing') return state;
  return answeredAt === null ? 'ringing-doctor' : 'ringing-patient';
}
