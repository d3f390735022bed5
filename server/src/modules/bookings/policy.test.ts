import { expect, test } from 'vitest';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import { actionsOf, cancelEffectOf, mayCancel, mayMove, phoneContact, outcomeAnswersOf } from './policy.ts';
import type { PolicyFacts } from './policy.ts';

const START = new Date('2026-11-20T07:00:00Z');
const standing = (change: Partial<PolicyFacts> = {}): PolicyFacts => ({
  state: 'scheduled',
  is_emergency: false,
  starts_at: START,
  expected_at: null,
  latest_told_at: null,
  call_type: 'phone',
  hold_expires_at: null,
  funding: 'payment',
  emergency_state: null,
  others_rung_at: null,
  movable_until: null,
  contestable_until: null,
  credited_contest_until: null,
  contested_at: null,
  contest_outcome: null,
  denied_at: null,
  ...change,
});

test('the number is seen from payment to two hours after the appointment, and never before payment (W24)', () => {
  const way = (change: Partial<PolicyFacts>, now: Date) => phoneContact(standing(change), now, false);
  expect(way({}, later(START, -72 * HOUR))).toBe('number');
  expect(way({ state: 'completed' }, later(START, 2 * HOUR))).toBe('number');
  expect(way({}, later(START, 2 * HOUR + 1))).toBeNull();
  expect(way({ state: 'awaiting-payment', funding: null }, START)).toBeNull();
  expect(way({ state: 'cancelled' }, START)).toBeNull();
  expect(way({ call_type: 'video' }, START)).toBeNull();
  expect(way({ is_emergency: true, starts_at: null, emergency_state: 'ringing' }, START)).toBeNull();
});

test('with a voice gateway the same patients get a bridged call instead of the number, for the same time (W24)', () => {
  expect(phoneContact(standing(), START, true)).toBe('bridge');
  expect(phoneContact(standing({ state: 'cancelled' }), START, true)).toBeNull();
});

test('cancelling ends with the start (C28)', () => {
  expect(mayCancel(standing(), later(START, -1))).toBe(true);
  expect(mayCancel(standing(), START)).toBe(false);
  expect(mayCancel(standing({ is_emergency: true, starts_at: null, emergency_state: 'escalated' }), START)).toBe(true);
  for (const state of ['completed', 'expired', 'missed', 'cancelled'] as const)
    expect(mayCancel(standing({ state }), later(START, -HOUR))).toBe(false);
});

test('the patient’s actions depend on the state and the time', () => {
  const held = standing({ state: 'awaiting-payment', funding: null, hold_expires_at: later(START, -HOUR) });
  expect(actionsOf(held, later(START, -2 * HOUR), false)).toEqual(['pay', 'cancel']);
  expect(actionsOf(standing(), later(START, -HOUR), true)).toEqual(['reschedule', 'calendar', 'cancel', 'receipt']);
  expect(actionsOf(standing(), later(START, -10 * MINUTE), true)).toEqual([
    'join',
    'reschedule',
    'calendar',
    'cancel',
    'receipt',
  ]);
  expect(actionsOf(standing(), START, true)).toEqual(['join', 'receipt', 'say-spoke']);
  expect(actionsOf(standing(), later(START, 45 * MINUTE - 1), true)).toEqual([
    'join',
    'receipt',
    'say-spoke',
    'say-not-spoke',
  ]);
  expect(actionsOf(standing(), later(START, 45 * MINUTE), true)).toEqual(['receipt', 'say-spoke', 'say-not-spoke']);
  expect(
    actionsOf(standing({ is_emergency: true, emergency_state: 'accepted' }), later(START, 75 * MINUTE - 1), true),
  ).toEqual(['join', 'receipt', 'say-spoke']);
  expect(actionsOf(standing({ state: 'cancelled' }), later(START, -HOUR), true)).toEqual(['receipt']);
});

test('after its start an appointment can be moved only if its call was never connected, until `movable_until` (R-18e)', () => {
  const failed = { call_type: 'video', movable_until: later(START, 2 * HOUR) } as const;
  expect(mayMove(standing({ call_type: 'video' }), later(START, HOUR))).toBe(false);
  expect(mayMove(standing(failed), later(START, HOUR))).toBe(true);
  expect(mayMove(standing(failed), later(START, 2 * HOUR))).toBe(false);
  expect(actionsOf(standing(failed), later(START, HOUR), true)).toEqual(['reschedule', 'receipt', 'say-spoke']);
  for (const state of ['completed', 'cancelled', 'missed'] as const)
    expect(mayMove(standing({ ...failed, state }), later(START, HOUR))).toBe(false);
});

test('what a patient may answer about having spoken depends on the time, the call type and the doctor’s statement', () => {
  const begun = later(START, 20 * MINUTE);
  expect(outcomeAnswersOf(standing(), later(START, -1))).toEqual([]);
  expect(outcomeAnswersOf(standing(), later(START, 15 * MINUTE - 1))).toEqual(['spoke']);
  expect(outcomeAnswersOf(standing(), later(START, 15 * MINUTE))).toEqual(['spoke', 'not-spoke']);
  expect(outcomeAnswersOf(standing({ expected_at: later(START, 15 * MINUTE) }), begun)).toEqual(['spoke']);
  expect(outcomeAnswersOf(standing({ call_type: 'video' }), begun)).toEqual(['spoke']);
  expect(outcomeAnswersOf(standing({ denied_at: START }), begun)).toEqual(['spoke']);
  expect(outcomeAnswersOf(standing({ state: 'completed', contestable_until: later(START, HOUR) }), begun)).toEqual([
    'spoke',
  ]);
  expect(
    outcomeAnswersOf(
      standing({ state: 'completed', contestable_until: later(START, HOUR), contested_at: START }),
      begun,
    ),
  ).toEqual([]);
  for (const state of ['completed', 'cancelled', 'missed'] as const)
    expect(outcomeAnswersOf(standing({ state }), begun)).toEqual([]);
});

test('what cancelling does with the money follows from what paid, and nothing is said once it has begun (W69)', () => {
  const effect = (change: Partial<PolicyFacts> & { credit_amount?: number }, now = later(START, -HOUR)) =>
    cancelEffectOf({ credit_amount: 0, ...standing(change), ...change }, now);
  expect(effect({ state: 'awaiting-payment', funding: null })).toBe('nothing-paid');
  expect(effect({})).toBe('refund');
  expect(effect({ credit_amount: 500 })).toBe('refund-and-credit');
  expect(effect({ funding: 'credit', credit_amount: 1_000 })).toBe('credit');
  expect(effect({ funding: 'coupon' })).toBe('call');
  expect(effect({ funding: 'grant' })).toBe('nothing-owed');
  expect([effect({}, START), effect({ state: 'completed' }), effect({ state: 'cancelled' })]).toEqual([
    null,
    null,
    null,
  ]);
});
