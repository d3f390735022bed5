import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import * as store from './store.ts';
import { endAwaiting } from './void-held-payment.ts';

/**
 * Records that a payment was refused. The slot stays held until its hold ends, so that the patient can pay again.
 * Calling it again adds another audit entry and has no other effect.
 */
export async function recordPaymentRefused(
  ctx: Context,
  { bookingId, paymentId, reason }: { bookingId: string; paymentId: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const booking = await inside.db.maybe(store.find, { bookingId });
    if (booking === undefined) return;
    // After a silence nobody knows whether money moved: a person decides.
    if (reason !== 'no-answer') await endAwaiting(inside, { bookingId });
    await audit(inside, {
      action: 'bookings.payment-refused',
      object: 'booking',
      objectId: bookingId,
      details: { payment: paymentId, reason },
    });
    await sendLiveEvent(inside, booking.patient_id, { kind: 'booking', booking_id: bookingId });
  });
}
