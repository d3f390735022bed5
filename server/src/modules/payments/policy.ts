import type { Payment } from './payment-store.ts';

/** True for the payer. Nobody else may pay, or learn that the payment exists (Z-04, W28). */
export function mayPay(accountId: string, payment: Payment): boolean {
  return payment.payerId === accountId;
}
