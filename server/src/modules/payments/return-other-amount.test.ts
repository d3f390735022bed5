import { expect, test } from 'vitest';
import type { OpenPaymentCase } from './list-cases.ts';
import type { Payment } from './payment-store.ts';
import { isOtherAmount } from './return-other-amount.ts';

/** A case about a payment of TSh 6,000 to which our own status query found another amount. */
function aCase(differs: readonly string[], payment: Partial<Payment> = {}): OpenPaymentCase {
  const seen = { amount: 599_900, currency: 'TZS' } as const;
  return {
    id: 'a',
    kind: 'mismatch',
    provider: 'azampay',
    details: { differs },
    openedAt: new Date(0),
    payment: { state: 'unknown', doubt: 'amount', seen, ...payment } as Payment,
  };
}

test.each([
  ['too little or too much', aCase(['amount']), true],
  ['another currency', aCase(['amount', 'currency'], { seen: { amount: 5_000, currency: 'KES' } }), true],
  ['to another account than ours', aCase(['amount', 'payee']), false],
  ['under the number of another payment', aCase(['amount', 'transaction']), false],
  ['that only a callback claims', aCase(['claims'], { doubt: 'other', seen: null }), false],
  ['that is decided', aCase(['amount'], { state: 'refused' }), false],
])('money %s is given back only if it is known to have come to us', (_, found, expected) => {
  expect(isOtherAmount(found)).toBe(expected);
});
