/** Events that the module `payments` publishes, with their payloads. */
export interface PaymentEvents {
  /** Somebody chose to pay by a prompt on a telephone, which follows. */
  'payments.asked': { paymentId: string; purposeKind: string; purposeId: string };
  'payments.settled': { paymentId: string; purposeKind: string; purposeId: string };
  'payments.refused': { paymentId: string; purposeKind: string; purposeId: string; reason: string };
  'payments.unclear': { paymentId: string; purposeKind: string; purposeId: string };
  /** Somebody decided about a payment that had been given up without an answer: no money came. */
  'payments.decided': { paymentId: string; purposeKind: string; purposeId: string };
  'payments.refund-due': { paymentId: string; purposeKind: string; purposeId: string; why: string };
  /** What was owed back pays for something else instead. */
  'payments.refund-kept': { paymentId: string };
  /** A gateway says something of what it was told to pay out; `externalId` is our reference of that. */
  'payments.payout-reported': { externalId: string };
  /** `transactionNumber`: as the network called the payment; missing in events of the release before. */
  'payments.refunded': { paymentId: string; transactionNumber?: string | null };
}
