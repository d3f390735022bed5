import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as slots from './slot-store.ts';
import * as store from './store.ts';

/**
 * Returns the starts of a doctor's half hours that are booked or held from now on, in order. Takes the doctor's lock:
 * until the caller's transaction ends, no appointment of this doctor is made or moved.
 */
export async function bookedSlots(ctx: Context, doctorId: string): Promise<Date[]> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockDoctor, { doctorId });
    return (await inside.db.many(slots.takenSince, { doctorId, now: inside.clock.now() })).map((row) => row.starts_at);
  });
}
