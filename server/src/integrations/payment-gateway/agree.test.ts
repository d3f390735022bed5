import { describe, expect, test } from 'vitest';
import { agree, type ExpectedPayment } from './agree.ts';
import type { CallbackReading, GatewayTruth } from './port.ts';

const expected: ExpectedPayment = { externalId: 'ours', transactionId: 'theirs', amount: 600_000, currency: 'TZS', method: 'mpesa', payee: 'TABIBU' };
const paid: GatewayTruth = { state: 'paid', externalId: 'ours', transactionId: 'theirs', amount: 600_000, currency: 'TZS', operator: 'mpesa', payee: 'TABIBU' };
const silent: GatewayTruth = { ...paid, amount: null, currency: null, operator: null, payee: null, externalId: null };
const claim: Extract<CallbackReading, { kind: 'claim' }> = {
  kind: 'claim', signed: true, eventId: 'e', externalId: 'ours', transactionId: 'theirs', claims: 'paid', reason: null, amount: 600_000, currency: 'TZS', operator: 'mpesa',
};

describe('agreement on a payment (P-05)', () => {
  test('a status answer that agrees in everything is enough', () => {
    expect(agree(expected, paid, null)).toEqual({ verdict: 'paid', by: 'status' });
  });

  test.each([
    ['reference', { externalId: 'another' }],
    ['transaction', { transactionId: 'another' }],
    ['amount', { amount: 599_900 }],
    ['amount', { amount: 60_000_000 }],
    ['currency', { currency: 'KES' }],
    ['operator', { operator: 'airtel_money' }],
    ['payee', { payee: 'SOMEBODY' }],
  ] as const)('another %s is a mismatch, whatever a signed callback says', (differs, change) => {
    expect(agree(expected, { ...paid, ...change }, claim)).toEqual({ verdict: 'mismatch', differs: [differs] });
  });

  test.each(['pending', 'not-found'] as const)('%s is not yet paid, whatever a signed callback says', (state) => {
    expect(agree(expected, { ...paid, state }, claim)).toEqual({ verdict: 'not-yet' });
  });

  test('an unreachable provider is not yet paid, and a refusal keeps its reason', () => {
    expect(agree(expected, { ...paid, state: 'unreachable', why: 'timeout' }, claim)).toEqual({ verdict: 'not-yet' });
    expect(agree(expected, { ...paid, state: 'refused', reason: 'cancelled' }, claim)).toEqual({ verdict: 'refused', reason: 'cancelled' });
  });

  test('a status answer without an amount proves nothing alone', () => {
    expect(agree(expected, silent, null)).toEqual({ verdict: 'unproven', missing: ['amount', 'currency', 'payee'] });
    expect(agree(expected, silent, { ...claim, signed: false })).toMatchObject({ verdict: 'unproven' });
    expect(agree(expected, silent, { ...claim, claims: 'refused' })).toMatchObject({ verdict: 'unproven' });
    expect(agree(expected, silent, { kind: 'rejected', why: 'bad-signature' })).toMatchObject({ verdict: 'unproven' });
  });

  test('a signed callback with the right amount completes it, with the wrong one contradicts it', () => {
    expect(agree(expected, silent, claim)).toEqual({ verdict: 'paid', by: 'callback+status' });
    expect(agree(expected, silent, { ...claim, amount: 1 })).toEqual({ verdict: 'mismatch', differs: ['amount'] });
    expect(agree(expected, silent, { ...claim, externalId: 'another' })).toEqual({ verdict: 'mismatch', differs: ['reference'] });
  });

  test('a payment that nothing names stays unproven', () => {
    expect(agree({ ...expected, transactionId: null }, { ...paid, externalId: null }, null)).toEqual({ verdict: 'unproven', missing: ['reference'] });
  });
});
