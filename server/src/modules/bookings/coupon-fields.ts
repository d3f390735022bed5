import type { AppointmentBody } from '@tabibu/contract/bookings';
import type { Context } from '../../platform/context.ts';
import { callOf } from '../subscriptions/index.ts';
import type { BookingRow } from './store.ts';

/** The coupon that pays for a booking, with how many calls it has left now; nothing if none does (PAT-BOOK-13). */
export async function couponFields(ctx: Context, { id, funding }: BookingRow): Promise<Partial<AppointmentBody>> {
  const call = funding === 'coupon' ? await callOf(ctx, id) : undefined;
  return call?.isUsed === true ? { coupon_used: call.code, calls_remaining: call.callsLeft } : {};
}
