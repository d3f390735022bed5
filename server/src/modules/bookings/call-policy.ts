import { callWindowOf } from '@tabibu/contract/call-window';
import type { CallWindow } from '@tabibu/contract/call-window';
import { later } from '../../platform/time.ts';
import type { PolicyFacts } from './policy.ts';
import { NUMBER_SHOWN_AFTER } from './rules.ts';

/**
 * By telephone the doctor calls. The patient may see the doctor's number of a paid phone appointment only when nobody
 * has called five minutes after the time at which the doctor was expected, and until two hours after the start (W24).
 */
function maySeeNumber(booking: PolicyFacts, now: Date): boolean {
  return (
    isByTelephone(booking, now) &&
    booking.state === 'scheduled' &&
    booking.doctor_called_at === null &&
    booking.connected_at === null &&
    now >= windowOf(booking).numberFrom
  );
}

/** Whether it is a paid phone appointment with a start, from payment to two hours after that start. */
function isByTelephone(booking: PolicyFacts, now: Date): booking is Begun {
  if (booking.call_type !== 'phone' || booking.funding === null || booking.starts_at === null) return false;
  return (
    (booking.state === 'scheduled' || booking.state === 'completed') &&
    now <= later(booking.starts_at, NUMBER_SHOWN_AFTER)
  );
}

type Begun = PolicyFacts & { readonly starts_at: Date };

/** Returns when the call of an appointment opens and closes, and what may be said from when on. */
export function windowOf(booking: Begun): CallWindow {
  return callWindowOf({
    startsAt: booking.starts_at,
    expectedAt: booking.expected_at ?? booking.starts_at,
    latestAt: latestTime(booking, booking.starts_at),
    isEmergency: booking.is_emergency,
  });
}

/**
 * Returns how the patient reaches the doctor by ordinary phone: by the doctor's number, or, where a voice gateway is
 * configured, by a bridged call, in which neither calls the other (W24). Null when the patient may do neither now.
 */
export function phoneContact(booking: PolicyFacts, now: Date, hasGateway: boolean): 'number' | 'bridge' | null {
  if (hasGateway) return isByTelephone(booking, now) ? 'bridge' : null;
  return maySeeNumber(booking, now) ? 'number' : null;
}

/**
 * Returns what the patient may answer to the question whether the two spoke. It is asked when no call has connected
 * them ten minutes after the time at which the doctor was expected; in a video appointment, and after a call that was
 * too short to prove anything, when the room has closed. `not-spoke` only in a phone appointment, where the server
 * cannot see every call. When the doctor has marked the appointment as completed, only `spoke` is left, during the day
 * in which the patient can contest it.
 */
export function outcomeAnswersOf(booking: PolicyFacts, now: Date): ('spoke' | 'not-spoke')[] {
  if (booking.starts_at === null || now < booking.starts_at) return [];
  if (isClaimed(booking, now)) return ['spoke'];
  const { askedFrom, closesAt } = windowOf({ ...booking, starts_at: booking.starts_at });
  const seesCall = booking.call_type === 'video' || booking.connected_at !== null;
  if (booking.state !== 'scheduled' || now < (seesCall ? closesAt : askedFrom)) return [];
  const answers: ('spoke' | 'not-spoke')[] = booking.spoken_at === null ? ['spoke'] : [];
  if (booking.call_type === 'phone' && booking.denied_at === null) answers.push('not-spoke');
  return answers;
}

/**
 * Returns whether the doctor may say that the consultation took place (W09): once a call has connected the two or the
 * doctor has called by telephone, and otherwise ten minutes after the time at which the doctor was expected.
 */
export function mayClaim(booking: PolicyFacts, now: Date): boolean {
  if (booking.state !== 'scheduled' || booking.starts_at === null || now < booking.starts_at) return false;
  return (
    booking.connected_at !== null ||
    booking.doctor_called_at !== null ||
    now >= windowOf({ ...booking, starts_at: booking.starts_at }).askedFrom
  );
}

/** Whether only the doctor says that it took place, and the patient may still contest that. */
function isClaimed(booking: PolicyFacts, now: Date): boolean {
  return booking.contested_at === null && booking.contestable_until !== null && now < booking.contestable_until;
}

/**
 * Returns the latest time at which the patient was told that the consultation begins: the start, or the latest
 * announced delay, even if that delay was shortened later.
 */
export function latestTime(
  { expected_at: expectedAt, latest_told_at: latestAt }: Pick<PolicyFacts, 'expected_at' | 'latest_told_at'>,
  startsAt: Date,
): Date {
  return new Date(Math.max(startsAt.getTime(), expectedAt?.getTime() ?? 0, latestAt?.getTime() ?? 0));
}

/** Returns what the patient has said about having spoken; null before. */
export function saidOf({
  spoken_at: spoken,
  denied_at: denied,
}: Pick<PolicyFacts, 'spoken_at' | 'denied_at'>): 'spoke' | 'not-spoke' | null {
  if (spoken !== null) return 'spoke';
  return denied === null ? null : 'not-spoke';
}
