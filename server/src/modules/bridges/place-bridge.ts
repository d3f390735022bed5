import { callWindowOf } from '@tabibu/contract/call-window';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { findConsultation } from '../bookings/index.ts';
import { failBridge } from './fail-bridge.ts';
import { findPhones } from './find-phones.ts';
import { notifyParticipants } from './notify-participants.ts';
import { ANSWER_TIMEOUT, REQUEST_LIFETIME, joinSeconds, whyRefused } from './rules.ts';
import type { BridgeRow } from './store.ts';
import * as store from './store.ts';

/**
 * Asks the voice gateway to place a requested bridge, once. After an unclear answer it does not ask again, because that
 * could ring the phones twice; later callbacks tell whether the call was placed. Fails the bridge without ringing when
 * the request is more than a minute old.
 */
export async function placeBridge(ctx: Context, { bridgeId }: { bridgeId: string }): Promise<void> {
  const { voice } = ctx.integrations;
  const now = ctx.clock.now();
  const bridge = await ctx.db.maybe(store.claimForPlacing, { bridgeId, now });
  if (bridge === undefined) return;
  const booking = await findConsultation(ctx, bridge.booking_id);
  const phones = booking?.state === 'scheduled' ? await findPhones(ctx, booking, bridge.asked_by) : undefined;
  const late = now >= later(bridge.requested_at, REQUEST_LIFETIME);
  if (voice === null || booking === undefined || phones === undefined || late)
    return failBridge(ctx, bridge, 'unavailable');
  const { doctor: first, patient: second } = phones;
  const outcome = await voice.startBridge({
    first,
    second,
    maxSeconds: joinSeconds(callWindowOf(booking), now),
    clientRequestId: bridge.id,
  });
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
    const givesUpAt = later(inside.clock.now(), ANSWER_TIMEOUT);
    const ringing = await inside.db.maybe(store.startRinging, { id: bridge.id, sessionId, givesUpAt });
    if (ringing === undefined) return;
    await enqueue(
      inside,
      'calls.give-up-bridge',
      { bridgeId: bridge.id },
      { at: givesUpAt, key: `bridge:${bridge.id}` },
    );
    const booking = await findConsultation(inside, bridge.booking_id);
    if (booking !== undefined) await notifyParticipants(inside, booking);
  });
}
