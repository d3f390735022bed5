import type { CaseFactBody } from '@tabibu/contract/cases';
import { DAY } from '../../platform/time.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames, requireMoneyFree, standingsOf } from '../doctors/index.ts';
import { listOpenWithdrawals, openWithdrawals, rejectWithdrawal, standingOf } from '../earnings/index.ts';
import { dropPayout, payoutsOf } from '../payouts/index.ts';
import type { CaseSource } from './case-source.ts';
import { payoutFacts } from './payout-facts.ts';
import { owedWithdrawal } from './payout-sources.ts';
import { settledFacts } from './settled-facts.ts';
import { PAYOUT_DECISIONS, decidePayout, progressOf } from './payout-steps.ts';

type Exchanged = NonNullable<
  Awaited<ReturnType<typeof openWithdrawals>> extends Map<string, infer One extends { exchanged: unknown }>
    ? One['exchanged']
    : never
>;

/** What was earned in another currency, and the rates at which it was exchanged. */
function exchangeFacts({ from, rates }: Exchanged): CaseFactBody[] {
  const since = rates
    .map((rate) => rate.since)
    .toSorted()
    .at(-1);
  return [
    { label: 'exchanged-from', money: from },
    {
      label: 'exchange-rate',
      text: rates.map(({ currency, rate }) => `1 ${currency} = TSh ${rate}`).join(' · '),
      ...(since === undefined ? {} : { at: since }),
    },
  ];
}

/** Doctors who ask to be paid out (C20, W46). */
export const withdrawalCases: CaseSource = {
  object: 'payment',
  term: 2 * DAY,
  listWaiting: listOpenWithdrawals,
  async find(ctx, ids) {
    const withdrawals = await openWithdrawals(ctx, ids);
    const payouts = await payoutsOf(ctx, 'withdrawal', ids);
    const doctors = await doctorNames(
      ctx,
      [...withdrawals.values()].map(({ doctorId }) => doctorId),
    );
    const standings = await standingsOf(
      ctx,
      [...withdrawals.values()].map(({ doctorId }) => doctorId),
    );
    return new Map(
      [...withdrawals.values()].map((withdrawal) => {
        const { id, money, accountId, doctorId, askedAt: since } = withdrawal;
        const country = doctors.get(doctorId)?.country ?? null;
        const progress = progressOf(ctx, payouts.get(id), () => owedWithdrawal(withdrawal));
        return [
          id,
          {
            ...progress,
            since,
            country,
            money,
            accountId,
            isHeld: (standings.get(doctorId)?.heldSince ?? null) !== null,
          },
        ];
      }),
    );
  },
  async facts(ctx, id) {
    const withdrawal = (await openWithdrawals(ctx, [id])).get(id);
    if (withdrawal === undefined) return [];
    const { balance, owed, totalEarned, paidBefore } = await standingOf(ctx, withdrawal);
    const standing = (await standingsOf(ctx, [withdrawal.doctorId])).get(withdrawal.doctorId);
    const heldSince = standing?.heldSince ?? null;
    return [
      ...(heldSince === null
        ? []
        : [{ label: 'money-held' as const, text: standing?.reason ?? '', at: heldSince.toISOString() }]),
      { label: 'payout-phone', text: withdrawal.phone },
      ...(withdrawal.exchanged === null ? [] : exchangeFacts(withdrawal.exchanged)),
      { label: 'balance', money: balance },
      ...(owed.amount === 0 ? [] : [{ label: 'owes' as const, money: owed }]),
      { label: 'total-earned', money: totalEarned },
      { label: 'withdrawals-paid', text: String(paidBefore) },
      ...(await payoutFacts(ctx, owedWithdrawal(withdrawal), (await payoutsOf(ctx, 'withdrawal', [id])).get(id))),
    ];
  },
  settledFacts: (ctx, id) => settledFacts(ctx, 'withdrawal', id),
  decisions: {
    ...PAYOUT_DECISIONS,
    open: [...PAYOUT_DECISIONS.open, 'reject'],
    proposed: [...PAYOUT_DECISIONS.proposed, 'reject'],
    approved: [...PAYOUT_DECISIONS.approved, 'reject'],
  },
  async decide(inside, id, decided) {
    const { decision } = decided;
    const withdrawal = (await openWithdrawals(inside, [id])).get(id);
    if (withdrawal === undefined) throw new Problem('case-changed');
    const payout = (await payoutsOf(inside, 'withdrawal', [id])).get(id);
    // Somebody may hold the money after the case was read; only what has left already is recorded in spite of that.
    const hasLeft = payout?.state === 'sending' || payout?.state === 'unknown';
    if (decision !== 'reject' && decision !== 'drop' && !hasLeft) await requireMoneyFree(inside, withdrawal.doctorId);
    if (decision !== 'reject') return decidePayout(inside, 'withdrawal', id, decided);
    if (payout !== undefined) await dropPayout(inside, payout);
    await rejectWithdrawal(inside, id, decided.note);
  },
};
