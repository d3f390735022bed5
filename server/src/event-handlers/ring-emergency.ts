import { emergencyNumberOf } from '@tabibu/contract/emergency-number';
import type { EventPayloads } from '../events.ts';
import { ringDoctors } from '../modules/bookings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';
import { notifyDoctor, ringBrowsersOfDoctor } from './notify-doctor.ts';
import { doctorAt, peopleOfBooking } from './people-of-booking.ts';

/** A paid emergency rings the doctor whose turn it is, and the patient hears that we look for one. */
export async function ringFirst(ctx: Context, { bookingId }: EventPayloads['bookings.scheduled']): Promise<void> {
  const { booking } = await peopleOfBooking(ctx, bookingId);
  if (!booking.isEmergency) return;
  await ringWhoseTurnItIs(ctx, { bookingId });
  if (!booking.isRinging) return;
  const values = { number: emergencyNumberOf(booking.country) };
  await sendNotice(ctx, { to: { accountId: booking.patientId }, template: 'emergency-waiting', values, key: `emergency-waiting:${bookingId}` });
}

/** One transaction: the secret of a link exists only in the message, so alert and message are written together. */
export async function ringWhoseTurnItIs(ctx: Context, { bookingId }: EventPayloads['bookings.emergency-widened']): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { alertId, doctorId, phone, secret, ringsUntil } of await ringDoctors(inside, { bookingId })) {
      await sendNotice(inside, {
        to: await doctorAt(inside, doctorId, phone), template: 'emergency-ring', values: { link: `${ownAddress(ctx)}/e/${secret}` }, key: `emergency-ring:${alertId}`,
      });
      await notifyDoctor(inside, doctorId, { template: 'emergency-ring', values: {}, key: `emergency-ring:${alertId}` });
      await ringBrowsersOfDoctor(inside, doctorId, { template: 'emergency-ring', key: `emergency-ring:${bookingId}`, until: ringsUntil });
    }
  });
}
