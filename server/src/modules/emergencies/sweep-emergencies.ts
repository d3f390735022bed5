import type { Context } from '../../platform/context.ts';
import { listEmergenciesForOthers, listOverdueEmergencies, listUntakenEmergencies } from '../bookings/index.ts';
import { endUntaken } from './end-untaken.ts';
import { escalateEmergency } from './escalate-emergency.ts';
import { ringOthers } from './ring-others.ts';

/**
 * Runs every minute. Rings and escalates emergencies whose own job was lost, rings doctors who have come on call, and
 * ends what nobody took within a day. Idempotent.
 */
export async function sweepEmergencies(ctx: Context): Promise<void> {
  for (const bookingId of await listEmergenciesForOthers(ctx)) await ringOthers(ctx, { bookingId });
  for (const bookingId of await listOverdueEmergencies(ctx)) await escalateEmergency(ctx, { bookingId });
  for (const bookingId of await listUntakenEmergencies(ctx)) await endUntaken(ctx, { bookingId });
}
