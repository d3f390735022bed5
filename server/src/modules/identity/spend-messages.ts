import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isCountedPerMinute } from './rules.ts';
import type { Budget } from './rules.ts';
import * as codes from './code-store.ts';
import * as counts from './message-count-store.ts';

/** A message and the budgets that it has to fit into. */
interface Spending {
  readonly budgets: readonly Budget[];
  /** It is counted without a check. */
  readonly always: boolean;
}

/**
 * Counts messages in the buckets of their budgets, one after the other. Returns for each the budget that is full, and
 * then nothing of it was counted, or undefined. Exact for any number of processes, because the check holds the same
 * lock as the budgets of codes.
 */
export async function spendMessages(
  ctx: Context,
  spendings: readonly Spending[],
): Promise<readonly (Budget | undefined)[]> {
  return inTransaction(ctx, async (inside) => {
    const checked = spendings.filter(({ always }) => !always).flatMap(({ budgets }) => budgets);
    if (checked.length > 0) await inside.db.many(codes.lockSends);
    const sent = await sentOf(inside, checked);
    const added = new Map<string, number>();
    const full = spendings.map(({ budgets, always }) => {
      const reached = budgets.find(
        (budget) => !always && (sent.get(nameOf(budget)) ?? 0) + (added.get(budget.bucket) ?? 0) >= budget.allowed,
      );
      if (reached !== undefined) return reached;
      for (const bucket of new Set(budgets.map((budget) => budget.bucket)))
        added.set(bucket, (added.get(bucket) ?? 0) + 1);
      return undefined;
    });
    await count(inside, added);
    return full;
  });
}

const nameOf = ({ bucket, seconds }: Budget) => `${seconds} ${bucket}`;

/** Returns how many messages were sent in the windows of budgets. */
async function sentOf(
  ctx: Context & { db: Transaction },
  budgets: readonly Budget[],
): Promise<ReadonlyMap<string, number>> {
  const unique = [...new Map(budgets.map((budget) => [nameOf(budget), budget])).values()];
  const [small, large] = [
    unique.filter((one) => !isCountedPerMinute(one.bucket)),
    unique.filter((one) => isCountedPerMinute(one.bucket)),
  ];
  const now = ctx.clock.now();
  const rows = [
    ...(small.length === 0 ? [] : await ctx.db.many(counts.sentInWindows, { ...columnsOf(small), now })),
    ...(large.length === 0 ? [] : await ctx.db.many(counts.countedInWindows, { ...columnsOf(large), now })),
  ];
  return new Map([...small, ...large].map((budget, index) => [nameOf(budget), rows[index]!.sent]));
}

const columnsOf = (budgets: readonly Budget[]): counts.BudgetColumns => ({
  buckets: budgets.map(({ bucket }) => bucket),
  allowed: budgets.map(({ allowed }) => allowed),
  seconds: budgets.map(({ seconds }) => seconds),
});

/** Writes down how many messages were added to each bucket. */
async function count(ctx: Context & { db: Transaction }, added: ReadonlyMap<string, number>): Promise<void> {
  const now = ctx.clock.now();
  for (const [isLarge, add] of [
    [false, counts.addManySends],
    [true, counts.addCounts],
  ] as const) {
    const entries = [...added].filter(([bucket]) => isCountedPerMinute(bucket) === isLarge);
    if (entries.length === 0) continue;
    await ctx.db.run(add, {
      buckets: entries.map(([bucket]) => bucket),
      counts: entries.map(([, times]) => times),
      now,
    });
  }
}
