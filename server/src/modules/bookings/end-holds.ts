import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { releaseCredit } from '../credits/index.ts';
import * as leaving from './erasure-store.ts';
import * as store from './store.ts';
import { voidHeldPayment } from './void-held-payment.ts';

/** The account that is being erased, and the doctor id if it belongs to a doctor. */
export interface AccountHolder {
  readonly accountId: string;
  readonly doctorId: string | undefined;
}

/**
 * Locks the bookings of an account until the open transaction ends: nobody can book as this patient or with this
 * doctor. Call it before looking for obstacles to the erasure. Keeps the lock order of all bookings (patient, then
 * doctor).
 */
export async function lockBookings(inside: Context, { accountId, doctorId }: AccountHolder): Promise<void> {
  await inside.db.run(store.lockPeople, { patientId: accountId, doctorId: doctorId ?? accountId });
}

/**
 * Ends the unpaid holds of an account that is being erased: its own, and those of patients with this doctor. The
 * patients' open pages are refreshed. Money that still arrives for such a hold becomes refund due. Idempotent.
 */
export async function endHolds(ctx: Context, { accountId, doctorId }: AccountHolder): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const ended = await inside.db.many(leaving.endHoldsOfPatient, { accountId });
    if (doctorId !== undefined) ended.push(...(await inside.db.many(leaving.endHoldsOfDoctor, { doctorId })));
    await release(inside, ended, accountId);
  });
}

/**
 * Ends the unpaid holds of patients with a doctor whose service ends. Until the open transaction ends nobody can hold
 * another. Idempotent.
 */
export async function endHoldsWith(ctx: Context, doctorId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockDoctor, { doctorId });
    await release(inside, await inside.db.many(leaving.endHoldsOfDoctor, { doctorId }), doctorId);
  });
}

async function release(
  inside: Context & { readonly db: Transaction },
  ended: readonly store.BookingRow[],
  leaver: string,
): Promise<void> {
  for (const booking of ended) {
    // The payments belong to several people, and an account that is erased is signed in with one of its roles only.
    await inside.db.seeingEveryRow(() => voidHeldPayment(inside, booking.id));
    await releaseCredit(inside, booking.id);
    await audit(inside, {
      action: 'bookings.expire',
      object: 'booking',
      objectId: booking.id,
      details: { leaver },
    });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: booking.id });
  }
  for (const id of new Set(
    ended.filter(({ is_emergency: isEmergency }) => !isEmergency).map((booking) => booking.doctor_id),
  )) {
    await publish(inside, 'bookings.slots-changed', { doctorId: id });
  }
}

/** Returns how many unpaid holds a patient has now. */
export async function countHolds(ctx: Context, accountId: string): Promise<number> {
  return (await ctx.db.one(leaving.countHolds, { accountId, now: ctx.clock.now() })).holds;
}
