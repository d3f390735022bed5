import type { EmergencyBody } from '@tabibu/contract/emergencies';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { assignEmergency } from './assign-emergency.ts';
import { readEmergency } from './read-emergency.ts';
import * as store from './store.ts';

/**
 * Accepts an emergency for the doctor whose SMS contains the secret. Only the first doctor gets it; the reply to the
 * others says that it is taken. Idempotent. Throws Problem `not-found` for an unknown secret.
 */
export async function acceptEmergency(ctx: Context, { secret }: { secret: string }): Promise<EmergencyBody> {
  return inTransaction(ctx, async (inside) => {
    const alert = await inside.db.maybe(store.alertOfSecret, { secretHash: hashToken(secret) });
    if (alert === undefined) throw new Problem('not-found');
    await assignEmergency(inside, alert);
    return readEmergency(inside, { secret });
  });
}
