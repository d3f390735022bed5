import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { actingDoctor } from '../doctors/index.ts';
import { findConcerned } from './find-concerned.ts';
import { mayAnnounceDelay, delaySilenceEndsAt, reachedBy } from './policy.ts';
import { DELAY_SILENCE, UNDO_DELAY } from './rules.ts';
import * as store from './store.ts';

/**
 * Announces that the doctor is some minutes late, or with 0 minutes that an announced delay is withdrawn. Those
 * patients of today whom the delay reaches (`reachedBy`) and whose consultation has not begun are told in half a
 * minute; until then the doctor can undo it. Returns how many are told and when; with nobody to tell nothing happens.
 * Within a quarter of an hour of a delay only one correction of it may follow, so that patients do not get many
 * messages. Throws Problem `delay-told-already` otherwise, and `not-found` unless the caller is a doctor in service.
 */
export async function announceDelay(
  ctx: Context,
  { minutes }: { minutes: number },
): Promise<{ told: number; sends_at: string | null }> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const now = inside.clock.now();
    const bookingIds = reachedBy(await findConcerned(inside, doctor), minutes)
      .filter((one) => mayAnnounceDelay(one, minutes, now))
      .map(({ id }) => id);
    if (bookingIds.length === 0) return { told: 0, sends_at: null };
    const last = await inside.db.maybe(store.lastAnnouncement, {
      doctorId: doctor.id,
      since: later(now, -2 * DELAY_SILENCE),
    });
    const delayId = newId(now);
    const sendsAt = later(now, UNDO_DELAY);
    const added =
      delaySilenceEndsAt(last, now) === null
        ? await inside.db.run(store.planDelay, { doctorId: doctor.id, delayId, minutes, bookingIds, now, sendsAt })
        : 0;
    if (added === 0) throw new Problem('delay-told-already');
    await enqueue(
      inside,
      'bookings.send-delay',
      { doctorId: doctor.id, delayId },
      { at: sendsAt, key: `delay:${delayId}` },
    );
    await audit(inside, {
      action: 'bookings.plan-delay',
      object: 'doctor',
      objectId: doctor.id,
      details: { minutes, told: bookingIds.length },
    });
    return { told: bookingIds.length, sends_at: sendsAt.toISOString() };
  });
}
