import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import * as own from './doctor-store.ts';
import { actingDoctor } from './doctor-view.ts';
import type { ActingDoctor } from './doctor-view.ts';
import { DELAY_SILENCE, JUST_BEGUN, UNDO_DELAY, dayOf } from './rules.ts';

/** Whose appointment is later on the doctor's day, or should have begun just now. `begun` names those with whom the doctor has spoken already. */
async function concerned(ctx: Context, doctor: ActingDoctor, begun: readonly string[]): Promise<string[]> {
  const now = ctx.clock.now();
  const due = await ctx.db.many(own.toCome, [doctor.id, later(now, -JUST_BEGUN), dayOf(now, doctor.timeZone).to]);
  return due.map(({ id }) => id).filter((id) => !begun.includes(id));
}

/** How many would be told of a delay now. */
export async function countDelayed(ctx: Context, { begun }: { begun: readonly string[] }): Promise<number> {
  return (await concerned(ctx, await actingDoctor(ctx), begun)).length;
}

/**
 * The doctor runs late: those who wait for their turn today hear of it in half a minute, and until then it can be taken back. Once in a
 * quarter of an hour, so that nobody is told twice; with nobody to tell nothing happens. Answers how many are told, and when.
 * Problem: `delay-told-already`.
 */
export async function planDelay(ctx: Context, { minutes, begun }: { minutes: number; begun: readonly string[] }): Promise<{ told: number; sends_at: string | null }> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const now = inside.clock.now();
    const bookingIds = await concerned(inside, doctor, begun);
    if (bookingIds.length === 0) return { told: 0, sends_at: null };
    const told = await inside.db.maybe(own.lastAnnouncement, [doctor.id, later(now, -DELAY_SILENCE)]);
    const delayId = newId(now);
    const sendsAt = later(now, UNDO_DELAY);
    const added = told === undefined ? await inside.db.run(own.planDelay, [doctor.id, delayId, minutes, bookingIds, now, sendsAt]) : 0;
    if (added === 0) throw new Problem('delay-told-already');
    await enqueue(inside, 'bookings.send-delay', { doctorId: doctor.id, delayId }, { at: sendsAt, key: `delay:${delayId}` });
    await audit(inside, { action: 'bookings.plan-delay', object: 'doctor', objectId: doctor.id, details: { minutes, told: bookingIds.length } });
    return { told: bookingIds.length, sends_at: sendsAt.toISOString() };
  });
}

/** Takes a delay back that nobody has heard of yet. Problem: `delay-told-already` when it was told, or there is none. */
export async function takeBackDelay(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const taken = await inside.db.maybe(own.takeBackDelay, [doctor.id, inside.clock.now()]);
    if (taken === undefined) throw new Problem('delay-told-already');
    await audit(inside, { action: 'bookings.take-back-delay', object: 'doctor', objectId: doctor.id, details: { minutes: taken.minutes } });
  });
}

/**
 * The time to take a delay back is over: whoever it concerns and still stands gets a text message, sees it on the appointment, and nobody
 * holds the doctor absent for the time that was told (R-18f). May be repeated; does nothing for one that was taken back.
 */
export async function sendDelay(ctx: Context, { doctorId, delayId }: { doctorId: string; delayId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const planned = await inside.db.maybe(own.sendDelay, [doctorId, delayId, now]);
    if (planned === undefined) return;
    const { minutes, booking_ids: bookingIds, asked_at: askedAt } = planned;
    const standing = await inside.db.many(own.expectLater, [bookingIds, askedAt, minutes]);
    if (standing.length === 0) return;
    await inside.db.run(own.addAnnouncement, [delayId, doctorId, minutes, standing.length, now]);
    await audit(inside, { action: 'bookings.announce-delay', object: 'doctor', objectId: doctorId, details: { minutes, told: standing.length } });
    await publish(inside, 'bookings.delayed', { announcementId: delayId, minutes, bookingIds: standing.map(({ id }) => id) });
    for (const { id, patient_id: patientId } of standing) await nudge(inside, patientId, { kind: 'booking', booking_id: id });
  });
}
