import { toMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { SavedPaymentBody } from '@tabibu/contract/booking-payments';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames } from '../doctors/index.ts';
import { openPayment } from '../payments/index.ts';
import { isHeld } from './policy.ts';
import { packageOf, purposeOf, searchable, toPay } from './rules.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

export interface SaveInput {
  /** Undefined: the caller's own unpaid booking with the doctor named in `doctorName` (API-02). */
  readonly bookingId: string | undefined;
  readonly doctorName?: string | undefined;
  readonly fullName: string;
  readonly phone: string;
}

/**
 * Opens the payment of the caller's own held booking: the price at which it was held, less the credit that is set aside
 * for it. An amount or reference that the caller sends is ignored (P-01, C78). The payments module cleans the name and
 * checks the number. Throws Problem `not-found` for anybody else's booking, `payment-not-needed` when credit pays all,
 * and `payment-save-failed` when a doctor's name matches none of the caller's
 * unpaid bookings, or more than one.
 */
export async function savePayment(ctx: Context, input: SaveInput): Promise<SavedPaymentBody> {
  const payerId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    const bookingId = input.bookingId ?? (await bookingWith(inside, payerId, input.doctorName));
    const booking = await inside.db.maybe(store.findOwnLocked, { bookingId, patientId: payerId });
    if (booking === undefined) throw new Problem('not-found');
    if (booking.funding !== null) throw new Problem('payment-settled');
    if (!isHeld(booking, inside.clock.now())) throw new Problem('hold-expired');
    const price: Money = toPay(booking);
    if (price.amount === 0) throw new Problem('payment-not-needed');
    const doctor = (await doctorNames(inside, [booking.doctor_id])).get(booking.doctor_id);
    const payment = await openPayment(inside, {
      purpose: purposeOf(booking.id),
      payerId,
      price,
      priceVersion: booking.price_version,
      fullName: input.fullName,
      phone: input.phone,
      country: booking.country,
      description: `${doctor?.fullName ?? ''}, ${booking.call_type === 'phone' ? 'phone' : 'video'} consultation`,
      returnPath: `/pay/${booking.id}`,
      payBy: booking.hold_expires_at!,
    });
    await inside.db.run(store.linkOpenPayment, { bookingId: booking.id, paymentId: payment.id });
    return {
      reference_id: payment.reference,
      amount: toMajor(price),
      price,
      full_name: payment.fullName,
      phone: payment.phone,
      package_type: packageOf(booking),
      doctor_name: doctor?.fullName ?? '',
    };
  });
}

/**
 * Returns the id of the caller's one unpaid booking with a doctor of that name. Throws `payment-save-failed` when there
 * is none, or more than one.
 */
async function bookingWith(ctx: Context, payerId: string, doctorName: string | undefined): Promise<string> {
  const unpaid = await ctx.db.many(holds.ownHolds, { patientId: payerId, now: ctx.clock.now() });
  const names = await doctorNames(ctx, [...new Set(unpaid.map(({ doctor_id: id }) => id))]);
  const meant = unpaid.filter(
    ({ doctor_id: id }) =>
      doctorName !== undefined && searchable(names.get(id)?.fullName ?? '') === searchable(doctorName),
  );
  if (meant.length !== 1) throw new Problem('payment-save-failed');
  return meant[0]!.id;
}
