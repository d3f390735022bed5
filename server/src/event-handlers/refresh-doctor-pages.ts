import type { EventPayloads } from '../events.ts';
import { findBooking } from '../modules/bookings/index.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import type { Context } from '../platform/context.ts';
import { nudge } from '../platform/outbox.ts';

/** A booking ended or got its doctor: the open pages of that doctor ask again. */
export async function refreshPagesOfItsDoctor(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(ctx, bookingId);
  if (booking !== undefined) await refreshPages(ctx, booking.doctorId);
}

/** A half hour was taken, moved or given back: the open pages of its doctor ask again. */
export async function refreshPagesOfDoctor(ctx: Context, { doctorId }: EventPayloads['bookings.slots-changed']): Promise<void> {
  await refreshPages(ctx, doctorId);
}

async function refreshPages(ctx: Context, doctorId: string): Promise<void> {
  const account = await accountOfDoctor(ctx, doctorId);
  if (account !== undefined) await nudge(ctx, account, { kind: 'day' });
}
