import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Somebody asks for help now: staff know at once, before any payment (C11, W23). */
export async function alertStaff(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-opened']): Promise<void> {
  const phone = ctx.config.STAFF_ALERT_PHONE;
  if (phone === undefined) return;
  const { booking, doctorName } = await peopleOfBooking(ctx, bookingId);
  await sendNotice(ctx, {
    to: { phone, language: DEFAULT_LANGUAGE }, template: 'emergency-opened-staff', values: { country: booking.country, doctor: doctorName }, key: `emergency-opened:${bookingId}:staff`, about: bookingId,
  });
}
