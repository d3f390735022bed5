import { describe, expect, test } from 'vitest';
import { agree } from './agree.ts';
import type { Claim, ExpectedPayment, Heard } from './agree.ts';
import type { GatewayTruth } from './port.ts';

const expected: ExpectedPayment = { externalId: 'ours', transactionId: 'theirs', amount: 600_000, currency: 'TZS', method: 'mpesa', payee: 'TABIBU' };
const paid: GatewayTruth = { state: 'paid', externalId: 'ours', transactionId: 'theirs', amount: 600_000, currency: 'TZS', operator: 'mpesa', payee: 'TABIBU' };
const silent: GatewayTruth = { ...paid, amount: null, currency: null, operator: null, payee: null, externalId: null };
const claim: Claim = {
  kind: 'claim', signed: true, covers: ['reference', 'transaction', 'state', 'amount', 'currency', 'operator'], eventId: 'e', externalId: 'ours', transactionId: 'theirs', claims: 'paid', reason: null, amount: 600_000, currency: 'TZS', operator: 'mpesa',
};

const heard = (...claims: Claim[]): Heard => ({ claims, doubted: false });

describe('agreement on a payment (P-05)', () => {
  test('a status answer that agrees in everything is enough', () => {
    expect(agree(expected, paid, heard())).toEqual({ verdict: 'paid', by: 'status' });
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
    expect(agree(expected, { ...paid, ...change }, heard(claim))).toEqual({ verdict: 'mismatch', differs: [differs] });
  });

  test.each(['pending', 'not-found'] as const)('%s is not yet paid, whatever a signed callback says', (state) => {
    expect(agree(expected, { ...paid, state }, heard(claim))).toEqual({ verdict: 'not-yet' });
  });

  test('an unreachable provider is not yet paid, and a refusal keeps its reason', () => {
    expect(agree(expected, { ...paid, state: 'unreachable', why: 'timeout' }, heard(claim))).toEqual({ verdict: 'not-yet' });
    expect(agree(expected, { ...paid, state: 'refused', reason: 'cancelled' }, heard(claim))).toEqual({ verdict: 'refused', reason: 'cancelled' });
  });

  test('a status answer without an amount proves nothing alone', () => {
    expect(agree(expected, silent, heard())).toEqual({ verdict: 'unproven', missing: ['amount', 'currency', 'payee'] });
    expect(agree(expected, silent, heard({ ...claim, signed: false, covers: [] }))).toMatchObject({ verdict: 'unproven' });
    expect(agree(expected, silent, heard({ ...claim, claims: 'refused' }))).toMatchObject({ verdict: 'unproven' });
  });

  test('a signed callback completes it with what the signature covers', () => {
    expect(agree(expected, silent, heard(claim))).toEqual({ verdict: 'paid', by: 'callback+status' });
    expect(agree(expected, silent, heard({ ...claim, covers: ['reference', 'state', 'operator', 'transaction'] }))).toMatchObject({ verdict: 'unproven' });
    expect(agree(expected, silent, heard({ ...claim, covers: ['amount', 'currency'] }))).toMatchObject({ verdict: 'unproven' });
  });

  test('a claim against the order is not overruled by a later one', () => {
    expect(agree(expected, silent, heard({ ...claim, amount: 1 }))).toEqual({ verdict: 'mismatch', differs: ['amount'] });
    expect(agree(expected, silent, heard({ ...claim, amount: 1 }, claim))).toEqual({ verdict: 'mismatch', differs: ['amount'] });
    expect(agree(expected, silent, heard({ ...claim, externalId: 'another' }, claim))).toEqual({ verdict: 'mismatch', differs: ['reference'] });
  });

  test('signed claims of success and of failure settle nothing between them', () => {
    expect(agree(expected, silent, heard({ ...claim, claims: 'refused' }, claim))).toEqual({ verdict: 'mismatch', differs: ['claims'] });
  });

  test('after an answer that contradicted the order only an answer that states everything settles', () => {
    expect(agree(expected, silent, { claims: [claim], doubted: true })).toEqual({ verdict: 'mismatch', differs: ['earlier-answer'] });
    expect(agree(expected, paid, { claims: [claim], doubted: true })).toEqual({ verdict: 'paid', by: 'status' });
  });

  test('a payment that nothing names stays unproven', () => {
    expect(agree({ ...expected, transactionId: null }, { ...paid, externalId: null }, heard())).toEqual({ verdict: 'unproven', missing: ['reference'] });
  });
});
