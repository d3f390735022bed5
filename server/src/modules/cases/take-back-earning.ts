import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { cancelWithdrawal, reverseEarning } from '../earnings/index.ts';
import { dropPayout, payoutsOf } from '../payouts/index.ts';
import { addStep } from './add-step.ts';
import { planReversal } from './plan-reversal.ts';
import * as store from './store.ts';

/**
 * Takes back what a consultation has earned before its price goes back to the patient, in the transaction of somebody's
 * decision. Cancels requests of its doctor to be paid out, as far as their money is needed. Does nothing when nothing
 * was earned. Throws `case-changed` when one of these requests was decided meanwhile, or a new one has taken the money.
 */
export async function takeBackEarning(inside: Context, bookingId: string): Promise<void> {
  const plan = await planReversal(inside, bookingId);
  for (const { id } of plan?.cancelled ?? []) await cancel(inside, id);
  const owed = await reverseEarning(inside, { bookingId });
  if (owed !== undefined && owed > (plan?.owed.amount ?? 0)) throw new Problem('case-changed');
}

/** Cancels a request, with its case locked: whoever decides about it at the same time comes before or after. */
async function cancel(inside: Context, withdrawalId: string): Promise<void> {
  const row = await inside.db.maybe(store.lockOpenOf, { kinds: ['withdrawal'], subjectId: withdrawalId });
  const payout = (await payoutsOf(inside, 'withdrawal', [withdrawalId])).get(withdrawalId);
  if (payout !== undefined) await dropPayout(inside, payout);
  await cancelWithdrawal(inside, withdrawalId);
  if (row !== undefined) await addStep(inside, row.id, 'earning-taken-back', '');
}
