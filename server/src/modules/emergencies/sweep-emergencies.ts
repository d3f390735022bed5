import type { Context } from '../../platform/context.ts';
import { listEmergenciesForOthers, listOverdueEmergencies } from '../bookings/index.ts';
import { escalateEmergency } from './escalate-emergency.ts';
import { ringOthers } from './ring-others.ts';

/**
 * Runs every minute. Rings and escalates emergencies whose own job was lost, and rings doctors who have come on call.
 * Idempotent.
 */
export async function sweepEmergencies(ctx: Context): Promise<void> {
  for (const bookingId of await listEmergenciesForOthers(ctx)) await ringOthers(ctx, { bookingId });
  for (const bookingId of await listOverdueEmergencies(ctx)) await escalateEmergency(ctx, { bookingId });
}
