import type { BridgeFailure } from '@tabibu/contract/call-bridges';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { findConsultation } from '../bookings/index.ts';
import * as store from './store.ts';
import type { BridgeRow } from './store.ts';
import { notifyParticipants } from './notify-participants.ts';

/** Fails a bridge with a reason that both participants are shown. Does nothing for a bridge that is over. */
export async function failBridge(
  ctx: Context,
  bridge: Pick<BridgeRow, 'id' | 'booking_id'>,
  reason: BridgeFailure,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const failed = await inside.db.maybe(store.fail, { id: bridge.id, reason, now: inside.clock.now() });
    if (failed !== undefined) await recordBridgeFailure(inside, failed);
  });
}

/**
 * Fails a bridge of which no callback came in time. Idempotent; does nothing before `gives_up_at`, which moves forward
 * when a callback shows progress.
 */
export async function giveUpBridge(ctx: Context, { bridgeId }: { bridgeId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const failed = await inside.db.maybe(store.giveUp, { bridgeId, now: inside.clock.now() });
    if (failed !== undefined) await recordBridgeFailure(inside, failed);
  });
}

/** Audits a failure, and tells the open pages of both participants. */
export async function recordBridgeFailure(
  ctx: Context,
  { booking_id: bookingId, reason }: Pick<BridgeRow, 'booking_id' | 'reason'>,
): Promise<void> {
  await audit(ctx, { action: 'calls.bridge-failed', object: 'booking', objectId: bookingId, details: { reason } });
  const booking = await findConsultation(ctx, bookingId);
  if (booking !== undefined) await notifyParticipants(ctx, booking);
}
