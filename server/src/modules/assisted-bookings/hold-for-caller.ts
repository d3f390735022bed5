import { audit } from '../../platform/audit.ts';
import { accountOf, assisting, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking, giveUpHold, holdBooking, lockBookings, noteAssisted } from '../bookings/index.ts';
import { callerOf, requireOpen } from './require-open.ts';
import { openUntil } from './rules.ts';
import * as store from './store.ts';

interface WantedTime {
  readonly doctorId: string;
  readonly startsAt: Date;
  readonly callType: 'phone' | 'video';
  readonly reason?: string | undefined;
}

/**
 * Holds a time for the caller as the caller could do alone: same price, same limits, same refusals. A time that was
 * held before is given up in the same transaction. The reason is sealed with the booking and never read back here.
 * Throws what `callerOf`, `requireOpen` and `holdBooking` throw; `payment-awaited` while a payment for the earlier time
 * may come.
 */
export async function holdForCaller(ctx: Context, id: string, wanted: WantedTime): Promise<void> {
  const memberId = accountOf(ctx);
  const caller = await callerOf(ctx, id);
  await inTransaction(assisting(ctx, caller), async (inside) => {
    const row = await requireOpen(inside, id, memberId);
    // The order of locks of all bookings: people first, then rows.
    await lockBookings(inside, { accountId: caller.accountId, doctorId: wanted.doctorId });
    const before = row.booking_id === null ? undefined : await findBooking(inside, row.booking_id);
    const isSame =
      before?.doctorId === wanted.doctorId &&
      before.startsAt?.getTime() === wanted.startsAt.getTime() &&
      before.callType === wanted.callType;
    if (before !== undefined && before.holdUntil !== null && !isSame) await giveUpHold(inside, before.id);
    const held = await holdBooking(inside, { ...wanted, isEmergency: false });
    await noteAssisted(inside, { bookingId: held.id, memberId });
    const until = held.hold_expires_at === null ? row.open_until : openUntil(new Date(held.hold_expires_at));
    await inside.db.run(store.setHeld, { id, bookingId: held.id, openUntil: until });
    await audit(inside, {
      action: 'assisted-bookings.hold',
      object: 'assisted-booking',
      objectId: id,
      details: { booking: held.id },
    });
  });
}
