import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { releaseCredit } from '../credits/index.ts';
import { voidUnsentPayment } from '../payments/index.ts';
import { callOf, useCall } from '../subscriptions/index.ts';
import * as holds from './hold-store.ts';
import { isHeld } from './policy.ts';
import { purposeOf } from './rules.ts';
import { scheduleBooking } from './schedule-booking.ts';
import * as store from './store.ts';

interface CouponPayment {
  readonly code: string;
  /** Undefined: the caller's only held time (API-07). */
  readonly bookingId: string | undefined;
}

interface PaidByCall {
  readonly bookingId: string;
  readonly callsLeft: number;
  /** This call has scheduled an emergency: the caller must start the ringing in the same transaction. */
  readonly opensEmergency: boolean;
}

/**
 * Schedules the caller's own held booking with one call of the caller's coupon, in one transaction (PAT-BOOK-10, C38),
 * and returns how many calls are left. Credit that was set aside is free again, and a payment that was not sent is
 * voided. Asking again uses nothing more. Throws `not-found` for anybody else's booking, or when it is not clear which
 * one is meant, `hold-expired`, `payment-unsettled` and `payment-settled` while money is under way or there, what
 * `useCall` throws, and `invalid-booking` when the doctor is no longer in service.
 */
export async function payByCoupon(ctx: Context, { code, bookingId }: CouponPayment): Promise<PaidByCall> {
  const patientId = accountOf(ctx);
  const known = await findMeant(ctx, patientId, bookingId);
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockPeople, { patientId, doctorId: known.doctor_id });
    const booking = await inside.db.one(store.findLocked, { bookingId: known.id });
    if (booking.funding === 'coupon') {
      const call = await callOf(inside, booking.id);
      return { bookingId: booking.id, callsLeft: call?.callsLeft ?? 0, opensEmergency: false };
    }
    if (booking.funding !== null) throw new Problem('payment-settled');
    if (!isHeld(booking, inside.clock.now())) throw new Problem('hold-expired');
    const payment = await voidUnsentPayment(inside, purposeOf(booking.id), { keepCheckedOut: true });
    if (payment === 'unsettled') throw new Problem('payment-unsettled');
    if (payment === 'settled') throw new Problem('payment-settled');
    await releaseCredit(inside, booking.id);
    const { callsLeft } = await useCall(inside, {
      code,
      accountId: patientId,
      bookingId: booking.id,
      personId: booking.person_id,
      doctorType: booking.doctor_type,
      callType: booking.call_type,
      price: { amount: booking.price_amount, currency: booking.price_currency },
    });
    if (!(await scheduleBooking(inside, booking, null, 'coupon'))) throw new Problem('invalid-booking');
    return { bookingId: booking.id, callsLeft, opensEmergency: booking.is_emergency };
  });
}

async function findMeant(ctx: Context, patientId: string, bookingId: string | undefined): Promise<store.BookingRow> {
  if (bookingId !== undefined) {
    const own = await ctx.db.maybe(store.findOwn, { bookingId, patientId });
    if (own === undefined) throw new Problem('not-found');
    return own;
  }
  const [first, second] = await ctx.db.many(holds.ownHolds, { patientId, now: ctx.clock.now() });
  if (first === undefined || second !== undefined) throw new Problem('not-found');
  return first;
}
