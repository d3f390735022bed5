import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as changes from './fee-store.ts';
import { samePrices } from './rules.ts';
import { putIntoForce } from './save-fees.ts';
import * as store from './store.ts';

/** Runs every minute: prices whose day has come are in force from now on. Idempotent. */
export async function beginPlannedFees(ctx: Context): Promise<void> {
  for (const planned of await ctx.db.many(changes.due, { now: ctx.clock.now() }))
    await inTransaction(ctx, async (inside) => {
      const current = store.feesOf(await inside.db.one(changes.lock, { country: planned.country }));
      if ((await inside.db.run(changes.begin, { id: planned.id, now: inside.clock.now() })) === 0) return;
      const fees = store.feesOf({ ...planned, currency: current.currency, version: current.version });
      if (samePrices(current, fees)) return;
      await putIntoForce(inside, { current, fees, by: planned.made_by, action: 'fees.begin-planned-fees' });
    });
}
