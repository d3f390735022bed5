import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Budget } from './rules.ts';
import * as codes from './code-store.ts';

/**
 * Counts one message in the buckets of its budgets. When a budget is full, counts nothing and returns that budget. With
 * `always` it counts without a check. Exact for any number of processes, because the check holds the same lock as the
 * budgets of codes.
 */
export async function spendMessage(
  ctx: Context,
  budgets: readonly Budget[],
  { always }: { always: boolean },
): Promise<Budget | undefined> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    if (!always) {
      await inside.db.many(codes.lockSends);
      const columns = {
        buckets: budgets.map(({ bucket }) => bucket),
        allowed: budgets.map(({ allowed }) => allowed),
        seconds: budgets.map(({ seconds }) => seconds),
      };
      const oldest = await inside.db.many(codes.oldestInWindows, { ...columns, now });
      const full = budgets.find((_, index) => oldest[index]?.sent_at !== null);
      if (full !== undefined) return full;
    }
    await inside.db.run(codes.addSends, { buckets: budgets.map(({ bucket }) => bucket), now });
    return undefined;
  });
}
