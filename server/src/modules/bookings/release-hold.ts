import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish, sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { releaseCredit } from '../credits/index.ts';
import { voidUnsentPayment } from '../payments/index.ts';
import { purposeOf } from './rules.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

/**
 * Gives up a hold for another time with the same doctor, in the caller's transaction. Throws `payment-awaited` when a
 * payment for it was already requested.
 */
export async function releaseHold(ctx: Context, bookingId: string): Promise<void> {
  const payment = await voidUnsentPayment(ctx, purposeOf(bookingId), { keepCheckedOut: true });
  if (payment === 'unsettled' || payment === 'settled') throw new Problem('payment-awaited');
  await ctx.db.run(holds.release, { bookingId });
  await releaseCredit(ctx, bookingId);
  await audit(ctx, { action: 'bookings.release', object: 'booking', objectId: bookingId });
}

/**
 * Gives up the caller's own hold, so that its time is free at once. Does nothing when the booking is no longer unpaid.
 * Throws `payment-awaited` when a payment for it was already requested. It is no cancellation: nobody is told.
 */
export async function giveUpHold(ctx: Context, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const patientId = accountOf(inside);
    const booking = await inside.db.maybe(store.findOwnLocked, { bookingId, patientId });
    if (booking?.state !== 'awaiting-payment') return;
    await releaseHold(inside, bookingId);
    await publish(inside, 'bookings.slots-changed', { doctorId: booking.doctor_id });
    await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
  });
}
