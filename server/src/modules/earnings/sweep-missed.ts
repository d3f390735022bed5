import type { Context } from '../../platform/context.ts';
import { doctorShare } from '../site/index.ts';
import { settleMissed } from './settle-missed.ts';
import * as store from './store.ts';

const AT_ONCE = 200;

/**
 * Runs every ten minutes: divides the price of missed appointments whose event was lost, or that were missed before the
 * product knew what becomes of their money. Idempotent.
 */
export async function sweepMissed(ctx: Context): Promise<void> {
  const share = await doctorShare(ctx);
  for (const { id } of await ctx.db.many(store.missedAndWhole, { limit: AT_ONCE }))
    await settleMissed(ctx, { bookingId: id, share });
}
