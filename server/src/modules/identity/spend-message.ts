import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Budget } from './rules.ts';
import * as store from './store.ts';

/**
 * Counts one message in the buckets of its budgets. Where a budget is full, nothing is counted and that budget is the answer; `always`
 * counts without asking. Exact with any number of processes: decided under the lock that codes are decided under.
 */
export async function spendMessage(ctx: Context, budgets: readonly Budget[], { always }: { always: boolean }): Promise<Budget | undefined> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    if (!always) {
      await inside.db.many(store.lockSends);
      const columns = [budgets.map(({ bucket }) => bucket), budgets.map(({ allowed }) => allowed), budgets.map(({ seconds }) => seconds)];
      const oldest = await inside.db.many(store.oldestInWindows, [...columns, now]);
      const full = budgets.find((_, index) => oldest[index]?.sent_at !== null);
      if (full !== undefined) return full;
    }
    await inside.db.run(store.addSends, [budgets.map(({ bucket }) => bucket), now]);
    return undefined;
  });
}

/** How many messages a bucket holds since a moment. */
export async function countMessages(ctx: Context, bucket: string, since: Date): Promise<number> {
  return (await ctx.db.one(store.countSends, [bucket, since])).sent;
}
