import { createHmac } from 'node:crypto';
import { CALL_WINDOW } from '@tabibu/contract/call-window';
import type { CallSide, IceSettingsBody } from '@tabibu/contract/calls';
import { MINUTE, SECOND, later } from '../../platform/time.ts';

/** How long a consultation is planned to last; an emergency, which takes no slot, an hour. */
export const PLANNED = CALL_WINDOW.planned * MINUTE;
const PLANNED_EMERGENCY = CALL_WINDOW.plannedEmergency * MINUTE;
/** One may come this long before the start and stay this long after the end (K-01). */
export const BEFORE = CALL_WINDOW.before * MINUTE;
export const AFTER = CALL_WINDOW.after * MINUTE;
/** A ticket is used at once or not at all. */
export const TICKET_LIFE = 30 * SECOND;
/** Relay credentials end soon and are asked for anew while the call lasts (K-04). */
const ICE_LIFE = 10 * MINUTE;
/** How long a person keeps the same name on the relay. */
const ICE_NAME = 5 * SECOND;
/** Both connected for so long is a consultation (W09). */
const ENOUGH = MINUTE;
/** A call that lasted and fell silent for so long is over. */
const SILENCE = 3 * MINUTE;
/** Who has not come by then may be held absent (R-18f). */
const PATIENCE = CALL_WINDOW.patience * MINUTE;
/** Somebody is called in vain who is called so often, the last time so long after the first. */
const CALLS_IN_VAIN = 2;
const BETWEEN_CALLS = 5 * MINUTE;
/** Who opens the socket shows the ticket within this time. */
export const HELLO_WITHIN = 5 * SECOND;
/** A leg shows that it lives each BEAT, and counts as gone after GONE. */
export const BEAT = 5 * SECOND;
const GONE = 15 * SECOND;
/** After the end the chat can be written to for a day. */
const CHAT_AFTER = CALL_WINDOW.chatAfter * MINUTE;

/** The rest of a consultation that has outlasted its half hour, for guessing. */
const OVERTIME = 5 * MINUTE;

export interface CallWindow { readonly opensAt: Date; readonly endsAt: Date; readonly closesAt: Date; readonly absentFrom: Date; readonly chatUntil: Date }

/** When a call may be entered and left; a delay that was told moves its end. An emergency begins when it is accepted. */
export function windowOf({ startsAt, expectedAt = startsAt, isEmergency }: { readonly startsAt: Date; readonly expectedAt?: Date; readonly isEmergency: boolean }): CallWindow {
  const endsAt = later(expectedAt, isEmergency ? PLANNED_EMERGENCY : PLANNED);
  return {
    opensAt: isEmergency ? startsAt : later(startsAt, -BEFORE),
    endsAt,
    closesAt: later(endsAt, AFTER),
    absentFrom: later(expectedAt, PATIENCE),
    chatUntil: later(endsAt, CHAT_AFTER),
  };
}

/** How many wait before a patient, and about how long: the rest of each half hour, and a little for one that takes longer. */
export function waitingBefore(starts: readonly Date[], now: Date): { before: number; minutes: number } {
  const rest = (start: Date) => Math.min(PLANNED, Math.max(OVERTIME, later(start, PLANNED).getTime() - now.getTime()));
  return { before: starts.length, minutes: Math.ceil(starts.reduce((sum, start) => sum + rest(start), 0) / MINUTE) };
}

/** One person's part of a call as it was last seen. */
export interface LegFacts { readonly leg: string | null; readonly seenAt: Date | null; readonly connected: boolean }

export interface SessionFacts {
  readonly state: 'connecting' | 'connected' | 'ended' | 'failed';
  readonly connectedAt: Date | null;
  readonly togetherSince: Date | null;
  readonly togetherUntil: Date | null;
  readonly togetherMs: number;
  /** When the patient left the waiting room to be told, and was told that the doctor is there. */
  readonly callBackAt: Date | null;
  readonly calledBackAt: Date | null;
  /** For how long a telephone joined them; not added to the time together, because both may run at once. */
  readonly bridgedMs: number;
  readonly patient: LegFacts;
  readonly doctor: LegFacts;
}

/** In the call now: a leg that has shown itself lately. */
export function isPresent({ leg, seenAt }: LegFacts, now: Date): boolean {
  return leg !== null && seenAt !== null && later(seenAt, GONE) > now;
}

/**
 * The session after something changed or time passed: time runs while both are there and connected. It stops for somebody who is gone
 * at the moment they were last seen, so a process that died adds no time.
 */
export function withTime<Session extends SessionFacts>(session: Session, now: Date): Session {
  const legs = [session.patient, session.doctor];
  const together = legs.every((leg) => leg.connected && isPresent(leg, now));
  if (together) {
    if (session.togetherSince !== null) return session;
    return { ...session, state: 'connected', connectedAt: session.connectedAt ?? now, togetherSince: now };
  }
  if (session.togetherSince === null) return session;
  const gone = legs.filter((leg) => leg.leg !== null && !isPresent(leg, now)).map(({ seenAt }) => seenAt?.getTime() ?? 0);
  const until = new Date(Math.max(session.togetherSince.getTime(), Math.min(now.getTime(), ...gone)));
  return { ...session, togetherSince: null, togetherUntil: until, togetherMs: session.togetherMs + until.getTime() - session.togetherSince.getTime() };
}

/** For how long both were connected, until now. */
export function togetherFor(session: SessionFacts, now: Date): number {
  return session.togetherMs + (session.togetherSince === null ? 0 : now.getTime() - session.togetherSince.getTime());
}

/** Whether the patient left to be told when the doctor comes, and was told. Once told stays told: it happens once per call. */
export function callBackOf({ callBackAt, calledBackAt }: SessionFacts): 'none' | 'asked' | 'told' {
  if (calledBackAt !== null) return 'told';
  return callBackAt === null ? 'none' : 'asked';
}

/** A minute together is a consultation, in the browser or by telephone (W09). */
export function hadEnough(session: SessionFacts, now: Date): boolean {
  return Math.max(togetherFor(session, now), session.bridgedMs) >= ENOUGH;
}

export type Verdict = 'completed' | 'doctor-absent' | 'patient-absent' | 'failed';

/** What is known of an appointment by phone besides the browsers. */
export interface PhoneFacts {
  /** The doctor called or asked to be joined, whatever came of it. */
  readonly doctorTried: boolean;
  /** When the doctor called and nobody answered, oldest first. */
  readonly unanswered: readonly Date[];
  /** The patient says that the two did not speak. */
  readonly denied: boolean;
}

export interface JudgedCall {
  readonly startsAt: Date;
  readonly expectedAt?: Date;
  readonly isEmergency: boolean;
  readonly doctorSignsIn: boolean;
  /** Who picked up, or asked to be called; nobody when left out. */
  readonly reached?: Readonly<Record<CallSide, boolean>>;
  /** By phone; left out where the two meet by video only. */
  readonly byPhone?: PhoneFacts | undefined;
}

/**
 * What becomes of a call that nobody ends; null while it may go on. A call that lasted is over three minutes after both were last
 * connected, and when its window closes. Fifteen minutes after the start, or after the time that the doctor gave instead, somebody who
 * never came is absent if the other waited until then; when the window closes it is enough that the other was there after the start. Nobody is absent from an emergency,
 * or from a doctor who cannot sign in: those doctors call by ordinary phone; nor is somebody whom a bridge has reached by telephone.
 * In an appointment by phone no browser alone makes anybody absent (`absentByPhone`).
 */
export function verdictOn(session: SessionFacts, call: JudgedCall, now: Date): Verdict | null {
  const window = windowOf(call);
  const closed = now >= window.closesAt;
  const silent = session.togetherSince === null && session.togetherUntil !== null && later(session.togetherUntil, SILENCE) <= now;
  if (hadEnough(session, now)) return closed || silent ? 'completed' : null;
  const absent = !isAwaited(call) || now < window.absentFrom ? null : absentIn(session, call, closed, now);
  if (absent !== null && call.reached?.[absent] !== true) return `${absent}-absent`;
  return closed ? 'failed' : null;
}

/**
 * From when on the absence of the other lets this person go and the money follows (R-18f); null when no rule will hold the other absent:
 * they came, the telephone reached them, or they call by ordinary phone. By phone only the patient may go, and has to say that the two did not
 * speak; not once the doctor has called.
 */
export function absenceFrom(session: SessionFacts | undefined, call: JudgedCall, side: CallSide): Date | null {
  const window = windowOf(call);
  const other = side === 'patient' ? 'doctor' : 'patient';
  if (call.byPhone !== undefined && (side === 'doctor' || call.byPhone.doctorTried)) return null;
  const isAwaitedByRule = isAwaited(call) && call.reached?.[other] !== true && !(session !== undefined && cameInTime(session[other], window));
  return isAwaitedByRule ? window.absentFrom : null;
}

/** Whether somebody may be held absent at all: not from an emergency, nor from a doctor who cannot sign in. */
function isAwaited({ isEmergency, doctorSignsIn }: JudgedCall): boolean {
  return !isEmergency && doctorSignsIn;
}

function absentIn(session: SessionFacts, call: JudgedCall, closed: boolean, now: Date): CallSide | null {
  const window = { ...windowOf(call), startsAt: call.startsAt };
  return call.byPhone === undefined ? absentSide(session, window, closed, now) : absentByPhone(session, call.byPhone, window, closed);
}

/**
 * By phone the two may have spoken without any browser. So the doctor is absent only to a patient who was in the room after the start and
 * says that they did not speak, when the doctor neither came nor called. The patient is absent only when the window has closed, the doctor
 * called in vain twice with five minutes between, and the patient neither came, nor left to be told, nor says anything else.
 */
function absentByPhone(session: SessionFacts, { doctorTried, unanswered, denied }: PhoneFacts, window: CallWindow & { readonly startsAt: Date }, closed: boolean): CallSide | null {
  const wantsCall = session.callBackAt !== null || session.calledBackAt !== null;
  const { seenAt } = session.patient;
  const doctorCame = doctorTried || cameInTime(session.doctor, window);
  if (denied) return !doctorCame && (wantsCall || (seenAt !== null && seenAt >= window.startsAt)) ? 'doctor' : null;
  return closed && !wantsCall && !cameInTime(session.patient, window) && calledInVain(unanswered, window) ? 'patient' : null;
}

function calledInVain(unanswered: readonly Date[], { absentFrom, closesAt }: CallWindow): boolean {
  const calls = unanswered.filter((at) => at >= later(absentFrom, -PATIENCE) && at < closesAt);
  const [first, last] = [calls[0], calls.at(-1)];
  return calls.length >= CALLS_IN_VAIN && first !== undefined && last !== undefined && last.getTime() - first.getTime() >= BETWEEN_CALLS;
}

function cameInTime({ seenAt }: LegFacts, { opensAt }: { readonly opensAt: Date }): boolean {
  return seenAt !== null && seenAt >= opensAt;
}

function absentSide(session: SessionFacts, window: CallWindow & { readonly startsAt: Date }, closed: boolean, now: Date): CallSide | null {
  const came = (leg: LegFacts) => cameInTime(leg, window);
  // Who was told that they may go has waited, although they are gone when the verdict is made.
  const waited = (leg: LegFacts) => isPresent(leg, now) || (leg.seenAt !== null && leg.seenAt >= (closed ? window.startsAt : window.absentFrom));
  // Who left to be told has come as far as the product asked for: the doctor may be absent to them, they are not.
  const wantsCall = session.callBackAt !== null || session.calledBackAt !== null;
  if (!came(session.doctor) && (waited(session.patient) || (closed && wantsCall))) return 'doctor';
  if (!came(session.patient) && !wantsCall && waited(session.doctor)) return 'patient';
  return null;
}

export interface IceConfig { readonly turnUrls: readonly string[]; readonly turnSecret: string | undefined; readonly stunUrls: readonly string[] }

/** The password of a relay's time-limited user: HMAC-SHA1 over the name, as coturn's shared secret wants it. */
export function relayPassword(secret: string, username: string): string {
  return createHmac('sha1', secret).update(username).digest('base64');
}

/**
 * Where media goes through. With a relay only through it, so that neither side learns the other's address (K-05). The relay gives a
 * name four places (K-04) and keeps those of a browser that went without a word for ten minutes. So the name changes every five
 * seconds: who reloads, or looks for another path soon after the last one, finds places again.
 */
export function iceSettings({ turnUrls, turnSecret, stunUrls }: IceConfig, { bookingId, side }: { bookingId: string; side: CallSide }, now: Date): IceSettingsBody {
  const expires = later(now, ICE_LIFE);
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (turnSecret === undefined || turnUrls.length === 0) return { servers: stun, policy: 'all', expires_at: expires.toISOString() };
  const name = `${side === 'patient' ? 'p' : 'd'}${Math.floor(now.getTime() / ICE_NAME) % 1000}`;
  const username = `${Math.floor(expires.getTime() / SECOND)}:${bookingId.slice(-12)}:${name}`;
  return {
    servers: [...stun, { urls: [...turnUrls], username, credential: relayPassword(turnSecret, username) }],
    policy: 'relay',
    expires_at: expires.toISOString(),
  };
}
