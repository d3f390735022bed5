import { describe, expect, test } from 'vitest';
import { keepsAsking, paymentView, progressSteps } from './payment-view.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const order = { state: 'awaiting-payment', payment_status: 'pending', hold_expires_at: '2026-11-21T10:08:00Z' } as const;
const status = { stage: 'waiting-for-pin', transactionStatus: 'pending', method: 'mpesa', patience_until: '2026-11-21T10:01:00Z' } as const;

describe('what the payment page shows', () => {
  test('a held booking without a payment shows the form', () => {
    expect(paymentView(order, undefined, NOW)).toBe('form');
  });
  test('an order that was saved and never sent shows the form', () => {
    expect(paymentView(order, { ...status, stage: 'preparing', method: null, patience_until: null }, NOW)).toBe('form');
  });
  test.each(['preparing', 'sent-to-phone', 'waiting-for-pin', 'waiting-for-page'] as const)('%s waits', (stage) => {
    expect(paymentView(order, { ...status, stage }, NOW)).toBe('waiting');
  });
  test('120 seconds after the request it is a timeout, not a failure', () => {
    expect(paymentView(order, status, Date.parse('2026-11-21T10:01:00Z'))).toBe('timeout');
  });
  test('a payment in flight outlives its hold', () => {
    expect(paymentView({ ...order, state: 'expired' }, status, NOW)).toBe('waiting');
  });
  test('an answer lost within the first two minutes is unknown', () => {
    expect(paymentView(order, { ...status, stage: 'unknown' }, NOW)).toBe('unknown');
  });
  test.each([['failure', 'refused'], ['CANCELLED', 'cancelled'], ['Failure', 'refused']])('%s is a failure that can be tried again', (transactionStatus, stage) => {
    expect(paymentView(order, { ...status, transactionStatus: transactionStatus as 'failure', stage: stage as 'refused' }, NOW)).toBe('failed');
  });
  test('a refusal after the hold ended leads back to the times', () => {
    expect(paymentView({ ...order, hold_expires_at: '2026-11-21T09:59:59Z' }, { ...status, transactionStatus: 'failure', stage: 'refused' }, NOW)).toBe('hold-ended');
  });
  test('success wins over everything', () => {
    expect(paymentView({ ...order, state: 'expired' }, { ...status, transactionStatus: 'success', stage: 'paid' }, NOW)).toBe('paid');
    expect(paymentView({ ...order, payment_status: 'paid' }, undefined, NOW)).toBe('paid');
  });
  test('late money that found no free time comes back', () => {
    expect(paymentView({ ...order, state: 'expired', payment_status: 'refund_due' }, { ...status, transactionStatus: 'CANCELLED', stage: 'refund-due' }, NOW)).toBe('returned');
  });
  test('a cancelled booking asks for nothing', () => {
    expect(paymentView({ ...order, state: 'cancelled', payment_status: 'cancelled', hold_expires_at: null }, undefined, NOW)).toBe('cancelled');
  });
});

test('asking goes on only while something can change by itself', () => {
  expect((['form', 'failed', 'waiting', 'unknown', 'timeout', 'paid', 'returned', 'hold-ended', 'cancelled'] as const).filter(keepsAsking)).toEqual(['waiting', 'unknown']);
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
