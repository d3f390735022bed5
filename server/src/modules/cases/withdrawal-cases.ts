import { DAY } from '../../platform/time.ts';
import { Problem } from '../../platform/problem.ts';
import {
  approveWithdrawal,
  listOpenWithdrawals,
  openWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
  standingOf,
} from '../earnings/index.ts';
import { dropPayout, payoutsOf, proposePayout } from '../payouts/index.ts';
import type { CaseSource } from './case-source.ts';
import { payoutFacts, progressOf, stepPayout } from './payout-steps.ts';

/** Doctors who ask to be paid out (C20, W46). */
export const withdrawalCases: CaseSource = {
  object: 'payment',
  term: 2 * DAY,
  listWaiting: listOpenWithdrawals,
  async find(ctx, ids) {
    const withdrawals = await openWithdrawals(ctx, ids);
    const payouts = await payoutsOf(ctx, 'withdrawal', ids);
    return new Map(
      [...withdrawals.values()].map(({ id, money, accountId, askedAt: since }) => [
        id,
        { ...progressOf(payouts.get(id)), since, country: null, money, accountId },
      ]),
    );
  },
  async facts(ctx, id) {
    const withdrawal = (await openWithdrawals(ctx, [id])).get(id);
    if (withdrawal === undefined) return [];
    const { balance, totalEarned, paidBefore } = await standingOf(ctx, withdrawal);
    return [
      { label: 'payout-phone', text: withdrawal.phone },
      { label: 'balance', money: balance },
      { label: 'total-earned', money: totalEarned },
      { label: 'withdrawals-paid', text: String(paidBefore) },
      ...(await payoutFacts(ctx, (await payoutsOf(ctx, 'withdrawal', [id])).get(id))),
    ];
  },
  decisions: {
    open: ['propose', 'reject'],
    proposed: ['approve', 'drop', 'reject'],
    approved: ['record-paid', 'drop', 'reject'],
  },
  async decide(inside, id, decided) {
    const withdrawal = (await openWithdrawals(inside, [id])).get(id);
    if (withdrawal === undefined) throw new Problem('case-changed');
    const { accountId: payeeId, money } = withdrawal;
    if (decided.decision === 'propose') {
      await proposePayout(inside, { kind: 'withdrawal', subjectId: id, payeeId, money });
    } else if (decided.decision === 'reject') {
      const payout = (await payoutsOf(inside, 'withdrawal', [id])).get(id);
      if (payout !== undefined) await dropPayout(inside, payout);
      await rejectWithdrawal(inside, id, decided.note);
    } else
      await stepPayout(inside, 'withdrawal', id, decided, {
        approved: () => approveWithdrawal(inside, id),
        paid: (transactionNumber) => payWithdrawal(inside, id, transactionNumber),
      });
  },
};
