import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import { absenceFrom, iceSettings, relayPassword, togetherFor, verdictOn, waitingBefore, windowOf, withTime } from './rules.ts';
import type { LegFacts, PhoneFacts, SessionFacts } from './rules.ts';

const START = new Date('2027-01-15T07:00:00Z');
const min = (minutes: number): Date => later(START, minutes * MINUTE);
const never: LegFacts = { leg: null, seenAt: null, connected: false };
const left = (minutes: number): LegFacts => ({ leg: null, seenAt: min(minutes), connected: false });
const here = (minutes: number): LegFacts => ({ leg: 'leg', seenAt: min(minutes), connected: false });
const nobody: SessionFacts = { state: 'connecting', connectedAt: null, togetherSince: null, togetherUntil: null, togetherMs: 0, bridgedMs: 0, patient: never, doctor: never, callBackAt: null, calledBackAt: null };
const spoke = (milliseconds: number, until: number): Partial<SessionFacts> => ({ state: 'connected', connectedAt: min(1), togetherMs: milliseconds, togetherUntil: min(until), patient: left(until), doctor: left(until) });

describe('what becomes of a call that nobody ends (R-18f, W09)', () => {
  test.each<[string, Partial<SessionFacts>, number, string | null]>([
    ['the patient waits and 15 minutes are not over', { patient: here(14.9) }, 14.9, null],
    ['the patient waits for 15 minutes, the doctor never came', { patient: here(15) }, 15, 'doctor-absent'],
    ['the doctor waits for 15 minutes, the patient never came', { doctor: here(15) }, 15, 'patient-absent'],
    ['the patient came before the start and left, the doctor never came', { patient: left(-2) }, 45, 'failed'],
    ['the patient was there after the start but does not wait', { patient: left(5) }, 20, null],
    ['… and at the close the doctor has still not come', { patient: left(5) }, 45, 'doctor-absent'],
    ['the doctor was there after the start and at the close the patient has not come', { doctor: left(16) }, 45, 'patient-absent'],
    ['both came and did not meet', { patient: left(5), doctor: left(9) }, 45, 'failed'],
    ['the doctor had come before the start and is away, the patient waits', { patient: here(20), doctor: left(-5) }, 20, null],
    ['the doctor is of an old time of the appointment', { patient: here(15), doctor: left(-60) }, 15, 'doctor-absent'],
    ['59 seconds together', spoke(59_999, 5), 45, 'failed'],
    ['a minute together and less than three of silence', spoke(60_000, 5), 7.9, null],
    ['a minute together and three of silence', spoke(60_000, 5), 8, 'completed'],
    ['a minute on the telephone and nothing in the browser', { ...spoke(0, 0), bridgedMs: 60_000 }, 45, 'completed'],
    ['half a minute on the telephone and half a minute in the browser may have been the same', { ...spoke(31_000, 5), bridgedMs: 31_000 }, 45, 'failed'],
    ['still together at the close', { ...spoke(0, 0), togetherSince: min(2), togetherUntil: null, patient: { ...here(45), connected: true }, doctor: { ...here(45), connected: true } }, 45, 'completed'],
    ['still together before the close', { ...spoke(0, 0), togetherSince: min(2), togetherUntil: null, patient: { ...here(44), connected: true }, doctor: { ...here(44), connected: true } }, 44, null],
  ])('%s', (_, session, minutes, verdict) => {
    expect(verdictOn({ ...nobody, ...session }, { startsAt: START, isEmergency: false, doctorSignsIn: true }, min(minutes))).toBe(verdict);
  });

  test('nobody is absent from an emergency, which closes 75 minutes after it was accepted', () => {
    const emergency = { startsAt: START, isEmergency: true, doctorSignsIn: true };
    expect(verdictOn({ ...nobody, patient: here(20) }, emergency, min(20))).toBeNull();
    expect(verdictOn({ ...nobody, patient: here(75) }, emergency, min(75))).toBe('failed');
    expect(windowOf(emergency)).toMatchObject({ opensAt: START, closesAt: min(75) });
  });
});

describe('in an appointment by phone nobody is absent by browser alone', () => {
  const quiet: PhoneFacts = { doctorTried: false, unanswered: [], denied: false };
  const calls = (...minutes: number[]): PhoneFacts => ({ doctorTried: true, unanswered: minutes.map(min), denied: false });
  const toBeTold = { callBackAt: min(4) };
  test.each<[string, Partial<SessionFacts>, PhoneFacts, number, string | null]>([
    ['the doctor waits in the room for 15 minutes, the patient dials', { doctor: here(15) }, quiet, 15, null],
    ['… and at the close a person decides', { doctor: here(45) }, quiet, 45, 'failed'],
    ['the patient waits in the room, the doctor is perhaps on the phone', { patient: here(15) }, quiet, 15, null],
    ['… and at the close, without a word, a person decides', { patient: here(45) }, quiet, 45, 'failed'],
    ['the patient waited, the doctor neither came nor called, and the patient says so', { patient: here(16) }, { ...quiet, denied: true }, 16, 'doctor-absent'],
    ['… or says so after the close', { patient: left(20) }, { ...quiet, denied: true }, 90, 'doctor-absent'],
    ['… or had left to be told', toBeTold, { ...quiet, denied: true }, 16, 'doctor-absent'],
    ['the patient says so, but was never in the room', {}, { ...quiet, denied: true }, 45, 'failed'],
    ['the patient says so, but was there before the start only', { patient: left(-5) }, { ...quiet, denied: true }, 45, 'failed'],
    ['the patient says so, but the doctor called', { patient: here(45) }, { ...calls(3), denied: true }, 45, 'failed'],
    ['the patient says so, but the doctor was in the room', { patient: here(45), doctor: left(20) }, { ...quiet, denied: true }, 45, 'failed'],
    ['the doctor called twice in vain, and the window is open', {}, calls(1, 10), 44, null],
    ['the doctor called twice in vain', {}, calls(1, 10), 45, 'patient-absent'],
    ['once is not enough', {}, calls(1), 45, 'failed'],
    ['twice within five minutes is once', {}, calls(1, 5), 45, 'failed'],
    ['before the start nobody has to answer', {}, calls(-8, 1), 45, 'failed'],
    ['called in vain, but the patient came into the room', { patient: left(20) }, calls(1, 10), 45, 'failed'],
    ['called in vain, but the patient left to be told', toBeTold, calls(1, 10), 45, 'failed'],
    ['called in vain, but the patient says that they did not speak', {}, { ...calls(1, 10), denied: true }, 45, 'failed'],
    ['a minute together counts as ever', spoke(60_000, 5), quiet, 8, 'completed'],
  ])('%s', (_, session, byPhone, minutes, verdict) => {
    expect(verdictOn({ ...nobody, ...session }, { startsAt: START, isEmergency: false, doctorSignsIn: true, byPhone }, min(minutes))).toBe(verdict);
  });

  test('who was reached by a bridge is not absent', () => {
    const call = { startsAt: START, isEmergency: false, doctorSignsIn: true, byPhone: calls(1, 10), reached: { patient: true, doctor: true } };
    expect(verdictOn(nobody, call, min(45))).toBe('failed');
  });

  test('a call counts from the time that was told instead of the start', () => {
    const delayed = { startsAt: START, expectedAt: min(15), isEmergency: false, doctorSignsIn: true };
    expect(verdictOn(nobody, { ...delayed, byPhone: calls(5, 12) }, min(60))).toBe('failed');
    expect(verdictOn(nobody, { ...delayed, byPhone: calls(15, 20) }, min(60))).toBe('patient-absent');
  });

  test('only the patient may go, and not once the doctor has called', () => {
    const call = { startsAt: START, isEmergency: false, doctorSignsIn: true };
    expect(absenceFrom(nobody, { ...call, byPhone: quiet }, 'patient')).toEqual(min(15));
    expect(absenceFrom(nobody, { ...call, byPhone: calls(2) }, 'patient')).toBeNull();
    expect(absenceFrom(nobody, { ...call, byPhone: quiet }, 'doctor')).toBeNull();
  });
});

describe('a delay that was told', () => {
  const delayed = { startsAt: START, expectedAt: min(15), isEmergency: false, doctorSignsIn: true };

  test('moves the end of the window and everybody\'s patience', () => {
    expect(windowOf(delayed)).toMatchObject({ opensAt: min(-10), endsAt: min(45), closesAt: min(60), absentFrom: min(30) });
    expect(verdictOn({ ...nobody, patient: here(29) }, delayed, min(29))).toBeNull();
    expect(verdictOn({ ...nobody, patient: here(30) }, delayed, min(30))).toBe('doctor-absent');
    expect(verdictOn({ ...nobody, doctor: here(29) }, delayed, min(29))).toBeNull();
  });
});

describe('what a person who waits is told', () => {
  const call = { startsAt: START, isEmergency: false, doctorSignsIn: true };

  test('is true: who goes after the patience is over has waited, whenever the verdict is made', () => {
    expect(absenceFrom({ ...nobody, patient: here(15) }, call, 'patient')).toEqual(min(15));
    expect(verdictOn({ ...nobody, patient: { ...here(15), leg: null } }, call, later(min(15), 50 * SECOND))).toBe('doctor-absent');
    expect(verdictOn({ ...nobody, patient: { ...here(14), leg: null } }, call, min(16))).toBeNull();
  });

  test.each<[string, Parameters<typeof absenceFrom>[0], Partial<Parameters<typeof absenceFrom>[1]>]>([
    ['the doctor looked in before the start', { ...nobody, doctor: { ...here(-5), leg: null } }, {}],
    ['an emergency', nobody, { isEmergency: true }],
    ['a doctor who cannot sign in', nobody, { doctorSignsIn: false }],
    ['a doctor whom the telephone reached', nobody, { reached: { patient: false, doctor: true } }],
  ])('is nothing where no rule gives the money back: %s', (_, session, change) => {
    expect(absenceFrom(session, { ...call, ...change }, 'patient')).toBeNull();
  });

  test('counts also before anybody came', () => {
    expect(absenceFrom(undefined, call, 'doctor')).toEqual(min(15));
  });
});

test('a doctor who cannot sign in calls by phone, and is not absent', () => {
  const byPhone = { startsAt: START, isEmergency: false, doctorSignsIn: false };
  expect(verdictOn({ ...nobody, patient: here(20) }, byPhone, min(20))).toBeNull();
  expect(verdictOn({ ...nobody, patient: here(45) }, byPhone, min(45))).toBe('failed');
});

describe('the time that both were connected', () => {
  const both = { patient: { leg: 'p', seenAt: START, connected: true }, doctor: { leg: 'd', seenAt: START, connected: true } };

  test('runs from the moment at which both are', () => {
    const one = withTime({ ...nobody, ...both, doctor: { ...both.doctor, connected: false } }, START);
    expect([one.state, one.togetherSince]).toEqual(['connecting', null]);
    const two = withTime({ ...one, ...both }, START);
    expect(two).toMatchObject({ state: 'connected', connectedAt: START, togetherSince: START });
    expect(togetherFor(two, later(START, 30 * SECOND))).toBe(30 * SECOND);
  });

  test('stops when one is not, and adds up', () => {
    const stopped = withTime({ ...withTime({ ...nobody, ...both }, START), doctor: { ...both.doctor, connected: false } }, later(START, 10 * SECOND));
    expect(stopped).toMatchObject({ state: 'connected', togetherSince: null, togetherMs: 10 * SECOND, togetherUntil: later(START, 10 * SECOND) });
  });

  test('of a process that died stops when it was last seen', () => {
    const running = withTime({ ...nobody, ...both }, START);
    const seen = { ...running, patient: { ...both.patient, seenAt: later(START, 60 * SECOND) }, doctor: { ...both.doctor, seenAt: later(START, 7 * SECOND) } };
    expect(withTime(seen, later(START, 61 * SECOND)).togetherMs).toBe(7 * SECOND);
  });
});

test('who waits is told how many are before, and about how long', () => {
  expect(waitingBefore([], START)).toEqual({ before: 0, minutes: 0 });
  expect(waitingBefore([min(-40), min(-10), min(20)], START)).toEqual({ before: 3, minutes: 55 });
});

test('relay credentials are those of the published vector', () => {
  expect(relayPassword('north', '1795246867:pat_42')).toBe('TUcOUsKiGtOX1k4h1nBPzvfy01U=');
});

test('a person has another name on the relay after five seconds, because what a reload left behind stays there for ten', () => {
  const relay = { turnUrls: ['turn:relay.example'], turnSecret: 'north', stunUrls: [] };
  const nameAt = (seconds: number) => iceSettings(relay, { bookingId: 'b', side: 'doctor' }, later(START, seconds * SECOND)).servers[0]?.username?.split(':')[2];
  expect(nameAt(0)).toMatch(/^d\d+$/);
  expect(new Set([0, 5, 10, 15, 595].map(nameAt)).size).toBe(5);
});

test('without a relay the browsers meet directly, and nothing secret is sent', () => {
  expect(iceSettings({ turnUrls: [], turnSecret: undefined, stunUrls: [] }, { bookingId: 'b', side: 'patient' }, START)).toMatchObject({ servers: [], policy: 'all' });
});
