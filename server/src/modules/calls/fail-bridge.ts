import type { BridgeFailure } from '@tabibu/contract/call-bridges';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { findConsultation } from '../bookings/index.ts';
import * as bridges from './bridge-store.ts';
import type { BridgeRow } from './bridge-store.ts';
import { tellBoth } from './tell-both.ts';

/** Nobody is joined any more, for a reason that both are told. Does nothing for a bridge that is over. */
export async function failBridge(ctx: Context, bridge: Pick<BridgeRow, 'id' | 'booking_id'>, reason: BridgeFailure): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const failed = await inside.db.maybe(bridges.fail, [bridge.id, reason, inside.clock.now()]);
    if (failed !== undefined) await noteFailure(inside, failed);
  });
}

/** Nothing was heard of a bridge in time. May be repeated; does nothing before its time, which moves on with every word about it. */
export async function giveUpBridge(ctx: Context, { bridgeId }: { bridgeId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const failed = await inside.db.maybe(bridges.giveUp, [bridgeId, inside.clock.now()]);
    if (failed !== undefined) await noteFailure(inside, failed);
  });
}

/** Audits a failure and tells both. */
export async function noteFailure(ctx: Context, { booking_id: bookingId, reason }: Pick<BridgeRow, 'booking_id' | 'reason'>): Promise<void> {
  await audit(ctx, { action: 'calls.bridge-failed', object: 'booking', objectId: bookingId, details: { reason } });
  const booking = await findConsultation(ctx, bookingId);
  if (booking !== undefined) await tellBoth(ctx, booking);
}
