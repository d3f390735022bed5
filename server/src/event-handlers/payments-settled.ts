import type { EventPayloads } from '../events.ts';
import { confirmPaidBooking } from '../modules/bookings/index.ts';
import type { Context } from '../platform/context.ts';

/** Money has arrived: whoever sold the thing delivers it. */
export async function confirmWhatWasPaid(ctx: Context, { paymentId, purposeKind, purposeId }: EventPayloads['payments.settled']): Promise<void> {
  if (purposeKind === 'booking') await confirmPaidBooking(ctx, { bookingId: purposeId, paymentId });
}
