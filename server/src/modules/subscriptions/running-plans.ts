import type { ErasureBody } from '@tabibu/contract/erasure';
import type { Context } from '../../platform/context.ts';
import { bodiesOf } from './list-own-plans.ts';
import * as store from './own-store.ts';

/** Returns the care plans of an account that are not over and not given back, for whoever deletes the account. */
export async function runningPlansOf(ctx: Context, accountId: string): Promise<ErasureBody['plans']> {
  const rows = await ctx.db.many(store.listOwnPlans, { accountId, now: ctx.clock.now() });
  return (await bodiesOf(ctx, rows))
    .filter(({ state }) => state === 'running' || state === 'to-begin')
    .map((plan) => ({
      title: plan.title,
      calls_left: plan.calls_left,
      ends_at: plan.ends_at,
      refundable: plan.refundable_until !== null,
    }));
}
