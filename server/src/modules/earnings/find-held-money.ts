import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import type { BookingFacts } from '../bookings/index.ts';
import { findPayment } from '../payments/index.ts';
import { callOf } from '../subscriptions/index.ts';
import { PURPOSE } from './rules.ts';

/**
 * Returns the money that we hold for a booking: its price, or the worth of the call of a coupon that pays for it (C19).
 * Undefined where we hold nothing: it was not paid, its money or call is owed or given back, or somebody contests it.
 */
export async function findHeldMoney(ctx: Context, booking: BookingFacts): Promise<Money | undefined> {
  if (!booking.wasPaid || booking.isDoubtful) return undefined;
  if (booking.fundedBy === 'coupon') {
    const call = await callOf(ctx, booking.id);
    return call?.isUsed === true ? call.worth : undefined;
  }
  if (booking.fundedBy === 'credit') return booking.price;
  const payment = await findPayment(ctx, { purpose: { kind: PURPOSE, id: booking.id } });
  return payment?.state === 'settled' ? booking.price : undefined;
}
