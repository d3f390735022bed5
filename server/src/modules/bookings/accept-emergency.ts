import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import * as emergencies from './emergency-store.ts';
import { readEmergency } from './read-emergency.ts';
import { takeEmergency } from './take-emergency.ts';

/** A rung doctor takes the emergency: the first has it, from now on; the others see that it is taken. May be repeated. */
export async function acceptEmergency(ctx: Context, { secret }: { secret: string }): ReturnType<typeof readEmergency> {
  return inTransaction(ctx, async (inside) => {
    const alert = await inside.db.maybe(emergencies.alertOfSecret, [hashToken(secret)]);
    if (alert === undefined) throw new Problem('not-found');
    await takeEmergency(inside, alert);
    return readEmergency(inside, { secret });
  });
}
