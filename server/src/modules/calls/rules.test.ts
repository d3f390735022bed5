import { describe, expect, test } from 'vitest';
import { callWindowOf } from '@tabibu/contract/call-window';
import { START, here, left, min, nobody, spoke } from '../../../test/call-facts.ts';
import { SECOND, later } from '../../platform/time.ts';
import { mayLeaveFrom, togetherFor, verdictOn, waitingBefore, updateTimeTogether } from './rules.ts';
import type { SessionFacts } from './rules.ts';

describe('what becomes of a call that nobody ends (R-18f, W09)', () => {
  test.each<[string, Partial<SessionFacts>, number, string | null]>([
    ['the patient waits and 15 minutes are not over', { patient: here(14.9) }, 14.9, null],
    ['the patient waits for 15 minutes, the doctor never came', { patient: here(15) }, 15, 'doctor-absent'],
    ['the doctor waits for 15 minutes, the patient never came', { doctor: here(15) }, 15, 'patient-absent'],
    ['the patient came before the start and left, the doctor never came', { patient: left(-2) }, 45, 'failed'],
    ['the patient was there after the start but does not wait', { patient: left(5) }, 20, null],
    ['the patient was there after the start; at the close no doctor came', { patient: left(5) }, 45, 'doctor-absent'],
    [
      'the doctor was there after the start, and when the window closes the patient has not come',
      { doctor: left(16) },
      45,
      'patient-absent',
    ],
    ['both came, but at different times', { patient: left(5), doctor: left(9) }, 45, 'failed'],
    [
      'the doctor had come before the start and is away, the patient waits',
      { patient: here(20), doctor: left(-5) },
      20,
      null,
    ],
    ['the doctor came only before it was moved', { patient: here(15), doctor: left(-60) }, 15, 'doctor-absent'],
    ['just under a minute together', spoke(59_999, 5), 45, 'failed'],
    ['a minute together and less than three of silence', spoke(60_000, 5), 7.9, null],
    ['a minute together and three of silence', spoke(60_000, 5), 8, 'completed'],
    ['a minute on the telephone and nothing in the browser', { ...spoke(0, 0), bridgedMs: 60_000 }, 45, 'completed'],
    [
      'half a minute on the telephone and half a minute in the browser do not add up, because they may overlap',
      { ...spoke(31_000, 5), bridgedMs: 31_000 },
      45,
      'failed',
    ],
    [
      'still together when the window closes',
      {
        ...spoke(0, 0),
        togetherSince: min(2),
        togetherUntil: null,
        patient: { ...here(45), connected: true },
        doctor: { ...here(45), connected: true },
      },
      45,
      'completed',
    ],
    [
      'still together before the window closes',
      {
        ...spoke(0, 0),
        togetherSince: min(2),
        togetherUntil: null,
        patient: { ...here(44), connected: true },
        doctor: { ...here(44), connected: true },
      },
      44,
      null,
    ],
  ])('%s', (_, session, minutes, verdict) => {
    expect(
      verdictOn({ ...nobody, ...session }, { startsAt: START, isEmergency: false, doctorSignsIn: true }, min(minutes)),
    ).toBe(verdict);
  });

  test('nobody is absent from an emergency, which closes 75 minutes after it was accepted', () => {
    const emergency = { startsAt: START, isEmergency: true, doctorSignsIn: true };
    expect(verdictOn({ ...nobody, patient: here(20) }, emergency, min(20))).toBeNull();
    expect(verdictOn({ ...nobody, patient: here(75) }, emergency, min(75))).toBe('failed');
    expect(callWindowOf(emergency)).toMatchObject({ opensAt: START, closesAt: min(75) });
  });
});

describe('a delay that was told', () => {
  const delayed = { startsAt: START, expectedAt: min(15), isEmergency: false, doctorSignsIn: true };

  test('moves the end of the window and the times from which each side counts as absent', () => {
    expect(callWindowOf(delayed)).toMatchObject({
      opensAt: min(-10),
      endsAt: min(45),
      closesAt: min(60),
      absentFrom: { doctor: min(30), patient: min(30) },
    });
    expect(verdictOn({ ...nobody, patient: here(29) }, delayed, min(29))).toBeNull();
    expect(verdictOn({ ...nobody, patient: here(30) }, delayed, min(30))).toBe('doctor-absent');
    expect(verdictOn({ ...nobody, doctor: here(29) }, delayed, min(29))).toBeNull();
  });
});

describe('a delay that became shorter', () => {
  const shorter = { startsAt: START, expectedAt: min(5), latestAt: min(30), isEmergency: false, doctorSignsIn: true };

  test('does not make the patient absent before the later time that was told first', () => {
    expect(verdictOn({ ...nobody, doctor: here(44) }, shorter, min(44))).toBeNull();
    expect(verdictOn({ ...nobody, doctor: here(45) }, shorter, min(45))).toBe('patient-absent');
    expect(mayLeaveFrom({ ...nobody, doctor: here(20) }, shorter, 'doctor')).toEqual(min(45));
    expect(callWindowOf(shorter)).toMatchObject({ endsAt: min(60), closesAt: min(75) });
  });

  test('makes the doctor absent by the shorter time', () => {
    expect(verdictOn({ ...nobody, patient: here(20) }, shorter, min(20))).toBe('doctor-absent');
    expect(mayLeaveFrom({ ...nobody, patient: here(10) }, shorter, 'patient')).toEqual(min(20));
  });
});

describe('the time from which a waiting person may leave', () => {
  const call = { startsAt: START, isEmergency: false, doctorSignsIn: true };

  test('is kept to: a person who leaves after it has waited, whenever the verdict is made', () => {
    expect(mayLeaveFrom({ ...nobody, patient: here(15) }, call, 'patient')).toEqual(min(15));
    expect(verdictOn({ ...nobody, patient: { ...here(15), leg: null } }, call, later(min(15), 50 * SECOND))).toBe(
      'doctor-absent',
    );
    expect(verdictOn({ ...nobody, patient: { ...here(14), leg: null } }, call, min(16))).toBeNull();
  });

  test.each<[string, Parameters<typeof mayLeaveFrom>[0], Partial<Parameters<typeof mayLeaveFrom>[1]>]>([
    ['the doctor looked in before the start', { ...nobody, doctor: { ...here(-5), leg: null } }, {}],
    ['an emergency', nobody, { isEmergency: true }],
    ['a doctor who cannot sign in', nobody, { doctorSignsIn: false }],
    ['a doctor whom the telephone reached', nobody, { reached: { patient: false, doctor: true } }],
  ])('is null where no rule gives the money back: %s', (_, session, change) => {
    expect(mayLeaveFrom(session, { ...call, ...change }, 'patient')).toBeNull();
  });

  test('is known before anybody has entered', () => {
    expect(mayLeaveFrom(undefined, call, 'doctor')).toEqual(min(15));
  });
});

test('a doctor who cannot sign in is not absent, because that doctor calls by phone', () => {
  const byPhone = { startsAt: START, isEmergency: false, doctorSignsIn: false };
  expect(verdictOn({ ...nobody, patient: here(20) }, byPhone, min(20))).toBeNull();
  expect(verdictOn({ ...nobody, patient: here(45) }, byPhone, min(45))).toBe('failed');
});

describe('the time that both were connected', () => {
  const both = {
    patient: { leg: 'p', seenAt: START, connected: true },
    doctor: { leg: 'd', seenAt: START, connected: true },
  };

  test('runs from the moment at which both are connected', () => {
    const one = updateTimeTogether({ ...nobody, ...both, doctor: { ...both.doctor, connected: false } }, START);
    expect([one.state, one.togetherSince]).toEqual(['connecting', null]);
    const two = updateTimeTogether({ ...one, ...both }, START);
    expect(two).toMatchObject({ state: 'connected', connectedAt: START, togetherSince: START });
    expect(togetherFor(two, later(START, 30 * SECOND))).toBe(30 * SECOND);
  });

  test('stops when one disconnects, and adds up over several connections', () => {
    const stopped = updateTimeTogether(
      { ...updateTimeTogether({ ...nobody, ...both }, START), doctor: { ...both.doctor, connected: false } },
      later(START, 10 * SECOND),
    );
    expect(stopped).toMatchObject({
      state: 'connected',
      togetherSince: null,
      togetherMs: 10 * SECOND,
      togetherUntil: later(START, 10 * SECOND),
    });
  });

  test('of a process that died stops when it was last seen', () => {
    const running = updateTimeTogether({ ...nobody, ...both }, START);
    const seen = {
      ...running,
      patient: { ...both.patient, seenAt: later(START, 60 * SECOND) },
      doctor: { ...both.doctor, seenAt: later(START, 7 * SECOND) },
    };
    expect(updateTimeTogether(seen, later(START, 61 * SECOND)).togetherMs).toBe(7 * SECOND);
  });
});

test('a waiting patient is told how many are before them, and about how long it takes', () => {
  expect(waitingBefore([], START)).toEqual({ before: 0, minutes: 0 });
  expect(waitingBefore([min(-40), min(-10), min(20)], START)).toEqual({ before: 3, minutes: 55 });
});
