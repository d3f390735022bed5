import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { Stretch } from './rules.ts';
import * as store from './store.ts';

/** Notes an absence of a doctor; slots that touch it are no longer offered. May be repeated. */
export async function addTimeOff(ctx: Context, doctorId: string, { from, to }: Stretch): Promise<void> {
  if (to <= from) throw new Problem('invalid-input', { fields: ['to'] });
  const now = ctx.clock.now();
  const id = newId(now);
  await inTransaction(ctx, async (inside) => {
    if (await inside.db.run(store.addTimeOff, [id, doctorId, from, to, now]) === 0) return;
    await audit(inside, { action: 'scheduling.add-time-off', object: 'doctor', objectId: doctorId, details: { timeOffId: id } });
  });
}
