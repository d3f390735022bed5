import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { balancesOf, postJournal, withoutJournal } from '../ledger/index.ts';
import { planAccount } from './rules.ts';
import * as store from './store.ts';

/** How far back a run looks, because a process may have stood still, and how many plans it looks at. */
const LOOKS_BACK = 7 * DAY;
const AT_ONCE = 5000;

/**
 * Moves what is left of plans that are over to the house: calls that nobody used. Each once. A call that comes back
 * later goes to the house, too (`returnCall`). May be repeated.
 */
export async function endPlans(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const over = await ctx.db.many(store.overPlans, { now, since: later(now, -LOOKS_BACK), limit: AT_ONCE });
  const left = new Set(
    await withoutJournal(
      ctx,
      'plan-end',
      over.map(({ id }) => id),
    ),
  );
  for (const { id, currency } of over) {
    if (!left.has(id)) continue;
    await inTransaction(ctx, async (inside) => {
      await inside.db.run(store.lockPlanMoney, { subscriptionId: id });
      const account = planAccount(id, currency);
      const amount = (await balancesOf(inside, [account])).get(account)?.amount ?? 0;
      if (amount === 0) return;
      const moved = await postJournal(inside, {
        kind: 'plan-end',
        reference: id,
        entries: [
          { account, amount: -amount, currency },
          { account: `fees:${currency}`, amount, currency },
        ],
      });
      if (moved)
        await audit(inside, {
          action: 'subscriptions.end',
          object: 'subscription',
          objectId: id,
          details: { amount, currency },
        });
    });
  }
}
