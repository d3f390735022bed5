import type { CaseFactBody } from '@tabibu/contract/cases';
import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { findEarning, moneyOf, openWithdrawalsOf } from '../earnings/index.ts';
import type { OpenWithdrawal } from '../earnings/index.ts';
import { payoutsOf } from '../payouts/index.ts';

/** What taking an earning back takes from its doctor. */
export interface ReversalPlan {
  /** The doctor's share, which is taken back. */
  readonly earned: Money;
  /** Requests to be paid out that have to be cancelled first, and how much they return. */
  readonly cancelled: readonly OpenWithdrawal[];
  readonly returned: Money;
  /** What the doctor gives back now, and what of it stands as owed. */
  readonly given: Money;
  readonly owed: Money;
}

/**
 * Returns what taking back the earning of a booking takes from its doctor; undefined when it has earned nothing. As
 * many requests to be paid out are cancelled as it needs, the newest first. What a gateway is paying, or may have paid,
 * stays.
 */
export async function planReversal(ctx: Context, bookingId: string): Promise<ReversalPlan | undefined> {
  const earning = await findEarning(ctx, bookingId);
  if (earning === undefined || earning.doctorId === null) return undefined;
  const { doctorId, currency, doctor: earned } = earning;
  const { balance, owed: owedBefore } = await moneyOf(ctx, doctorId, currency);
  // What was owed before is repaid first from whatever returns to the account.
  const missing = earned + owedBefore - balance;
  const cancelled = missing > 0 ? choose(await cancellable(ctx, earning.doctorId, currency), missing) : [];
  const returned = cancelled.reduce((sum, request) => sum + earnedOf(request), 0);
  const given = Math.min(earned, Math.max(0, balance + returned - owedBefore));
  const money = (amount: number): Money => ({ amount, currency });
  return {
    earned: money(earned),
    cancelled,
    returned: money(returned),
    given: money(given),
    owed: money(earned - given),
  };
}

/** Returns the requests of a doctor that nobody has begun to pay, newest first. */
async function cancellable(ctx: Context, doctorId: string, currency: Money['currency']): Promise<OpenWithdrawal[]> {
  const open = await openWithdrawalsOf(ctx, doctorId, currency);
  const payouts = await payoutsOf(
    ctx,
    'withdrawal',
    open.map(({ id }) => id),
  );
  return open.filter(({ id }) => {
    const state = payouts.get(id)?.state;
    return state === undefined || state === 'proposed' || state === 'approved';
  });
}

/** Returns the first of these requests that together hold an amount, or all if they do not. Pure. */
function choose(open: readonly OpenWithdrawal[], amount: number): OpenWithdrawal[] {
  let left = amount;
  return open.filter((request) => {
    const isNeeded = left > 0;
    left -= earnedOf(request);
    return isNeeded;
  });
}

/** Returns what a request returns to the doctor if it is cancelled, in the currency in which it was earned. Pure. */
function earnedOf({ money, exchanged }: OpenWithdrawal): number {
  return (exchanged?.from ?? money).amount;
}

/** Returns what an administrator reads of it before refunding. */
export async function reversalFacts(ctx: Context, bookingId: string): Promise<CaseFactBody[]> {
  const plan = await planReversal(ctx, bookingId);
  if (plan === undefined) return [];
  const { earned, given, returned, owed } = plan;
  return [
    { label: 'earned', money: earned },
    { label: 'given-back', money: given },
    ...(returned.amount === 0 ? [] : [{ label: 'withdrawal-cancelled' as const, money: returned }]),
    ...(owed.amount === 0 ? [] : [{ label: 'would-owe' as const, money: owed }]),
  ];
}
