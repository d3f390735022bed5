import { describe, expect, test } from 'vitest';
import { PAYMENT_STAGES } from '@tabibu/contract/payments';
import type { PaymentStatusBody } from '@tabibu/contract/payments';
import type { AppointmentStage, MoneyStage } from '@tabibu/contract/stages';
import { keepsAsking, paymentView, progressSteps } from './payment-view.ts';
import type { PaymentView } from './payment-view.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const order = { stage: { name: 'to-pay', money: null }, payment_status: 'pending', hold_expires_at: '2026-11-21T10:08:00Z' } as const;
const status = { stage: 'waiting-for-pin', patience_until: '2026-11-21T10:01:00Z' } as const;
const at = (name: AppointmentStage, money?: MoneyStage) => ({ ...order, stage: { name, money: money === undefined ? null : { stage: money, sentence: '' } } });
const NONE = { stage: 'not-sent', patience_until: null } as const;

const TABLE: Record<PaymentStatusBody['stage'], PaymentView> = {
  'not-sent': 'form', preparing: 'waiting', 'sent-to-phone': 'waiting', 'waiting-for-pin': 'waiting', 'waiting-for-page': 'waiting', unknown: 'unclear', paid: 'paid',
  refused: 'failed', cancelled: 'failed', 'given-up': 'given-up', 'refund-due': 'returned', refunded: 'returned',
};

describe('what the payment page shows', () => {
  test.each(PAYMENT_STAGES)('%s has one picture while the time is held', (stage) => {
    expect(paymentView(order, { ...status, stage }, NOW)).toBe(TABLE[stage]);
  });
  test('a held booking without a payment shows the form', () => {
    expect(paymentView(order, undefined, NOW)).toBe('form');
  });
  test.each(['paying', 'payment-unclear', 'to-pay', 'not-paid', 'cancelled'] as const)('money that may be moving is shown before everything else, also when the appointment is %s', (name) => {
    expect(paymentView(at(name), { ...status, stage: 'unknown' }, NOW)).toBe('unclear');
    expect(paymentView({ ...at(name), hold_expires_at: null }, status, NOW)).toBe('waiting');
  });
  test('no form is shown while the state of a payment under way is still loading', () => {
    expect(paymentView(at('paying', 'asked'), undefined, NOW)).toBe('waiting');
    expect(paymentView(at('payment-unclear', 'unclear'), undefined, NOW)).toBe('unclear');
    expect(paymentView(at('cancelled', 'unclear'), undefined, NOW)).toBe('unclear');
    expect(paymentView(at('not-paid', 'given-up'), undefined, NOW)).toBe('given-up');
  });
  test('when the time that the server named is over it is unclear, also while the server cannot be asked', () => {
    expect(paymentView(order, status, Date.parse('2026-11-21T10:01:00Z'))).toBe('unclear');
  });
  test('a refusal after the hold ended leads back to the times', () => {
    expect(paymentView({ ...order, hold_expires_at: '2026-11-21T09:59:59Z' }, { ...status, stage: 'refused' }, NOW)).toBe('hold-ended');
    expect(paymentView(at('not-paid'), NONE, NOW)).toBe('hold-ended');
  });
  test('success wins over everything', () => {
    expect(paymentView({ ...at('planned'), payment_status: 'paid' }, undefined, NOW)).toBe('paid');
    expect(paymentView(at('not-paid'), { ...status, stage: 'paid' }, NOW)).toBe('paid');
  });
  test('late money that found no free time comes back', () => {
    expect(paymentView({ ...at('not-paid'), payment_status: 'refund_due' }, { ...status, stage: 'refund-due' }, NOW)).toBe('returned');
  });
  test('a cancelled booking asks for nothing', () => {
    expect(paymentView({ ...at('cancelled'), hold_expires_at: null }, undefined, NOW)).toBe('cancelled');
  });
});

test('asking goes on only while something can change by itself', () => {
  expect((['form', 'failed', 'waiting', 'unclear', 'given-up', 'paid', 'returned', 'hold-ended', 'cancelled'] as const).filter(keepsAsking)).toEqual(['waiting']);
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
