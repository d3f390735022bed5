import type { DataOf } from '@tabibu/contract/api-calls';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { doctorNames, listFreeAlike, recentSpecialties } from '../doctors/index.ts';
import type { DoctorName } from '../doctors/index.ts';
import { findPayment } from '../payments/index.ts';
import { isPaidBack } from './book-again.ts';
import { freeTimes } from './list-free-times.ts';
import { mayBookAgain } from './policy.ts';
import { BOOKING_LEAD, NEAREST_COUNT } from './rules.ts';
import * as store from './store.ts';

type OtherTimesBody = DataOf<'GET /api/appointments/:booking_id/other-times'>;

/** So many doctors are looked at, because a time may just have been taken. */
const LOOKED_AT = 5;

/**
 * Returns the next free times of the doctor of one of the caller's own appointments, and the doctor of the same
 * specialty, country and kind of call who is free next; and whether the money of the appointment pays for them. Throws
 * `not-found` for anybody else's.
 */
export async function listOtherTimes(ctx: Context, { bookingId }: { bookingId: string }): Promise<OtherTimesBody> {
  const booking = await ctx.db.maybe(store.findOwn, { bookingId, patientId: accountOf(ctx) });
  if (booking === undefined) throw new Problem('not-found');
  const doctor = (await doctorNames(ctx, [booking.doctor_id])).get(booking.doctor_id);
  if (doctor === undefined) throw new Problem('not-found');
  return {
    same_money: await isMoneyKept(ctx, booking),
    doctor: await withTimes(ctx, doctor),
    other: await nearestOther(ctx, booking, doctor),
  };
}

async function isMoneyKept(ctx: Context, booking: store.BookingRow): Promise<boolean> {
  if (!mayBookAgain(booking)) return false;
  if (booking.payment_id === null) return true;
  const payment = await findPayment(ctx, { id: booking.payment_id });
  return payment?.state === 'refund-due' && !(await isPaidBack(ctx, booking.payment_id));
}

async function nearestOther(
  ctx: Context,
  booking: store.BookingRow,
  { id: exceptId, specialtyId }: DoctorName,
): Promise<OtherTimesBody['other']> {
  const others = await listFreeAlike(ctx, {
    exceptId,
    exceptAccountId: booking.patient_id,
    specialtyId,
    country: booking.country,
    callType: booking.call_type,
    after: later(ctx.clock.now(), BOOKING_LEAD),
    limit: LOOKED_AT,
  });
  for (const other of others) {
    const found = await withTimes(ctx, other);
    if (found.times.length > 0) return found;
  }
  return null;
}

async function withTimes(
  ctx: Context,
  { id, fullName: name, specialtyId }: DoctorName,
): Promise<OtherTimesBody['doctor']> {
  const times = (await freeTimes(ctx, id)).slice(0, NEAREST_COUNT);
  return {
    id,
    name,
    specialty: (await recentSpecialties(ctx)).of(specialtyId)?.name ?? '',
    times: times.map((at) => at.toISOString()),
  };
}
