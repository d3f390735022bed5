import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, later } from '../../platform/time.ts';
import * as own from './doctor-store.ts';
import { actingDoctor } from './doctor-view.ts';
import { dayOf } from './rules.ts';

/** Who should have begun so long ago is still waiting; before that somebody is absent. */
const JUST_BEGUN = 15 * MINUTE;

/**
 * The doctor runs late: whoever has an appointment later on the doctor's day, or should have begun just now, gets a text message, and
 * nobody holds the doctor absent for the time that was told (R-18f). `begun` names those with whom the doctor has spoken already. Once in
 * a quarter of an hour, so that nobody is told twice; with nobody to tell nothing happens. Answers how many are told.
 */
export async function announceDelay(ctx: Context, { minutes, begun }: { minutes: number; begun: readonly string[] }): Promise<{ told: number }> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const now = inside.clock.now();
    const due = await inside.db.many(own.toCome, [doctor.id, later(now, -JUST_BEGUN), dayOf(now, doctor.timeZone).to]);
    const bookingIds = due.map(({ id }) => id).filter((id) => !begun.includes(id));
    if (bookingIds.length === 0) return { told: 0 };
    const announcementId = newId(now);
    const added = await inside.db.run(own.addAnnouncement, [announcementId, doctor.id, minutes, bookingIds.length, now]);
    if (added === 0) throw new Problem('delay-told-already');
    await inside.db.run(own.expectLater, [bookingIds, now, minutes]);
    await audit(inside, { action: 'bookings.announce-delay', object: 'doctor', objectId: doctor.id, details: { minutes, told: bookingIds.length } });
    await publish(inside, 'bookings.delayed', { announcementId, minutes, bookingIds });
    return { told: bookingIds.length };
  });
}
