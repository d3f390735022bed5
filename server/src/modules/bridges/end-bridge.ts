import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { findConsultation } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { recordBridgeFailure } from './fail-bridge.ts';
import { notifyParticipants } from './notify-participants.ts';
import type { LastCallback } from './read-voice.ts';
import { countedSeconds, failureReason } from './rules.ts';
import * as store from './store.ts';

/** A bridge whose last callback has arrived. */
export interface EndingBridge {
  readonly callback: LastCallback;
  readonly booking: Consultation;
  /** The time of the appointment for which the bridge was requested. The appointment may have been moved since. */
  readonly startsAt: Date;
  /** For how many seconds both were joined, limited to the time since the request; 0 when they never were. */
  readonly seconds: number;
  readonly doctorAnswered: boolean;
}

/** Returns the bridge that a last callback is about, or undefined when no bridge matches. Changes nothing. */
export async function findEndingBridge(ctx: Context, callback: LastCallback): Promise<EndingBridge | undefined> {
  const bridge = await ctx.db.maybe(store.findByProviderNames, store.keysOf(callback.names));
  const booking = bridge === undefined ? undefined : await findConsultation(ctx, bridge.booking_id);
  if (bridge === undefined || booking === undefined) return undefined;
  return {
    callback,
    booking,
    startsAt: bridge.starts_at,
    seconds: countedSeconds(callback.joinedSeconds, bridge.requested_at, ctx.clock.now()),
    doctorAnswered: bridge.answered_at !== null,
  };
}

/** Fails a bridge that joined nobody, with the reason that the provider gave. A repeated callback changes nothing. */
export async function endUnjoined(ctx: Context, { callback, doctorAnswered }: EndingBridge): Promise<void> {
  const { names, hangUp, cost } = callback;
  const failed = await ctx.db.maybe(store.endUnjoined, {
    ...store.keysOf(names),
    reason: failureReason(hangUp, doctorAnswered),
    cost,
    now: ctx.clock.now(),
  });
  if (failed !== undefined) await recordBridgeFailure(ctx, failed);
}

/**
 * Ends a bridge that joined two people. Runs in the caller's transaction, so that the caller adds the seconds to the
 * call in the same one. Returns false when the bridge had ended before.
 */
export async function endJoined(ctx: Context, { callback, booking, seconds }: EndingBridge): Promise<boolean> {
  const { names, cost } = callback;
  const ended = await ctx.db.maybe(store.end, { ...store.keysOf(names), seconds, cost, now: ctx.clock.now() });
  if (ended === undefined) return false;
  await audit(ctx, { action: 'calls.bridge-ended', object: 'booking', objectId: booking.id, details: { seconds } });
  await notifyParticipants(ctx, booking);
  return true;
}
