export { awaitedPurposes } from './awaited-purposes.ts';
export { cleanPayerName, giveUpAt } from './rules.ts';
export { findPayment, findPayments } from './find-payment.ts';
export type { PaymentKey } from './find-payment.ts';
export { jobs } from './jobs.ts';
export { markRefundDue } from './mark-refund-due.ts';
export { openPayment } from './open-payment.ts';
export type { PaymentInput } from './open-payment.ts';
export { paymentFacts, paymentStatus, unclearValues } from './payment-status.ts';
export type { PaymentFacts, StatusView } from './payment-status.ts';
export { redactPayer } from './redact-payer.ts';
export { routes } from './routes.ts';
/** For money that is proven elsewhere, like demo data; everything else waits for the provider's own answer. */
export { settlePayment } from './settle-payment.ts';
export { startCheckout } from './start-checkout.ts';
export type { PaymentState } from './states.ts';
export type { Payment, PaymentRefusal, Purpose } from './store.ts';
export { voidUnsentPayment } from './void-unsent-payment.ts';
export type { VoidOutcome } from './void-unsent-payment.ts';
