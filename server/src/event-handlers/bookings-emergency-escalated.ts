import { countryOf } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** Nobody accepted in five minutes: the patient hears what to do and that the money can come back, staff that they must act (W23). */
export async function tellOfEscalation(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-escalated']): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  const number = countryOf(booking.country).emergencyNumbers[0]?.number ?? '112';
  await sendNotice(ctx, { to: { accountId: booking.patientId }, template: 'emergency-escalated', values: { number }, key: `emergency-escalated:${bookingId}:patient` });
  const phone = ctx.config.STAFF_ALERT_PHONE;
  if (phone === undefined) return;
  await sendNotice(ctx, {
    to: { phone, language: DEFAULT_LANGUAGE }, template: 'emergency-escalated-staff', values: { country: booking.country }, key: `emergency-escalated:${bookingId}:staff`,
  });
}
