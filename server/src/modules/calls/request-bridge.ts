import type { CallViewBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { SECOND, later } from '../../platform/time.ts';
import * as bridges from './bridge-store.ts';
import { ANSWERED_WITHIN, BRIDGES_WITHIN, MOST_BRIDGES } from './bridge-rules.ts';
import { callViewOf } from './call-view.ts';
import { findParticipant, refuseOutside } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { tellBoth } from './tell-both.ts';

/**
 * Patient or doctor of a paid appointment ask, inside its window, to be joined by telephone: the doctor's phone rings first, then the
 * patient's, and both show our number only (W24, R-18e). While one is under way, asking again answers with that one. Problems:
 * `not-found`, `call-not-open`, `call-over`; `bridge-unavailable` without a voice gateway; `too-many-requests` after four in ten minutes.
 */
export async function requestBridge(ctx: Context, { bookingId }: { bookingId: string }): Promise<CallViewBody> {
  const participant = await findParticipant(ctx, bookingId);
  const now = ctx.clock.now();
  refuseOutside(participant, now);
  if (ctx.integrations.voice === null) throw new Problem('bridge-unavailable');
  await inTransaction(ctx, (inside) => addBridge(inside, participant, now));
  return callViewOf(ctx, participant);
}

async function addBridge(ctx: Context, participant: Participant, now: Date): Promise<void> {
  const { booking, side } = participant;
  const latest = await ctx.db.maybe(bridges.latest, [booking.id, booking.startsAt]);
  if (latest !== undefined && latest.state !== 'ended' && latest.state !== 'failed') return;
  const lately = await ctx.db.many(bridges.requestedSince, [booking.id, later(now, -BRIDGES_WITHIN)]);
  if (lately.length >= MOST_BRIDGES) {
    const free = later(lately[lately.length - MOST_BRIDGES]!.requested_at, BRIDGES_WITHIN);
    throw new Problem('too-many-requests', {}, Math.max(1, Math.ceil((free.getTime() - now.getTime()) / SECOND)));
  }
  const id = newId(now);
  const givesUpAt = later(now, ANSWERED_WITHIN);
  const added = await ctx.db.run(bridges.add, [id, booking.id, booking.startsAt, side, now, givesUpAt]);
  // The other person, or the second tap of this one, was first.
  if (added === 0) return;
  await enqueue(ctx, 'calls.place-bridge', { bridgeId: id });
  await enqueue(ctx, 'calls.give-up-bridge', { bridgeId: id }, { at: givesUpAt, key: `bridge:${id}` });
  await audit(ctx, { action: 'calls.bridge', object: 'booking', objectId: booking.id, details: { side } });
  await tellBoth(ctx, booking);
}
