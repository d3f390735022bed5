import type { HangUp } from '../../integrations/voice/port.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { SECOND } from '../../platform/time.ts';
import { completeBooking, findConsultation } from '../bookings/index.ts';
import type { Consultation } from '../bookings/index.ts';
import { countedSeconds, whyNotJoined } from './bridge-rules.ts';
import * as bridges from './bridge-store.ts';
import { closeCall } from './end-call.ts';
import { noteFailure } from './fail-bridge.ts';
import { BEFORE, hadEnough, withTime } from './rules.ts';
import * as store from './store.ts';
import { tellBoth } from './tell-both.ts';

export interface LastWord { readonly joinedSeconds: number; readonly hangUp: HangUp; readonly cost: string | null }

/**
 * The provider's last word about a bridge. Who was joined for a minute has had the consultation, exactly as with a minute together in the
 * browser; somebody who is still together there ends it there (W09). Said again it changes nothing.
 */
export async function endBridge(ctx: Context, names: readonly [string | null, string], { joinedSeconds, hangUp, cost }: LastWord): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const known = await inside.db.maybe(bridges.named, names);
    const booking = known === undefined ? undefined : await findConsultation(inside, known.booking_id);
    if (known === undefined || booking === undefined) return;
    const seconds = countedSeconds(joinedSeconds, known.requested_at, now);
    if (seconds === 0) {
      const failed = await inside.db.maybe(bridges.endUnjoined, [...names, whyNotJoined(hangUp, known.answered_at !== null), cost, now]);
      if (failed !== undefined) await noteFailure(inside, failed);
      return;
    }
    // Whoever changes a session locks it before anything else of the call.
    await inside.db.run(store.open, [booking.id, booking.startsAt, now]);
    const row = await inside.db.one(store.findLocked, [booking.id]);
    const ended = await inside.db.maybe(bridges.end, [...names, seconds, cost, now]);
    if (ended === undefined) return;
    await audit(inside, { action: 'calls.bridge-ended', object: 'booking', objectId: booking.id, details: { seconds } });
    await tellBoth(inside, booking);
    if (ended.starts_at.getTime() === row.starts_at.getTime()) await countBridge(inside, booking, store.sessionOf(row), seconds);
  });
}

/** Adds the time on the phone to what is known of the call, and settles it as a hang-up in the browser would. */
async function countBridge(ctx: Context, booking: Consultation, found: store.Session, seconds: number): Promise<void> {
  const now = ctx.clock.now();
  const session = withTime({ ...found, bridgedMs: found.bridgedMs + seconds * SECOND }, now);
  await ctx.db.run(store.save, store.valuesOf(session));
  if (session.closedAt !== null || session.togetherSince !== null || !hadEnough(session, now)) return;
  if (await completeBooking(ctx, { bookingId: booking.id, early: BEFORE })) await closeCall(ctx, { bookingId: booking.id });
}
