import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { doctorsDueForNextFree } from '../doctors/index.ts';
import { voidUnsentPayment } from '../payments/index.ts';
import { announceMove } from './announce-move.ts';
import * as emergencies from './emergency-store.ts';
import { escalateEmergency } from './escalate-emergency.ts';
import * as moves from './move-store.ts';
import { refreshNextFree } from './refresh-next-free.ts';
import { remindAppointment } from './remind-appointment.ts';
import * as reminders from './reminder-store.ts';
import { ringOthers } from './ring-others.ts';
import { MERGE_MOVES, NUMBER_AFTER, REMIND_BEFORE, RING, purposeOf } from './rules.ts';
import * as store from './store.ts';

const DOCTORS_AT_ONCE = 200;

/** Every minute: holds, emergencies, moves and reminders whose own job was lost, and next free times that have passed. May be repeated. */
export async function sweepBookings(ctx: Context): Promise<void> {
  await expireOverdue(ctx);
  const now = ctx.clock.now();
  for (const { id } of await ctx.db.many(emergencies.othersDue, [now, later(now, -NUMBER_AFTER)])) await ringOthers(ctx, { bookingId: id });
  for (const { id } of await ctx.db.many(emergencies.overdue, [later(now, -RING)])) await escalateEmergency(ctx, { bookingId: id });
  for (const { booking_id: bookingId } of await ctx.db.many(moves.overdueMoves, [later(now, -MERGE_MOVES)])) await announceMove(ctx, { bookingId });
  for (const { id } of await ctx.db.many(reminders.toRemind, [now, later(now, REMIND_BEFORE)])) await remindAppointment(ctx, { bookingId: id });
  for (const doctorId of await doctorsDueForNextFree(ctx, now, DOCTORS_AT_ONCE)) await refreshNextFree(ctx, { doctorId });
}

async function expireOverdue(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const expired = await inside.db.many(store.expireOverdue, [inside.clock.now()]);
    for (const { id, patient_id } of expired) {
      await voidUnsentPayment(inside, purposeOf(id));
      await audit(inside, { action: 'bookings.expire', object: 'booking', objectId: id });
      await nudge(inside, patient_id, { kind: 'booking', booking_id: id });
    }
    for (const doctorId of new Set(expired.map((row) => row.doctor_id))) await publish(inside, 'bookings.slots-changed', { doctorId });
  });
}
