import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { TimeSpan } from './rules.ts';
import * as store from './store.ts';

/**
 * Adds an absence of a doctor; slots that overlap it are no longer offered. Adding the same absence again changes
 * nothing. Throws Problem `invalid-input` when `to` is not after `from`.
 */
export async function addTimeOff(ctx: Context, doctorId: string, { from, to }: TimeSpan): Promise<void> {
  if (to <= from) throw new Problem('invalid-input', { fields: ['to'] });
  const now = ctx.clock.now();
  const id = newId(now);
  await inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(store.addTimeOff, { id, doctorId, from, to, now })) === 0) return;
    await audit(inside, {
      action: 'scheduling.add-time-off',
      object: 'doctor',
      objectId: doctorId,
      details: { timeOffId: id },
    });
  });
}
