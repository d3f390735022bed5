import { DAY } from '../../platform/time.ts';
import { findPayment, listRefundsDue, refundsDueOf } from '../payments/index.ts';
import { payoutsOf } from '../payouts/index.ts';
import { bookingOf } from './booking-of.ts';
import type { CaseSource } from './case-source.ts';
import { payoutFacts } from './payout-facts.ts';
import { owedRefund } from './payout-sources.ts';
import { settledFacts } from './settled-facts.ts';
import { PAYOUT_DECISIONS, decidePayout, progressOf } from './payout-steps.ts';

/** Money that is owed back to patients: `surplus` where it pays for nothing. */
function refundCases(surplus: boolean): CaseSource {
  return {
    object: 'payment',
    term: DAY,
    listWaiting: (ctx, page) => listRefundsDue(ctx, { ...page, surplus }),
    async find(ctx, ids) {
      const payments = await refundsDueOf(ctx, ids);
      const payouts = await payoutsOf(ctx, 'refund', ids);
      const own = [...payments.values()].filter((payment) => payment.surplus === surplus);
      return new Map(
        own.map((payment) => {
          const { id, dueSince: since, country, price: money, payerId: accountId } = payment;
          return [
            id,
            {
              ...progressOf(ctx, payouts.get(id), () => owedRefund(payment)),
              ...bookingOf(payment),
              since,
              country,
              money,
              accountId,
            },
          ];
        }),
      );
    },
    async facts(ctx, id) {
      const payment = (await refundsDueOf(ctx, [id])).get(id);
      if (payment === undefined) return [];
      const { reference, phone, provider, method, settledAt, transactionId } = payment;
      return [
        { label: 'reference', text: reference },
        { label: 'payout-phone', text: phone },
        ...(provider === null ? [] : [{ label: 'provider' as const, text: provider }]),
        ...(method === null ? [] : [{ label: 'method' as const, text: method }]),
        ...(transactionId === null ? [] : [{ label: 'transaction-id' as const, text: transactionId }]),
        ...(settledAt === null ? [] : [{ label: 'paid-at' as const, at: settledAt.toISOString() }]),
        ...(await payoutFacts(ctx, owedRefund(payment), (await payoutsOf(ctx, 'refund', [id])).get(id))),
      ];
    },
    async settledFacts(ctx, id) {
      const payment = await findPayment(ctx, { id });
      const reference = payment === undefined ? [] : [{ label: 'reference' as const, text: payment.reference }];
      return [...reference, ...(await settledFacts(ctx, 'refund', id))];
    },
    decisions: PAYOUT_DECISIONS,
    decide: (inside, id, decided) => decidePayout(inside, 'refund', id, decided),
  };
}

/** What is owed back because an appointment was cancelled or did not come about. */
export const refundDueCases = refundCases(false);

/** What is owed back because somebody paid twice, or another amount than the price. */
export const surplusCases = refundCases(true);
