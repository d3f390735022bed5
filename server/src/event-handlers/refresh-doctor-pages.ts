import { findBooking } from '../modules/bookings/index.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import type { Context } from '../platform/context.ts';
import { sendLiveEvent, tellHouse } from '../platform/outbox.ts';

/** Makes the open pages of the booking's doctor and of the front desk load their data again. */
export async function refreshPagesOfItsDoctor(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(ctx, bookingId);
  if (booking !== undefined) await refreshPages(ctx, booking.doctorId);
}

export async function refreshPages(ctx: Context, doctorId: string): Promise<void> {
  await tellHouse(ctx);
  const account = await accountOfDoctor(ctx, doctorId);
  if (account !== undefined) await sendLiveEvent(ctx, account, { kind: 'day' });
}
