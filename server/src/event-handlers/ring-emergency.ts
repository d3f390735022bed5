import type { EventPayloads } from '../events/index.ts';
import { ringDoctors } from '../modules/emergencies/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyDoctor, ringBrowsersOfDoctor } from './notify-doctor.ts';
import { doctorRecipient } from './people-of-booking.ts';

/** Returns the key of the bell entries for one emergency. All doctors who are rung share it. */
export const bellKeyOf = (bookingId: string) => `emergency-ring:${bookingId}`;

/**
 * Rings the next doctors for an emergency by SMS, bell and browser. Alert and message are written in one transaction,
 * because the secret of the link is stored nowhere but in the message.
 */
export async function ringNextDoctors(
  ctx: Context,
  { bookingId, doctorId: chosen }: EventPayloads['bookings.emergency-widened'],
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { alertId, doctorId, phone, secret, ringsUntil } of await ringDoctors(inside, {
      bookingId,
      doctorId: chosen,
    })) {
      await sendNotice(inside, {
        to: await doctorRecipient(inside, doctorId, phone),
        template: 'emergency-ring',
        values: { link: `${publicAddress(ctx)}/e/${secret}` },
        key: `emergency-ring:${alertId}`,
      });
      await notifyDoctor(inside, doctorId, { template: 'emergency-ring', values: {}, key: bellKeyOf(bookingId) });
      await ringBrowsersOfDoctor(inside, doctorId, {
        template: 'emergency-ring',
        key: `emergency-ring:${bookingId}`,
        until: ringsUntil,
      });
    }
  });
}
