import { describe, expect, test } from 'vitest';
import { START, here, left, min, nobody, spoke } from '../../../test/call-facts.ts';
import { mayLeaveFrom, verdictOn } from './rules.ts';
import type { PhoneFacts, SessionFacts } from './rules.ts';

describe('in a phone appointment nobody counts as absent only because their browser was not there', () => {
  const quiet: PhoneFacts = { doctorTried: false, unanswered: [], denied: false };
  const calls = (...minutes: number[]): PhoneFacts => ({
    doctorTried: true,
    unanswered: minutes.map(min),
    denied: false,
  });
  const toBeTold = { callBackAt: min(4) };
  test.each<[string, Partial<SessionFacts>, PhoneFacts, number, string | null]>([
    ['the doctor waits in the room for 15 minutes, the patient dials', { doctor: here(15) }, quiet, 15, null],
    ['the doctor waits in the room until the close: a person decides', { doctor: here(45) }, quiet, 45, 'failed'],
    ['the patient waits in the room, the doctor is perhaps on the phone', { patient: here(15) }, quiet, 15, null],
    ['the patient waits until the close without a report', { patient: here(45) }, quiet, 45, 'failed'],
    [
      'the patient waited, the doctor neither came nor called, and the patient says so',
      { patient: here(16) },
      { ...quiet, denied: true },
      16,
      'doctor-absent',
    ],
    ['the patient says so after the close', { patient: left(20) }, { ...quiet, denied: true }, 90, 'doctor-absent'],
    ['the patient says so, and had left to be called back', toBeTold, { ...quiet, denied: true }, 16, 'doctor-absent'],
    ['the patient says so, but was never in the room', {}, { ...quiet, denied: true }, 45, 'failed'],
    [
      'the patient says so, but was there before the start only',
      { patient: left(-5) },
      { ...quiet, denied: true },
      45,
      'failed',
    ],
    ['the patient says so, but the doctor called', { patient: here(45) }, { ...calls(3), denied: true }, 45, 'failed'],
    [
      'the patient says so, but the doctor was in the room',
      { patient: here(45), doctor: left(20) },
      { ...quiet, denied: true },
      45,
      'failed',
    ],
    ['the doctor called twice in vain, and the window is open', {}, calls(1, 10), 44, null],
    ['the doctor called twice in vain', {}, calls(1, 10), 45, 'patient-absent'],
    ['the doctor called once in vain', {}, calls(1), 45, 'failed'],
    ['the doctor called twice in vain within five minutes', {}, calls(1, 5), 45, 'failed'],
    ['one of the two calls in vain was before the start', {}, calls(-8, 1), 45, 'failed'],
    ['called in vain, but the patient came into the room', { patient: left(20) }, calls(1, 10), 45, 'failed'],
    ['called in vain, but the patient had left to be called back', toBeTold, calls(1, 10), 45, 'failed'],
    [
      'called in vain, but the patient says that they did not speak',
      {},
      { ...calls(1, 10), denied: true },
      45,
      'failed',
    ],
    ['a minute together in the browser completes it, as by video', spoke(60_000, 5), quiet, 8, 'completed'],
  ])('%s', (_, session, byPhone, minutes, verdict) => {
    expect(
      verdictOn(
        { ...nobody, ...session },
        { startsAt: START, isEmergency: false, doctorSignsIn: true, byPhone },
        min(minutes),
      ),
    ).toBe(verdict);
  });

  test('a person whom a bridge reached is not absent', () => {
    const call = {
      startsAt: START,
      isEmergency: false,
      doctorSignsIn: true,
      byPhone: calls(1, 10),
      reached: { patient: true, doctor: true },
    };
    expect(verdictOn(nobody, call, min(45))).toBe('failed');
  });

  test('calls of the doctor count from the delayed time that was told, not from the start', () => {
    const delayed = { startsAt: START, expectedAt: min(15), isEmergency: false, doctorSignsIn: true };
    expect(verdictOn(nobody, { ...delayed, byPhone: calls(5, 12) }, min(60))).toBe('failed');
    expect(verdictOn(nobody, { ...delayed, byPhone: calls(15, 20) }, min(60))).toBe('patient-absent');
  });

  test('only the patient may be told to leave, and not after the doctor has called', () => {
    const call = { startsAt: START, isEmergency: false, doctorSignsIn: true };
    expect(mayLeaveFrom(nobody, { ...call, byPhone: quiet }, 'patient')).toEqual(min(15));
    expect(mayLeaveFrom(nobody, { ...call, byPhone: calls(2) }, 'patient')).toBeNull();
    expect(mayLeaveFrom(nobody, { ...call, byPhone: quiet }, 'doctor')).toBeNull();
  });
});
