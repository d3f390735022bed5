import type { EventPayloads } from '../events/index.ts';
import { confirmPaidBooking } from '../modules/bookings/index.ts';
import { planRing } from '../modules/emergencies/index.ts';
import { PLAN_PURPOSE, openPaidPlan } from '../modules/subscriptions/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { tellOtherPayer } from './tell-other-payer.ts';

/**
 * Confirms the booking that was paid. For a paid emergency, the ringing of doctors is planned in the same transaction.
 */
async function confirmPaidPurchase(
  ctx: Context,
  { paymentId, purposeKind, purposeId }: EventPayloads['payments.settled'],
): Promise<void> {
  if (purposeKind !== 'booking') return;
  await inTransaction(ctx, async (inside) => {
    const scheduled = await confirmPaidBooking(inside, { bookingId: purposeId, paymentId });
    if (scheduled === 'emergency') await planRing(inside, { bookingId: purposeId });
  });
}

/** Opens the care plan that was paid. */
async function openPaidPurchase(
  ctx: Context,
  { paymentId, purposeKind, purposeId }: EventPayloads['payments.settled'],
): Promise<void> {
  if (purposeKind === PLAN_PURPOSE) await openPaidPlan(ctx, { orderId: purposeId, paymentId });
}

/** The handlers of the event 'payments.settled'. */
export const handlers: EventHandlers['payments.settled'] = [
  confirmPaidPurchase,
  openPaidPurchase,
  (ctx, { paymentId }) => tellOtherPayer(ctx, paymentId, 'payer-receipt'),
];
