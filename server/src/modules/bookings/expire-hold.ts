import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { releaseCredit } from '../credits/index.ts';
import * as store from './store.ts';
import { voidHeldPayment } from './void-held-payment.ts';

/**
 * Frees a slot that was not paid within its ten minutes (B-01). Does nothing before that time or when the booking is
 * paid. Idempotent.
 */
export async function expireHold(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.moveToExpired, { bookingId, now: inside.clock.now() });
    if (booking === undefined) return;
    await voidHeldPayment(inside, bookingId);
    await releaseCredit(inside, bookingId);
    await audit(inside, { action: 'bookings.expire', object: 'booking', objectId: bookingId });
    if (!booking.is_emergency) await publish(inside, 'bookings.slots-changed', { doctorId: booking.doctor_id });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  });
}
