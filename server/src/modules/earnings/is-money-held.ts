import type { Context } from '../../platform/context.ts';
import type { BookingFacts } from '../bookings/index.ts';
import { findPayment } from '../payments/index.ts';
import { PURPOSE } from './rules.ts';

/**
 * Returns whether we hold the price of a booking that was paid: its payment is settled and not owed back, and what
 * credit paid is not given back, which happens together. False for a booking that somebody contests.
 */
export async function isMoneyHeld(ctx: Context, booking: BookingFacts): Promise<boolean> {
  if (!booking.wasPaid || booking.isDoubtful) return false;
  if (booking.fundedBy === 'credit') return true;
  return (await findPayment(ctx, { purpose: { kind: PURPOSE, id: booking.id } }))?.state === 'settled';
}
