import { DAY } from '../../platform/time.ts';
import { Problem } from '../../platform/problem.ts';
import { listRefundsDue, recordRefund, refundsDueOf } from '../payments/index.ts';
import { payoutsOf, proposePayout } from '../payouts/index.ts';
import type { CaseSource } from './case-source.ts';
import { payoutFacts, progressOf, stepPayout } from './payout-steps.ts';

/** Money that is owed back to patients: `surplus` where they paid twice for the same thing. */
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
        own.map(({ id, dueSince: since, country, price: money, payerId: accountId }) => [
          id,
          { ...progressOf(payouts.get(id)), since, country, money, accountId },
        ]),
      );
    },
    async facts(ctx, id) {
      const payment = (await refundsDueOf(ctx, [id])).get(id);
      if (payment === undefined) return [];
      const { reference, phone, provider, method, settledAt } = payment;
      return [
        { label: 'reference', text: reference },
        { label: 'payout-phone', text: phone },
        ...(provider === null ? [] : [{ label: 'provider' as const, text: provider }]),
        ...(method === null ? [] : [{ label: 'method' as const, text: method }]),
        ...(settledAt === null ? [] : [{ label: 'paid-at' as const, at: settledAt.toISOString() }]),
        ...(await payoutFacts(ctx, (await payoutsOf(ctx, 'refund', [id])).get(id))),
      ];
    },
    decisions: { open: ['propose'], proposed: ['approve', 'drop'], approved: ['record-paid', 'drop'] },
    async decide(inside, id, decided) {
      const payment = (await refundsDueOf(inside, [id])).get(id);
      if (payment === undefined) throw new Problem('case-changed');
      const { reference, payerId: payeeId, price: money } = payment;
      if (decided.decision === 'propose')
        await proposePayout(inside, { kind: 'refund', subjectId: id, payeeId, money });
      else
        await stepPayout(inside, 'refund', id, decided, {
          paid: async (transactionNumber) => void (await recordRefund(inside, { reference, transactionNumber })),
        });
    },
  };
}

/** What is owed back because an appointment was cancelled or did not come about. */
export const refundDueCases = refundCases(false);

/** What is owed back because somebody paid twice. */
export const surplusCases = refundCases(true);
