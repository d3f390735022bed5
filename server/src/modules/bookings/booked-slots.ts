import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * The half hours of a doctor that patients have or are paying for, from now on, in order. Inside a transaction no appointment of the
 * doctor is made or moved until it ends.
 */
export async function bookedSlots(ctx: Context, doctorId: string): Promise<Date[]> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockDoctor, [doctorId]);
    return (await inside.db.many(store.takenFrom, [doctorId, inside.clock.now()])).map((row) => row.starts_at);
  });
}
