/** The colours of the statuses of a payment. */
export const PAYMENT_TONES = {
  waiting: 'waits',
  paid: 'good',
  failed: 'bad',
  'refund-due': 'waits',
  refunded: 'quiet',
} as const;
