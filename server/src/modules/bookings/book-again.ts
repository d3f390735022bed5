import type { AppointmentBody } from '@tabibu/contract/bookings';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { keepRefund } from '../payments/index.ts';
import { payoutsOf } from '../payouts/index.ts';
import { appointmentOf } from './appointment-view.ts';
import { expireRivalHolds } from './expire-rival-holds.ts';
import * as holds from './hold-store.ts';
import { insertHold } from './insert-hold.ts';
import { releaseHold } from './release-hold.ts';
import { refuseTakenFrom, requireOffered } from './require-offered.ts';
import { mayBookAgain } from './policy.ts';
import { scheduleBooking } from './schedule-booking.ts';
import * as store from './store.ts';
import { reasonOf } from './visit-reason.ts';

interface Wish {
  readonly bookingId: string;
  readonly doctorId: string;
  readonly startsAt: Date;
}

/**
 * Books another time, of the same or of another doctor of its kind, with the money of an appointment that somebody else
 * than its patient cancelled (I-23): in one transaction the debt to the patient ends and the new appointment is paid,
 * or nothing changes. It keeps person, reason, price and kind of call. Asking again returns what was booked. Throws
 * `money-not-kept` when that money is on its way back, was given back, or is not there any more, `booking-own`, and
 * what `requireOffered` and `refuseTakenFrom` throw.
 */
export async function bookAgain(ctx: Context, { bookingId, doctorId, startsAt }: Wish): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockPeople, { patientId, doctorId });
    const old = await inside.db.maybe(store.findOwnLocked, { bookingId, patientId });
    if (old === undefined) throw new Problem('not-found');
    if (old.rebooked_as !== null)
      return appointmentOf(inside, await inside.db.one(store.find, { bookingId: old.rebooked_as }));
    const doctor = await findBookableDoctor(inside, doctorId);
    if (doctor === undefined) throw new Problem('invalid-booking');
    if (doctor.accountId === patientId) throw new Problem('booking-own');
    if (!mayBookAgain(old)) throw new Problem('money-not-kept');
    await requireOffered(inside, old, doctorId, startsAt);
    await expireRivalHolds(inside, patientId, doctorId, startsAt);
    await giveUpOwnHolds(inside, patientId, doctorId, startsAt);
    const booked = await insertHold(
      { ...inside, country: old.country },
      {
        patientId,
        personId: old.person_id,
        doctorId,
        doctorType: old.doctor_type,
        startsAt,
        callType: old.call_type,
        reason: reasonOf(inside, old) ?? undefined,
        price: { amount: old.price_amount, currency: old.price_currency },
        version: old.price_version,
        mostCredit: old.credit_amount,
      },
    );
    if (booked === undefined) return refuseTakenFrom(inside, old, doctorId, startsAt);
    await moveMoney(inside, old, booked);
    if (!(await scheduleBooking(inside, booked, old.payment_id))) throw new Problem('invalid-booking');
    await audit(inside, {
      action: 'bookings.book-again',
      object: 'booking',
      objectId: booked.id,
      details: { instead_of: bookingId, payment: old.payment_id },
    });
    await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
    return appointmentOf(inside, await inside.db.one(store.find, { bookingId: booked.id }));
  });
}

/** An own unpaid hold of this time, or with this doctor, gives way, as it does to another hold. */
async function giveUpOwnHolds(ctx: Context, patientId: string, doctorId: string, startsAt: Date): Promise<void> {
  for (const hold of await ctx.db.many(holds.ownHolds, { patientId, now: ctx.clock.now() }))
    if (!hold.is_emergency && (hold.doctor_id === doctorId || hold.starts_at?.getTime() === startsAt.getTime()))
      await releaseHold(ctx, hold.id);
}

/** Throws `money-not-kept` unless exactly what paid for the old appointment can pay for the new one. */
async function moveMoney(
  inside: Context & { db: Transaction },
  old: store.BookingRow,
  booked: store.BookingRow,
): Promise<void> {
  await inside.db.run(store.noteRebooked, { bookingId: old.id, rebookedAs: booked.id });
  if (booked.credit_amount !== old.credit_amount) throw new Problem('money-not-kept');
  if (old.payment_id === null) return;
  // Keeping it locks the payment. Whoever proposes to pay it back takes that lock first.
  const kept = await keepRefund(inside, { paymentId: old.payment_id, purposeId: booked.id });
  if (kept === undefined || (await isPaidBack(inside, old.payment_id))) throw new Problem('money-not-kept');
}

/** Returns whether somebody works on paying a refund back. */
export async function isPaidBack(ctx: Context, paymentId: string): Promise<boolean> {
  return inTransaction(ctx, (inside) =>
    inside.db.seeingEveryRow(async () => (await payoutsOf(inside, 'refund', [paymentId])).size > 0),
  );
}
