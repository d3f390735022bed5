import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { peopleOfBooking } from './people-of-booking.ts';

/** A doctor has the emergency: the patient gets the name, and the number or, where a voice gateway joins the two, the way to the call (W24). */
export async function tellOfAcceptance(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-accepted']): Promise<void> {
  const { booking, doctorName, doctorPhone } = await peopleOfBooking(ctx, bookingId);
  const to = { accountId: booking.patientId };
  const key = `emergency-accepted:${bookingId}`;
  if (ctx.integrations.voice === null) await sendNotice(ctx, { to, template: 'emergency-accepted', values: { doctor: doctorName, phone: doctorPhone ?? '' }, key });
  else await sendNotice(ctx, { to, template: 'emergency-accepted-bridge', values: { doctor: doctorName, link: `${ownAddress(ctx)}/call/${bookingId}` }, key });
}
