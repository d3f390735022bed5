/** Jobs that the module `payments` runs, with the payload of each. */
export interface PaymentJobs {
  'payments.request-push': { paymentId: string };
  'payments.query-status': { paymentId: string; attempt: number };
  'payments.read-inbox': { inboxId: string };
  'payments.sweep': Record<string, never>;
  'payments.keep-days': Record<string, never>;
}
