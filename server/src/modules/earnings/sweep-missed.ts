import type { Context } from '../../platform/context.ts';
import { listMissed } from '../bookings/index.ts';
import { withoutJournal } from '../ledger/index.ts';
import { doctorShare } from '../site/index.ts';
import { settleMissed } from './settle-missed.ts';

const PAGE = 500;

/**
 * Runs every hour: divides the price of missed appointments whose event was lost, or that were missed before the
 * product knew what becomes of their money. Idempotent.
 */
export async function sweepMissed(ctx: Context): Promise<void> {
  const share = await doctorShare(ctx);
  for (let after: string | null = null; ;) {
    const ids: string[] = await listMissed(ctx, { after, limit: PAGE });
    for (const bookingId of await withoutJournal(ctx, 'missed', ids)) await settleMissed(ctx, { bookingId, share });
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) return;
  }
}
