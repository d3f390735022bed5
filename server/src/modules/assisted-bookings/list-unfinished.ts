import type { UnfinishedBookingBody } from '@tabibu/contract/assisted-bookings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { PURPOSE, findBooking } from '../bookings/index.ts';
import { namesOfActors, peopleOf } from '../identity/index.ts';
import { findPayments, paymentStatus } from '../payments/index.ts';
import { isUnasked, phoneEnd } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns what was begun for callers and is neither paid nor over, the one that ends first before the others. Needs a
 * context that sees every payment (`asSystem` of a route), because each belongs to another caller.
 */
export async function listUnfinished(ctx: Context): Promise<UnfinishedBookingBody[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db.many(store.listOpen, { now });
  const bookingIds = rows.flatMap(({ booking_id: id }) => id ?? []);
  const [members, callers, bookings, payments] = await Promise.all([
    namesOfActors(
      ctx,
      rows.map(({ member_id: id }) => id),
    ),
    peopleOf(
      ctx,
      rows.flatMap(({ account_id: id }) => id ?? []),
    ),
    Promise.all(bookingIds.map((id) => findBooking(ctx, id))),
    findPayments(ctx, PURPOSE, bookingIds),
  ]);
  const holds = new Map(bookings.map((booking) => [booking?.id, booking?.holdUntil ?? null]));
  return rows.map((row) => {
    const caller = callers.get(row.account_id ?? '');
    const payment = payments.get(row.booking_id ?? '');
    return {
      id: row.id,
      state: row.state as UnfinishedBookingBody['state'],
      begun_at: row.begun_at.toISOString(),
      open_until: row.open_until.toISOString(),
      member: { name: members.get(row.member_id) ?? '', is_me: row.member_id === accountOf(ctx) },
      full_name: caller?.fullName ?? row.full_name,
      phone_end: phoneEnd(caller?.phone ?? row.phone ?? ''),
      hold_expires_at: holds.get(row.booking_id ?? '')?.toISOString() ?? null,
      payment_stage:
        payment === undefined || isUnasked(payment) ? null : paymentStatus(payment, now, ctx.language).stage,
    };
  });
}
