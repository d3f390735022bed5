/** Words of the administrators' section of payments. Free of zod, so that pages can import them. */

/** Where a withdrawal stands: asked for, approved by two people, refused, or paid (C20). */
export const WITHDRAWAL_STATUSES = ['pending', 'approved', 'rejected', 'paid'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** The periods of the button, on the calendar of the reader's country (W48). */
export const PERIODS = ['week', 'month', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Where a payment stands, in the words of the list: several states of the product share one. */
export const PAYMENT_STATUSES = ['waiting', 'paid', 'failed', 'refund-due', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
