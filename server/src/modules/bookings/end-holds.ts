import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nudge, publish } from '../../platform/outbox.ts';
import { voidUnsentPayment } from '../payments/index.ts';
import * as leaving from './erasure-store.ts';
import { purposeOf } from './rules.ts';
import * as store from './store.ts';

/** Who leaves: as a patient, and where the account is a doctor's also as a doctor. */
export interface Leaver { readonly accountId: string; readonly doctorId: string | undefined }

/**
 * Nothing can be booked by somebody, or with them, until the open transaction ends: to be taken before looking at what stands in the way
 * of leaving, in the order of all locks (patient, then doctor).
 */
export async function lockBookings(inside: Context, { accountId, doctorId }: Leaver): Promise<void> {
  await inside.db.run(store.lockPeople, [accountId, doctorId ?? accountId]);
}

/**
 * Lets go of the unpaid holds of somebody who leaves, and of those on a doctor who leaves; patients see it at once. Money that arrives for
 * one of them nevertheless is due back. May be repeated.
 */
export async function endHolds(ctx: Context, { accountId, doctorId }: Leaver): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const ended = await inside.db.many(leaving.endHoldsOfPatient, [accountId]);
    if (doctorId !== undefined) ended.push(...await inside.db.many(leaving.endHoldsOfDoctor, [doctorId]));
    for (const booking of ended) {
      await voidUnsentPayment(inside, purposeOf(booking.id));
      await audit(inside, { action: 'bookings.expire', object: 'booking', objectId: booking.id, details: { leaver: accountId } });
      await nudge(inside, booking.patient_id, { kind: 'booking', booking_id: booking.id });
    }
    for (const id of new Set(ended.filter(({ is_emergency: isEmergency }) => !isEmergency).map((booking) => booking.doctor_id))) {
      await publish(inside, 'bookings.slots-changed', { doctorId: id });
    }
  });
}

/** How many slots are kept unpaid for a patient now. */
export async function countHolds(ctx: Context, accountId: string): Promise<number> {
  return (await ctx.db.one(leaving.countHolds, [accountId, ctx.clock.now()])).holds;
}
