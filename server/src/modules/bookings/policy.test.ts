import { expect, test } from 'vitest';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import { mayClaim, outcomeAnswersOf, phoneContact } from './call-policy.ts';
import { actionsOf, cancelEffectOf, changesAt, mayCancel, mayMove } from './policy.ts';
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
  spoken_at: null,
  denied_at: null,
  connected_at: null,
  doctor_called_at: null,
  ...change,
});

test('the patient gets the number only when nobody has called five minutes after the start, because the doctor calls (W24)', () => {
  const way = (change: Partial<PolicyFacts>, now = later(START, 5 * MINUTE)) =>
    phoneContact(standing(change), now, false);
  expect(way({}, later(START, 5 * MINUTE - 1))).toBeNull();
  expect(way({})).toBe('number');
  expect(way({ is_emergency: true, emergency_state: 'accepted' })).toBe('number');
  expect(way({ expected_at: later(START, MINUTE) })).toBeNull();
  expect(way({ doctor_called_at: START })).toBeNull();
  expect(way({ connected_at: START })).toBeNull();
  expect(way({ state: 'completed' })).toBeNull();
  expect(way({}, later(START, 2 * HOUR))).toBe('number');
  expect(way({}, later(START, 2 * HOUR + 1))).toBeNull();
  expect(way({ state: 'awaiting-payment', funding: null }, START)).toBeNull();
  expect(way({ state: 'cancelled' })).toBeNull();
  expect(way({ call_type: 'video' })).toBeNull();
  expect(way({ is_emergency: true, starts_at: null, emergency_state: 'ringing' }, START)).toBeNull();
});

test('with a voice gateway a bridged call, in which neither calls the other, is offered from payment to two hours after the start (W24)', () => {
  expect(phoneContact(standing(), later(START, -72 * HOUR), true)).toBe('bridge');
  expect(phoneContact(standing(), later(START, 2 * HOUR + 1), true)).toBeNull();
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
  expect(actionsOf(standing(), START, true)).toEqual(['join', 'receipt']);
  expect(actionsOf(standing(), later(START, 45 * MINUTE - 1), true)).toEqual([
    'join',
    'receipt',
    'say-spoke',
    'say-not-spoke',
  ]);
  expect(actionsOf(standing(), later(START, 45 * MINUTE), true)).toEqual(['receipt', 'say-spoke', 'say-not-spoke']);
  expect(
    actionsOf(standing({ is_emergency: true, emergency_state: 'accepted' }), later(START, 75 * MINUTE - 1), true),
  ).toEqual(['join', 'receipt', 'say-spoke', 'say-not-spoke']);
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

test('whether they spoke is asked only when no call connected and ten minutes have passed', () => {
  const [asked, closed] = [later(START, 10 * MINUTE), later(START, 45 * MINUTE)];
  const said = (change: Partial<PolicyFacts> = {}, now = asked) => outcomeAnswersOf(standing(change), now);
  const both = ['spoke', 'not-spoke'];
  expect(said({}, later(asked, -1))).toEqual([]);
  expect(said()).toEqual(both);
  expect(said({ is_emergency: true, emergency_state: 'accepted' }, later(asked, -1))).toEqual([]);
  expect(said({ is_emergency: true, emergency_state: 'accepted' })).toEqual(both);
  expect(said({ expected_at: later(START, 15 * MINUTE) }, later(START, 24 * MINUTE))).toEqual([]);
  // A call that was too short to prove anything leaves the question open when the room has closed.
  expect(said({ connected_at: START }, later(closed, -1))).toEqual([]);
  expect(said({ connected_at: START }, closed)).toEqual(both);
  expect(said({ call_type: 'video' }, later(closed, -1))).toEqual([]);
  expect(said({ call_type: 'video' }, closed)).toEqual(['spoke']);
  expect(said({ denied_at: asked })).toEqual(['spoke']);
  expect(said({ spoken_at: asked })).toEqual(['not-spoke']);
  for (const state of ['completed', 'cancelled', 'missed'] as const) expect(said({ state })).toEqual([]);
});

test('what the doctor marked as completed may be confirmed until it is contested', () => {
  const claimed = { state: 'completed', contestable_until: later(START, HOUR) } as const;
  expect(outcomeAnswersOf(standing(claimed), later(START, MINUTE))).toEqual(['spoke']);
  expect(outcomeAnswersOf(standing({ ...claimed, contested_at: START }), later(START, MINUTE))).toEqual([]);
});

test('the doctor cannot say that it took place before a call, a telephone call or ten minutes', () => {
  const may = (change: Partial<PolicyFacts>, minutes = 1) => mayClaim(standing(change), later(START, minutes * MINUTE));
  expect(may({})).toBe(false);
  expect(may({}, 10)).toBe(true);
  expect(may({ is_emergency: true, emergency_state: 'accepted' }, 9)).toBe(false);
  expect(may({ connected_at: START })).toBe(true);
  expect(may({ doctor_called_at: START })).toBe(true);
  expect(may({ connected_at: START }, -1)).toBe(false);
  expect(may({ state: 'cancelled' }, 10)).toBe(false);
});

test('a page is told the next second at which time alone changes what may be done', () => {
  const next = (minutes: number, change: Partial<PolicyFacts> = {}) =>
    changesAt(standing(change), later(START, minutes * MINUTE))?.getTime();
  const at = (minutes: number) => later(START, minutes * MINUTE).getTime();
  expect([-60, -10, 0, 5, 10, 45].map((minutes) => next(minutes))).toEqual(
    [-10, 0, 5, 10, 45].map(at).concat(undefined as never),
  );
  expect(next(0, { state: 'completed' })).toBeUndefined();
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
