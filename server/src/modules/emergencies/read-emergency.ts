import type { EmergencyBody } from '@tabibu/contract/emergencies';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { findEmergency } from '../bookings/index.ts';
import { emergencyFor } from './emergency-view.ts';
import * as store from './store.ts';

/**
 * Returns the emergency of an alert to the doctor whose SMS contains the secret. Throws Problem `not-found` for an
 * unknown secret.
 */
export async function readEmergency(ctx: Context, { secret }: { secret: string }): Promise<EmergencyBody> {
  const alert = await ctx.db.maybe(store.alertOfSecret, { secretHash: hashToken(secret) });
  if (alert === undefined) throw new Problem('not-found');
  return emergencyFor(ctx, alert.doctor_id, await findEmergency(ctx, alert.booking_id));
}
