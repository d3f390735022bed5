import type { Payment } from './store.ts';

/** Only the payer pays, and only the payer learns that a payment exists (Z-04, W28). */
export function mayPay(accountId: string, payment: Payment): boolean {
  return payment.payerId === accountId;
}
