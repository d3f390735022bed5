import { toMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { SavedPaymentBody } from '@tabibu/contract/booking-payments';
import { PACKAGE_ID, SINGLE_PACKAGES } from '@tabibu/contract/subscription-words';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames } from '../doctors/index.ts';
import { openPayment } from '../payments/index.ts';
import { saveOrderOf } from '../subscriptions/index.ts';
import { isHeld } from './policy.ts';
import { packageOf, purposeOf, searchable, toPay } from './rules.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

export interface SaveInput {
  /**
   * Undefined: the caller's own unpaid booking with the doctor named in `doctorName`; without a doctor the care plan
   * that `packageType` names, at the price `amount` (API-02).
   */
  readonly bookingId: string | undefined;
  readonly doctorName?: string | undefined;
  readonly packageType?: unknown;
  readonly amount?: unknown;
  readonly fullName: string;
  readonly phone: string;
}

/**
 * Opens the payment of the caller's own held booking: the price at which it was held, less the credit that is set aside
 * for it. An amount or reference that the caller sends is ignored (P-01, C78). The payments module cleans the name and
 * checks the number. A plan that is named without a doctor is ordered instead. Throws Problem `not-found` for anybody
 * else's booking, `payment-not-needed` when credit pays all, `payment-save-failed` when a doctor's name matches none of
 * the caller's unpaid bookings, or more than one, or comes with a plan, and what `saveOrderOf` throws.
 */
export async function savePayment(ctx: Context, input: SaveInput): Promise<SavedPaymentBody> {
  const planId = input.bookingId === undefined ? planNamed(input.packageType) : null;
  if (planId !== null && input.doctorName !== undefined) throw new Problem('payment-save-failed');
  if (planId !== null) return savePlanPayment(ctx, planId, input);
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

/** Returns the plan that a package names: any package that is not a single call (C39). Null if it names none. */
function planNamed(packageType: unknown): string | null {
  if (typeof packageType !== 'string' || !PACKAGE_ID.test(packageType)) return null;
  return (SINGLE_PACKAGES as readonly string[]).includes(packageType) ? null : packageType;
}

async function savePlanPayment(ctx: Context, planId: string, input: SaveInput): Promise<SavedPaymentBody> {
  const { amount, fullName, phone } = input;
  const saved = await saveOrderOf(ctx, { planId, amount: numberIn(amount), fullName, phone });
  const { reference_id, price, full_name, phone: payer, package_type } = saved;
  return { reference_id, amount: toMajor(price), price, full_name, phone: payer, package_type, doctor_name: '' };
}

/** Returns an amount that was sent as a number or as text, '141,667'; null if there is none. */
function numberIn(amount: unknown): number | null {
  if (typeof amount !== 'number' && typeof amount !== 'string') return null;
  const number = Number(String(amount).replaceAll(',', ''));
  return String(amount).trim() === '' || Number.isNaN(number) ? null : number;
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
