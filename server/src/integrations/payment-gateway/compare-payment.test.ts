import { describe, expect, test } from 'vitest';
import { comparePayment } from './compare-payment.ts';
import type { Claim, ExpectedPayment, PaymentClaims } from './compare-payment.ts';
import type { GatewayPaymentState } from './port.ts';

const expected: ExpectedPayment = {
  externalId: 'ours',
  transactionId: 'theirs',
  amount: 600_000,
  currency: 'TZS',
  method: 'mpesa',
  payee: 'TABIBU',
};
const paid: GatewayPaymentState = {
  state: 'paid',
  externalId: 'ours',
  transactionId: 'theirs',
  amount: 600_000,
  currency: 'TZS',
  operator: 'mpesa',
  payee: 'TABIBU',
};
const silent: GatewayPaymentState = {
  ...paid,
  amount: null,
  currency: null,
  operator: null,
  payee: null,
  externalId: null,
};
const claim: Claim = {
  kind: 'claim',
  signed: true,
  covers: ['reference', 'transaction', 'state', 'amount', 'currency', 'operator'],
  eventId: 'e',
  externalId: 'ours',
  transactionId: 'theirs',
  claims: 'paid',
  reason: null,
  amount: 600_000,
  currency: 'TZS',
  operator: 'mpesa',
};

const callbackClaims = (...claims: Claim[]): PaymentClaims => ({ claims, doubted: false });

describe('whether a payment is paid (P-05)', () => {
  test('a status answer that agrees in everything is enough', () => {
    expect(comparePayment(expected, paid, callbackClaims())).toEqual({ verdict: 'paid', by: 'status' });
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
    expect(comparePayment(expected, { ...paid, ...change }, callbackClaims(claim))).toEqual({
      verdict: 'mismatch',
      differs: [differs],
    });
  });

  test.each(['pending', 'not-found'] as const)('%s is not yet paid, whatever a signed callback says', (state) => {
    expect(comparePayment(expected, { ...paid, state }, callbackClaims(claim))).toEqual({ verdict: 'not-yet' });
  });

  test('an unreachable provider is not yet paid, and a refusal keeps its reason', () => {
    expect(comparePayment(expected, { ...paid, state: 'unreachable', why: 'timeout' }, callbackClaims(claim))).toEqual({
      verdict: 'not-yet',
    });
    expect(comparePayment(expected, { ...paid, state: 'refused', reason: 'cancelled' }, callbackClaims(claim))).toEqual(
      {
        verdict: 'refused',
        reason: 'cancelled',
      },
    );
  });

  test('a status answer without an amount proves nothing alone', () => {
    expect(comparePayment(expected, silent, callbackClaims())).toEqual({
      verdict: 'unproven',
      missing: ['amount', 'currency', 'payee'],
    });
    expect(comparePayment(expected, silent, callbackClaims({ ...claim, signed: false, covers: [] }))).toMatchObject({
      verdict: 'unproven',
    });
    expect(comparePayment(expected, silent, callbackClaims({ ...claim, claims: 'refused' }))).toMatchObject({
      verdict: 'unproven',
    });
  });

  test('a signed callback supplies what its signature covers', () => {
    expect(comparePayment(expected, silent, callbackClaims(claim))).toEqual({ verdict: 'paid', by: 'callback+status' });
    expect(
      comparePayment(
        expected,
        silent,
        callbackClaims({ ...claim, covers: ['reference', 'state', 'operator', 'transaction'] }),
      ),
    ).toMatchObject({ verdict: 'unproven' });
    expect(
      comparePayment(expected, silent, callbackClaims({ ...claim, covers: ['amount', 'currency'] })),
    ).toMatchObject({
      verdict: 'unproven',
    });
  });

  test('a claim that contradicts the order still counts after a later one that agrees', () => {
    expect(comparePayment(expected, silent, callbackClaims({ ...claim, amount: 1 }))).toEqual({
      verdict: 'mismatch',
      differs: ['amount'],
    });
    expect(comparePayment(expected, silent, callbackClaims({ ...claim, amount: 1 }, claim))).toEqual({
      verdict: 'mismatch',
      differs: ['amount'],
    });
    expect(comparePayment(expected, silent, callbackClaims({ ...claim, externalId: 'another' }, claim))).toEqual({
      verdict: 'mismatch',
      differs: ['reference'],
    });
  });

  test('signed claims of both success and failure are a mismatch', () => {
    expect(comparePayment(expected, silent, callbackClaims({ ...claim, claims: 'refused' }, claim))).toEqual({
      verdict: 'mismatch',
      differs: ['claims'],
    });
  });

  test('after an answer that contradicted the order only an answer that states everything settles', () => {
    expect(comparePayment(expected, silent, { claims: [claim], doubted: true })).toEqual({
      verdict: 'mismatch',
      differs: ['earlier-answer'],
    });
    expect(comparePayment(expected, paid, { claims: [claim], doubted: true })).toEqual({
      verdict: 'paid',
      by: 'status',
    });
  });

  test('an answer that names neither our reference nor the known transaction is unproven', () => {
    expect(
      comparePayment({ ...expected, transactionId: null }, { ...paid, externalId: null }, callbackClaims()),
    ).toEqual({
      verdict: 'unproven',
      missing: ['reference'],
    });
  });
});
