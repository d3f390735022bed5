import type { EventPayloads } from '../events/index.ts';
import { findBooking } from '../modules/bookings/index.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import { readOccasion } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { keyOfChat } from './calls-message-left.ts';

/** Takes the notification of a chat that the doctor has open from the bell; the next message adds it again. */
async function clearBell(ctx: Context, { bookingId }: EventPayloads['calls.messages-seen']): Promise<void> {
  const booking = await findBooking(ctx, bookingId);
  const accountId = booking === undefined ? undefined : await accountOfDoctor(ctx, booking.doctorId);
  if (accountId !== undefined) await readOccasion(ctx, { accountId, key: keyOfChat(bookingId) });
}

/** The handlers of the event 'calls.messages-seen'. */
export const handlers: EventHandlers['calls.messages-seen'] = [clearBell];
