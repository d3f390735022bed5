/** Words of the page of one payment. Free of zod, so that pages can import them. */

/** The states of a payment (`server/src/modules/payments/states.ts`). */
export const PAYMENT_STATES = [
  'created',
  'requested',
  'unknown',
  'settled',
  'refused',
  'voided',
  'refund-due',
  'refunded',
] as const;

/** What a journal of the ledger records. */
export const JOURNAL_KINDS = [
  'capture',
  'refund-due',
  'refund',
  'correction',
  'fx',
  'earning',
  'withdrawal',
  'payout',
  'missed',
  'credit-use',
  'credit-return',
  'credit-end',
  'new-appointment',
  'repayment',
  'write-off',
  'plan-sale',
  'plan-refund',
  'plan-end',
  'coupon-use',
  'coupon-return',
] as const;

/** The kinds of the accounts of the ledger; `other` for one that this list does not know yet. */
export const ACCOUNT_KINDS = [
  'clearing',
  'held',
  'refunds-due',
  'doctor',
  'credit',
  'plan',
  'fees',
  'withdrawals',
  'goodwill',
  'receivable',
  'exchange',
  'other',
] as const;

export const STORY_PAYOUT_STATES = ['proposed', 'approved', 'sending', 'unknown', 'paid', 'dropped'] as const;
export const STORY_SENDING_STATES = ['sending', 'unknown', 'paid', 'declined'] as const;
