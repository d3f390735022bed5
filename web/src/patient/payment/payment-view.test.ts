import { describe, expect, test } from 'vitest';
import { PAYMENT_STAGES } from '@tabibu/contract/payments';
import type { PaymentStatusBody } from '@tabibu/contract/booking-payments';
import type { AppointmentStage, MoneyStage } from '@tabibu/contract/stages';
import { shouldPoll, paymentView, progressSteps } from './payment-view.ts';
import type { PaymentView } from './payment-view.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const order = {
  stage: { name: 'to-pay', money: null },
  payment_status: 'pending',
  hold_expires_at: '2026-11-21T10:08:00Z',
} as const;
const status = { stage: 'waiting-for-pin', patience_until: '2026-11-21T10:01:00Z' } as const;
const at = (name: AppointmentStage, money?: MoneyStage) => ({
  ...order,
  stage: { name, money: money === undefined ? null : { stage: money, sentence: '' } },
});
const NONE = { stage: 'not-sent', patience_until: null } as const;

const TABLE: Record<PaymentStatusBody['stage'], PaymentView> = {
  'not-sent': 'form',
  preparing: 'waiting',
  'sent-to-phone': 'waiting',
  'waiting-for-pin': 'waiting',
  'waiting-for-page': 'waiting',
  unknown: 'unclear',
  paid: 'paid',
  refused: 'failed',
  cancelled: 'failed',
  'given-up': 'given-up',
  'refund-due': 'returned',
  refunded: 'returned',
};

describe('what the payment page shows', () => {
  test.each(PAYMENT_STAGES)('while the time is held, the stage %s has exactly one view', (stage) => {
    expect(paymentView(order, { ...status, stage }, NOW)).toBe(TABLE[stage]);
  });
  test('a held booking without a payment shows the form', () => {
    expect(paymentView(order, undefined, NOW)).toBe('form');
  });
  test.each(['paying', 'payment-unclear', 'to-pay', 'not-paid', 'cancelled'] as const)(
    'a payment that may still be under way decides the view, also when the appointment is %s',
    (name) => {
      expect(paymentView(at(name), { ...status, stage: 'unknown' }, NOW)).toBe('unclear');
      expect(paymentView({ ...at(name), hold_expires_at: null }, status, NOW)).toBe('waiting');
    },
  );
  test('no form is shown while the state of a payment under way is still loading', () => {
    expect(paymentView(at('paying', 'asked'), undefined, NOW)).toBe('waiting');
    expect(paymentView(at('payment-unclear', 'unclear'), undefined, NOW)).toBe('unclear');
    expect(paymentView(at('cancelled', 'unclear'), undefined, NOW)).toBe('unclear');
    expect(paymentView(at('not-paid', 'given-up'), undefined, NOW)).toBe('given-up');
  });
  test('after the time that the server set for an answer the payment is unclear, also without a connection', () => {
    expect(paymentView(order, status, Date.parse('2026-11-21T10:01:00Z'))).toBe('unclear');
  });
  test('a refusal after the hold ended leads back to the times', () => {
    expect(
      paymentView({ ...order, hold_expires_at: '2026-11-21T09:59:59Z' }, { ...status, stage: 'refused' }, NOW),
    ).toBe('hold-ended');
    expect(paymentView(at('not-paid'), NONE, NOW)).toBe('hold-ended');
  });
  test('a successful payment is shown whatever the appointment says', () => {
    expect(paymentView({ ...at('planned'), payment_status: 'paid' }, undefined, NOW)).toBe('paid');
    expect(paymentView(at('not-paid'), { ...status, stage: 'paid' }, NOW)).toBe('paid');
  });
  test('a late payment that cannot be used is shown as returned', () => {
    expect(
      paymentView({ ...at('not-paid'), payment_status: 'refund_due' }, { ...status, stage: 'refund-due' }, NOW),
    ).toBe('returned');
  });
  test('a cancelled booking shows no form', () => {
    expect(paymentView({ ...at('cancelled'), hold_expires_at: null }, undefined, NOW)).toBe('cancelled');
  });
});

test('the page polls only while the payment can change without the patient', () => {
  expect(
    (
      ['form', 'failed', 'waiting', 'unclear', 'given-up', 'paid', 'returned', 'hold-ended', 'cancelled'] as const
    ).filter(shouldPoll),
  ).toEqual(['waiting']);
});

describe('the steps', () => {
  test.each([
    ['preparing', true, ['current', 'ahead', 'ahead', 'ahead']],
    ['sent-to-phone', true, ['done', 'current', 'ahead', 'ahead']],
    ['waiting-for-pin', true, ['done', 'done', 'current', 'ahead']],
    ['paid', true, ['done', 'done', 'done', 'done']],
    ['refused', true, ['done', 'done', 'failed', 'ahead']],
    ['preparing', false, ['current', 'ahead', 'ahead']],
    ['waiting-for-page', false, ['done', 'current', 'ahead']],
  ] as const)('%s', (stage, wallet, states) => {
    expect(progressSteps(stage, wallet).map(({ state }) => state)).toEqual(states);
  });
});
