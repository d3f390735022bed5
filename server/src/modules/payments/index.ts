export { checks } from './checks.ts';
export { awaitedPurposes } from './awaited-purposes.ts';
export { giveUpAt, refundDay } from './rules.ts';
export { askAgain, closePaymentCase, endUnpaid, isAwaited } from './decide-case.ts';
export { findOtherAmounts, findPayment, findPayments } from './find-payment.ts';
export { soughtPayments } from './find-sought.ts';
export { jobs } from './jobs.ts';
export { keepRefund, lockRefund } from './keep-refund.ts';
export { listMethods } from './list-methods.ts';
export { openPaymentsOf } from './list-open-payments.ts';
export { listPaymentCases, openPaymentCases } from './list-cases.ts';
export type { OpenPaymentCase } from './list-cases.ts';
export { listRefundsDue, refundsDueOf } from './list-refunds.ts';
export { markRefundDue } from './mark-refund-due.ts';
export { openPayment } from './open-payment.ts';
export type { PaymentInput } from './open-payment.ts';
export { listNewestPayments, pagePayments, pagePaymentsByNumber } from './page-payments.ts';
export { paymentFacts, paymentStatus, refundValues, unclearValues } from './payment-status.ts';
export type { PaymentFacts, StatusView } from './payment-status.ts';
export { caseIdsOf, readPaymentStory } from './read-story.ts';
export type { PaymentStory } from './read-story.ts';
export { refreshPaymentStatus } from './refresh-payment-status.ts';
export { recordRefund } from './record-refund.ts';
export { newestMoves, reportRevenue } from './report-revenue.ts';
export type { MoneyMoveRow } from './report-revenue.ts';
export { redactPayer } from './redact-payer.ts';
export { isOtherAmount, returnOtherAmount } from './return-other-amount.ts';
export { routes } from './routes.ts';
/**
 * Exported for money that is proven in another way, such as demo data. Real payments settle by the provider's status
 * answer.
 */
export { settlePayment } from './settle-payment.ts';
export { startCheckout } from './start-checkout.ts';
export type { OpenMoney } from './states.ts';
export type { Payment } from './payment-store.ts';
export { walkPayments } from './walk-payments.ts';
export { BEFORE_NEWEST, PAYMENTS_AFTER } from './walk-store.ts';
export type { WalkPlace } from './walk-store.ts';
export type { PaymentCriteria } from './page-store.ts';
export type { WalkedPayment } from './walk-payments.ts';
export { voidUnsentPayment } from './void-unsent-payment.ts';
export { exportPayments } from './export-own.ts';
export { isNamed } from './policy.ts';
