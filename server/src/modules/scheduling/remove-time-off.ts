import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { TimeSpan } from './rules.ts';
import * as store from './store.ts';

/**
 * Removes an absence of a doctor; its half hours are offered again. Throws Problem `not-found` when there is no such
 * absence.
 */
export async function removeTimeOff(ctx: Context, doctorId: string, { from, to }: TimeSpan): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(store.removeTimeOff, { doctorId, from, to })) === 0) throw new Problem('not-found');
    await audit(inside, {
      action: 'scheduling.remove-time-off',
      object: 'doctor',
      objectId: doctorId,
      details: { from: from.toISOString(), to: to.toISOString() },
    });
  });
}
