import type { CallSide } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import type { Consultation } from '../bookings/index.ts';
import { notifyParticipants } from './notify-participants.ts';
import { ANSWER_TIMEOUT, BRIDGES_WITHIN, MAX_BRIDGES } from './rules.ts';
import * as store from './store.ts';

export interface BridgeRequest {
  readonly booking: Consultation;
  /** The participant who asks. */
  readonly side: CallSide;
}

/**
 * Requests a bridged call: the doctor's phone rings first, then the patient's, and both show the product's number only
 * (W24, R-18e). Changes nothing while a bridge is under way. The caller has checked that this person may ask now.
 * Throws `bridge-unavailable` without a voice gateway, or `too-many-requests` after four requests in ten minutes.
 */
export async function requestBridge(ctx: Context, { booking, side }: BridgeRequest): Promise<void> {
  if (ctx.integrations.voice === null) throw new Problem('bridge-unavailable');
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const latest = await inside.db.maybe(store.latest, { bookingId: booking.id, startsAt: booking.startsAt });
    if (latest !== undefined && latest.state !== 'ended' && latest.state !== 'failed') return;
    await refuseTooMany(inside, booking.id, now);
    const id = newId(now);
    const givesUpAt = later(now, ANSWER_TIMEOUT);
    const added = await inside.db.run(store.add, {
      id,
      bookingId: booking.id,
      startsAt: booking.startsAt,
      askedBy: side,
      now,
      givesUpAt,
    });
    // The other participant, or a second tap of this one, has just added a bridge.
    if (added === 0) return;
    await enqueue(inside, 'calls.place-bridge', { bridgeId: id });
    await enqueue(inside, 'calls.give-up-bridge', { bridgeId: id }, { at: givesUpAt, key: `bridge:${id}` });
    await audit(inside, { action: 'calls.bridge', object: 'booking', objectId: booking.id, details: { side } });
    await notifyParticipants(inside, booking);
  });
}

async function refuseTooMany(ctx: Context, bookingId: string, now: Date): Promise<void> {
  const lately = await ctx.db.many(store.requestedSince, { bookingId, since: later(now, -BRIDGES_WITHIN) });
  if (lately.length < MAX_BRIDGES) return;
  const free = later(lately[lately.length - MAX_BRIDGES]!.requested_at, BRIDGES_WITHIN);
  throw new Problem('too-many-requests', {}, Math.max(1, Math.ceil((free.getTime() - now.getTime()) / SECOND)));
}
