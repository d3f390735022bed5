import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { appointmentOf } from './appointment-view.ts';
import { isHeld } from './policy.ts';
import { toPay } from './rules.ts';
import { scheduleBooking } from './schedule-booking.ts';
import * as store from './store.ts';

/**
 * Schedules the caller's own held booking without a payment, because the credit that is set aside for it pays all of
 * its price. Asking again returns the booking as it is. Throws Problem `not-found` for anybody else's booking,
 * `hold-expired` after the hold, `credit-short` when a payment has to pay a part, and `invalid-booking` when the doctor
 * is no longer in service.
 */
export async function payByCredit(ctx: Context, { bookingId }: { bookingId: string }): Promise<AppointmentBody> {
  const patientId = accountOf(ctx);
  const known = await ctx.db.maybe(store.findOwn, { bookingId, patientId });
  if (known === undefined) throw new Problem('not-found');
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockPeople, { patientId, doctorId: known.doctor_id });
    const booking = await inside.db.one(store.findLocked, { bookingId });
    if (booking.funding === 'credit') return appointmentOf(inside, booking);
    if (toPay(booking).amount !== 0) throw new Problem('credit-short');
    if (!isHeld(booking, inside.clock.now())) throw new Problem('hold-expired');
    if (!(await scheduleBooking(inside, booking, null))) throw new Problem('invalid-booking');
    return appointmentOf(inside, await inside.db.one(store.find, { bookingId }));
  });
}
