import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { findBooking } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { requireOpen } from './require-open.ts';
import { TEXT_PAUSE } from './rules.ts';
import * as store from './store.ts';

/**
 * Sends the caller, who has hung up for example, a text in the caller's language: what is held, until when, what it
 * costs and where to pay. Does nothing when such a text went a moment ago. Throws what `requireOpen` throws,
 * `nothing-held` and `hold-expired`.
 */
export async function textCaller(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await requireOpen(inside, id, accountOf(inside));
    const booking = row.booking_id === null ? undefined : await findBooking(inside, row.booking_id);
    if (booking === undefined || booking.startsAt === null) throw new Problem('nothing-held');
    if (booking.holdUntil === null) throw new Problem('hold-expired');
    const now = inside.clock.now();
    if (row.texted_at !== null && later(row.texted_at, TEXT_PAUSE) > now) return;
    const zone = timeZoneOf(booking.country);
    await sendNotice(inside, {
      to: { accountId: booking.patientId },
      template: 'assisted-left',
      values: {
        doctor: (await doctorNames(inside, [booking.doctorId])).get(booking.doctorId)?.fullName ?? '',
        when: { at: booking.startsAt.toISOString(), zone },
        until: { at: booking.holdUntil.toISOString(), zone },
        price: booking.toPay,
        link: `${publicAddress(inside)}/pay/${booking.id}`,
      },
      key: `assisted-left:${id}:${now.getTime()}`,
      about: booking.id,
      validUntil: booking.holdUntil,
    });
    await inside.db.run(store.setTexted, { id, now });
    await audit(inside, {
      action: 'assisted-bookings.text-caller',
      object: 'assisted-booking',
      objectId: id,
      details: { assisted: booking.patientId },
    });
  });
}
