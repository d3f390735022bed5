import { emergencyNumberOf } from '@tabibu/contract/emergency-number';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Nobody accepted in five minutes, or nobody could be rung: the patient hears what to do and that the money can come back; staff, where there is somebody on duty, that they must act (W23). */
export async function tellOfEscalation(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-escalated']): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  const phone = ctx.config.STAFF_ALERT_PHONE;
  const values = { number: emergencyNumberOf(booking.country), staff: phone === undefined ? 'none' : 'alerted' };
  await sendNotice(ctx, { to: { accountId: booking.patientId }, template: 'emergency-escalated', values, key: `emergency-escalated:${bookingId}:patient` });
  if (phone === undefined) return;
  await sendNotice(ctx, {
    to: { phone, language: DEFAULT_LANGUAGE }, template: 'emergency-escalated-staff', values: { country: booking.country }, key: `emergency-escalated:${bookingId}:staff`,
  });
}
