import type { EmergencyBody } from '@tabibu/contract/bookings';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import * as emergencies from './emergency-store.ts';
import { emergencyFor } from './emergency-view.ts';
import * as store from './store.ts';

/** What the holder of an alert's secret sees. */
export async function readEmergency(ctx: Context, { secret }: { secret: string }): Promise<EmergencyBody> {
  const alert = await ctx.db.maybe(emergencies.alertOfSecret, [hashToken(secret)]);
  if (alert === undefined) throw new Problem('not-found');
  return emergencyFor(ctx, alert.doctor_id, await ctx.db.one(store.find, [alert.booking_id]));
}
