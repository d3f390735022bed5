import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { HOUR, later } from '../../platform/time.ts';
import { doctorsDueForNextFree } from '../doctors/index.ts';
import { announceMove } from './announce-move.ts';
import * as awaiting from './awaiting-store.ts';
import * as moves from './move-store.ts';
import { refreshNextFree } from './refresh-next-free.ts';
import { remindAppointment } from './remind-appointment.ts';
import { remindOfNextDay } from './remind-of-next-day.ts';
import * as reminders from './reminder-store.ts';
import { MERGE_MOVES, REMIND_BEFORE } from './rules.ts';
import * as store from './store.ts';
import { voidHeldPayment } from './void-held-payment.ts';

const DOCTORS_AT_ONCE = 200;

/**
 * Runs every minute. Does what a lost job should have done for holds, moves and reminders, and renews the next free
 * time of doctors whose stored one has passed. Idempotent.
 */
export async function sweepBookings(ctx: Context): Promise<void> {
  await expireOverdue(ctx);
  const now = ctx.clock.now();
  // A hold that another booking ended has its payment still.
  for (const { id } of await ctx.db.many(awaiting.awaitingSince, { after: later(now, -HOUR) }))
    await voidHeldPayment(ctx, id);
  for (const { booking_id: bookingId } of await ctx.db.many(moves.overdueMoves, {
    movedUntil: later(now, -MERGE_MOVES),
  }))
    await announceMove(ctx, { bookingId });
  for (const { id } of await ctx.db.many(reminders.toRemind, { now, until: later(now, REMIND_BEFORE) }))
    await remindAppointment(ctx, { bookingId: id });
  await remindOfNextDay(ctx);
  for (const doctorId of await doctorsDueForNextFree(ctx, now, DOCTORS_AT_ONCE))
    await refreshNextFree(ctx, { doctorId });
}

async function expireOverdue(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const expired = await inside.db.many(store.expireOverdue, { now: inside.clock.now() });
    for (const { id, patient_id } of expired) {
      await voidHeldPayment(inside, id);
      await audit(inside, { action: 'bookings.expire', object: 'booking', objectId: id });
      await sendLiveEvent(inside, patient_id, { kind: 'booking', booking_id: id });
    }
    for (const doctorId of new Set(expired.map((row) => row.doctor_id)))
      await publish(inside, 'bookings.slots-changed', { doctorId });
  });
}
