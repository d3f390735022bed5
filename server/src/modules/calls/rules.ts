import { CALL_WINDOW, callWindowOf } from '@tabibu/contract/call-window';
import type { CallTimes, CallWindow } from '@tabibu/contract/call-window';
import type { CallSide } from '@tabibu/contract/calls';
import { MINUTE, SECOND, later } from '../../platform/time.ts';

/** Planned length of a consultation. An emergency has no slot and a longer plan. */
export const PLANNED_DURATION = CALL_WINDOW.planned * MINUTE;
/** A call opens this long before the start and stays open this long after the planned end (K-01). */
export const JOIN_BEFORE = CALL_WINDOW.before * MINUTE;
export const STAY_AFTER = CALL_WINDOW.after * MINUTE;
/** A ticket expires after this time. */
export const TICKET_LIFETIME = 30 * SECOND;
/** Both have to be connected for this long to have had a consultation (W09). */
const CONSULTATION_MINIMUM = MINUTE;
/** A call that was a consultation counts as over after both have been apart for this long. */
const ENDS_AFTER_APART = 3 * MINUTE;
/** After this time a person who has not joined counts as absent (R-18f). */
const ABSENT_AFTER = CALL_WINDOW.patience * MINUTE;
/**
 * A patient counts as unreachable after this many unanswered calls, the last one at least `MIN_TIME_BETWEEN_CALLS`
 * after the first.
 */
const MIN_UNANSWERED_CALLS = 2;
const MIN_TIME_BETWEEN_CALLS = 5 * MINUTE;
/** A new socket has to present its ticket within this time. */
export const HELLO_TIMEOUT = 5 * SECOND;
/** Each leg reports at this interval that it is alive. It counts as gone when it has not done so for `GONE`. */
export const HEARTBEAT = 5 * SECOND;
const LEG_TIMEOUT = 15 * SECOND;
/** When an earlier consultation runs over its half hour, the estimate of the waiting time adds this much for it. */
const OVERRUN_ESTIMATE = 5 * MINUTE;

/**
 * Returns how many appointments come before a patient, and about how many minutes the patient waits: the rest of each
 * half hour, and at least five minutes for each.
 */
export function waitingBefore(starts: readonly Date[], now: Date): { before: number; minutes: number } {
  const rest = (start: Date) =>
    Math.min(PLANNED_DURATION, Math.max(OVERRUN_ESTIMATE, later(start, PLANNED_DURATION).getTime() - now.getTime()));
  return { before: starts.length, minutes: Math.ceil(starts.reduce((sum, start) => sum + rest(start), 0) / MINUTE) };
}

/** One person's part of a call, as it was written last. */
export interface LegFacts {
  readonly leg: string | null;
  readonly seenAt: Date | null;
  readonly connected: boolean;
}

export interface SessionFacts {
  readonly state: 'connecting' | 'connected' | 'ended' | 'failed';
  readonly connectedAt: Date | null;
  readonly togetherSince: Date | null;
  readonly togetherUntil: Date | null;
  readonly togetherMs: number;
  /**
   * When the patient left the waiting room to be called back (null once the patient returned), and when the patient was
   * told that the doctor is there.
   */
  readonly callBackAt: Date | null;
  readonly calledBackAt: Date | null;
  /**
   * How long bridges have joined the two people by telephone. It is not added to their time in the browser, because
   * both may run at the same time.
   */
  readonly bridgedMs: number;
  readonly patient: LegFacts;
  readonly doctor: LegFacts;
}

/** Returns whether a person is in the call now: the person has a leg that was alive within the last 15 seconds. */
export function isPresent({ leg, seenAt }: LegFacts, now: Date): boolean {
  return leg !== null && seenAt !== null && later(seenAt, LEG_TIMEOUT) > now;
}

/**
 * Brings the session up to date. The time together runs while both are present and connected. It stops for a person who
 * vanished at the moment they were last seen, so that a dead process adds no time.
 */
export function updateTimeTogether<Session extends SessionFacts>(session: Session, now: Date): Session {
  const legs = [session.patient, session.doctor];
  const together = legs.every((leg) => leg.connected && isPresent(leg, now));
  if (together) {
    if (session.togetherSince !== null) return session;
    return { ...session, state: 'connected', connectedAt: session.connectedAt ?? now, togetherSince: now };
  }
  if (session.togetherSince === null) return session;
  const gone = legs
    .filter((leg) => leg.leg !== null && !isPresent(leg, now))
    .map(({ seenAt }) => seenAt?.getTime() ?? 0);
  const until = new Date(Math.max(session.togetherSince.getTime(), Math.min(now.getTime(), ...gone)));
  return {
    ...session,
    togetherSince: null,
    togetherUntil: until,
    togetherMs: session.togetherMs + until.getTime() - session.togetherSince.getTime(),
  };
}

/** Returns for how many milliseconds both have been connected in the browser until now. */
export function togetherFor(session: SessionFacts, now: Date): number {
  return session.togetherMs + (session.togetherSince === null ? 0 : now.getTime() - session.togetherSince.getTime());
}

/**
 * Returns whether the patient left to be called back when the doctor comes, and whether the patient was told. `told`
 * stays: it happens once per call.
 */
export function callBackOf({ callBackAt, calledBackAt }: SessionFacts): 'none' | 'asked' | 'told' {
  if (calledBackAt !== null) return 'told';
  return callBackAt === null ? 'none' : 'asked';
}

/** Returns whether the two had a consultation: a minute together in the browser, or a minute by telephone (W09). */
export function hadConsultation(session: SessionFacts, now: Date): boolean {
  return Math.max(togetherFor(session, now), session.bridgedMs) >= CONSULTATION_MINIMUM;
}

export type Verdict = 'completed' | 'doctor-absent' | 'patient-absent' | 'failed';

/** What is known of a phone appointment besides the browsers. */
export interface PhoneFacts {
  /** The doctor was shown the patient's number or asked for a bridge, with whatever result. */
  readonly doctorTried: boolean;
  /** When the doctor called and nobody answered, oldest first. */
  readonly unanswered: readonly Date[];
  /** The patient says that the two did not speak. */
  readonly denied: boolean;
}

export interface JudgedCall extends CallTimes {
  readonly doctorSignsIn: boolean;
  /** Whom a bridge has reached (see `findReached`); left out: nobody. */
  readonly reached?: Readonly<Record<CallSide, boolean>>;
  /** Only in a phone appointment; left out in a video appointment. */
  readonly byPhone?: PhoneFacts | undefined;
}

/**
 * Decides what becomes of a call that nobody ends. Returns null while the call may go on.
 *
 * - `completed`: the two were together for a minute, and have been apart for three minutes or the window has closed.
 * - `…-absent`: one side never came, and the other one was there until `absentFrom` (fifteen minutes after the start,
 *   or after the time that a delay gave). Once the window has closed, it is enough that the other one was there after
 *   the start.
 * - `failed`: the window has closed and none of the above holds.
 *
 * Nobody counts as absent from an emergency, or from a doctor without an account, because those doctors call by
 * ordinary phone. A person whom a bridge reached is not absent. In a phone appointment `absentByPhone` decides instead.
 */
export function verdictOn(session: SessionFacts, call: JudgedCall, now: Date): Verdict | null {
  const window = callWindowOf(call);
  const closed = now >= window.closesAt;
  const silent =
    session.togetherSince === null &&
    session.togetherUntil !== null &&
    later(session.togetherUntil, ENDS_AFTER_APART) <= now;
  if (hadConsultation(session, now)) return closed || silent ? 'completed' : null;
  const absent = canCountAsAbsent(call) ? absentIn(session, call, closed, now) : null;
  if (absent !== null && now >= window.absentFrom[absent] && call.reached?.[absent] !== true) return `${absent}-absent`;
  return closed ? 'failed' : null;
}

/**
 * Returns from when on this person may leave because the other one is absent: from then on a rule gives the money back,
 * or keeps it, in this person's favour (R-18f). Returns null when no rule will count the other one as absent: they
 * came, a bridge reached them, or they call by ordinary phone. In a phone appointment only the patient may leave, and
 * only if the doctor has not called; the patient then has to report that they did not speak.
 */
export function mayLeaveFrom(session: SessionFacts | undefined, call: JudgedCall, side: CallSide): Date | null {
  const window = callWindowOf(call);
  const other = side === 'patient' ? 'doctor' : 'patient';
  if (call.byPhone !== undefined && (side === 'doctor' || call.byPhone.doctorTried)) return null;
  const isAwaitedByRule =
    canCountAsAbsent(call) &&
    call.reached?.[other] !== true &&
    !(session !== undefined && cameInTime(session[other], window));
  return isAwaitedByRule ? window.absentFrom[other] : null;
}

/** Returns whether anybody may count as absent at all: not in an emergency, and not where the doctor has no account. */
function canCountAsAbsent({ isEmergency, doctorSignsIn }: JudgedCall): boolean {
  return !isEmergency && doctorSignsIn;
}

function absentIn(session: SessionFacts, call: JudgedCall, closed: boolean, now: Date): CallSide | null {
  const window = { ...callWindowOf(call), startsAt: call.startsAt };
  return call.byPhone === undefined
    ? absentSide(session, window, closed, now)
    : absentByPhone(session, call.byPhone, window, closed);
}

/**
 * Decides who is absent from a phone appointment. The two may have spoken without any browser, so a missing browser
 * proves nothing.
 *
 * - The doctor is absent when the patient reports that they did not speak, the patient was in the waiting room after
 *   the start or left it to be called back, and the doctor neither came nor called.
 * - The patient is absent when the window has closed, two calls of the doctor at least five minutes apart were not
 *   answered, and the patient neither came, nor asked to be called back, nor reported anything.
 */
function absentByPhone(
  session: SessionFacts,
  { doctorTried, unanswered, denied }: PhoneFacts,
  window: CallWindow & { readonly startsAt: Date },
  closed: boolean,
): CallSide | null {
  const wantsCall = session.callBackAt !== null || session.calledBackAt !== null;
  const { seenAt } = session.patient;
  const doctorCame = doctorTried || cameInTime(session.doctor, window);
  if (denied) return !doctorCame && (wantsCall || (seenAt !== null && seenAt >= window.startsAt)) ? 'doctor' : null;
  return closed && !wantsCall && !cameInTime(session.patient, window) && calledInVain(unanswered, window)
    ? 'patient'
    : null;
}

function calledInVain(unanswered: readonly Date[], { absentFrom, closesAt }: CallWindow): boolean {
  const calls = unanswered.filter((at) => at >= later(absentFrom.patient, -ABSENT_AFTER) && at < closesAt);
  const [first, last] = [calls[0], calls.at(-1)];
  return (
    calls.length >= MIN_UNANSWERED_CALLS &&
    first !== undefined &&
    last !== undefined &&
    last.getTime() - first.getTime() >= MIN_TIME_BETWEEN_CALLS
  );
}

function cameInTime({ seenAt }: LegFacts, { opensAt }: { readonly opensAt: Date }): boolean {
  return seenAt !== null && seenAt >= opensAt;
}

function absentSide(
  session: SessionFacts,
  window: CallWindow & { readonly startsAt: Date },
  closed: boolean,
  now: Date,
): CallSide | null {
  const came = (leg: LegFacts) => cameInTime(leg, window);
  // A person who left at the time when the page said they may go has waited, although they are gone at the verdict.
  const waited = (leg: LegFacts, from: Date) =>
    isPresent(leg, now) || (leg.seenAt !== null && leg.seenAt >= (closed ? window.startsAt : from));
  // A patient who left to be called back is not absent; towards that patient the doctor may be.
  const wantsCall = session.callBackAt !== null || session.calledBackAt !== null;
  if (!came(session.doctor) && (waited(session.patient, window.absentFrom.doctor) || (closed && wantsCall)))
    return 'doctor';
  if (!came(session.patient) && !wantsCall && waited(session.doctor, window.absentFrom.patient)) return 'patient';
  return null;
}
