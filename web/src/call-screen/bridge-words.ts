import type { CallSide } from '@tabibu/contract/calls';
import type { CallViewBody } from '../api/calls.ts';
import type { SentenceKey } from '../shell/translation.tsx';

type Bridge = NonNullable<NonNullable<CallViewBody['bridge']>['last']>;

const LIVE: readonly Bridge['stage'][] = ['requested', 'ringing-doctor', 'ringing-patient', 'bridged'];

/** Returns whether a bridged call is ringing or running now. */
export function isBridgeLive({ bridge }: Pick<CallViewBody, 'bridge'>): boolean {
  return bridge?.last ? LIVE.includes(bridge.last.stage) : false;
}

/**
 * Returns the sentence about the bridge for the reader's side: whose phone rings now, how it ended, or what to do. The
 * patient reads of a doctor's call to a member of the family that it is not the own phone.
 */
export function bridgeWords(
  bridge: Bridge,
  { side, answers }: Pick<CallViewBody, 'side' | 'answers'>,
  name: string,
): [key: SentenceKey, values: Record<string, string | number>] {
  const { stage, seconds } = bridge;
  if (side === 'patient' && answers !== null && bridge.asked_by === 'doctor')
    return [LIVE.includes(stage) ? 'room.bridge-theirs' : 'room.they-call', { name, whom: 'member', person: answers }];
  if (stage === 'failed') return [failure(bridge.reason ?? 'unknown', side), { name }];
  if (stage === 'ended')
    return seconds < 60
      ? ['room.bridge-ended-short', {}]
      : ['room.bridge-ended', { minutes: Math.floor(seconds / 60) }];
  if (side === 'doctor' && (stage === 'ringing-doctor' || stage === 'ringing-patient'))
    return [`room.bridge-${stage}-own`, { name }];
  return [`room.bridge-${stage}`, { name }];
}

function failure(reason: NonNullable<Bridge['reason']>, side: CallSide): SentenceKey {
  if (reason === 'not-supported' || reason === 'unavailable' || reason === 'unknown') return `room.bridge-${reason}`;
  const own = reason.startsWith(side);
  if (reason.endsWith('busy')) return own ? 'room.bridge-missed-busy' : 'room.bridge-busy';
  return own ? 'room.bridge-missed' : 'room.bridge-no-answer';
}
