import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { findConsultation } from '../bookings/index.ts';
import { ANSWERED_WITHIN, TURN_WITHIN, joinSeconds, whyRefused } from './bridge-rules.ts';
import * as bridges from './bridge-store.ts';
import type { BridgeRow } from './bridge-store.ts';
import { failBridge } from './fail-bridge.ts';
import { findPhones } from './find-phones.ts';
import { windowOf } from './rules.ts';
import { tellBoth } from './tell-both.ts';

/**
 * Hands a requested bridge to the voice gateway, once: what became of an unclear answer is told by callbacks, or by nobody, and a second
 * request would ring a second time. Nobody is rung for a request that came to its turn too late.
 */
export async function placeBridge(ctx: Context, { bridgeId }: { bridgeId: string }): Promise<void> {
  const { voice } = ctx.integrations;
  const now = ctx.clock.now();
  const bridge = await ctx.db.maybe(bridges.place, [bridgeId, now]);
  if (bridge === undefined) return;
  const booking = await findConsultation(ctx, bridge.booking_id);
  const phones = booking?.state === 'scheduled' ? await findPhones(ctx, booking) : undefined;
  const late = now >= later(bridge.requested_at, TURN_WITHIN);
  if (voice === null || booking === undefined || phones === undefined || late) return failBridge(ctx, bridge, 'unavailable');
  const { doctor: first, patient: second } = phones;
  const outcome = await voice.startBridge({ first, second, maxSeconds: joinSeconds(windowOf(booking), now), clientRequestId: bridge.id });
  if (outcome.kind === 'accepted') return noteRinging(ctx, bridge, outcome.sessionId);
  if (outcome.kind === 'unknown') {
    ctx.log.warn({ alarm: 'voice-unclear', bridgeId, why: outcome.why }, 'nobody knows whether a call was placed');
    return outcome.mayHaveReached ? undefined : failBridge(ctx, bridge, 'unavailable');
  }
  ctx.log.warn({ alarm: 'voice-refused', bridgeId, reason: outcome.reason }, 'the voice gateway refused a call');
  return failBridge(ctx, bridge, whyRefused(outcome.reason));
}

async function noteRinging(ctx: Context, bridge: BridgeRow, sessionId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const givesUpAt = later(inside.clock.now(), ANSWERED_WITHIN);
    const ringing = await inside.db.maybe(bridges.startRinging, [bridge.id, sessionId, givesUpAt]);
    if (ringing === undefined) return;
    await enqueue(inside, 'calls.give-up-bridge', { bridgeId: bridge.id }, { at: givesUpAt, key: `bridge:${bridge.id}` });
    const booking = await findConsultation(inside, bridge.booking_id);
    if (booking !== undefined) await tellBoth(inside, booking);
  });
}
