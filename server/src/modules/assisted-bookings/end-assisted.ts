import { timeZoneOf } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { tellHouse } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { PURPOSE, findBooking } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { findPayment } from '../payments/index.ts';
import { mayAsk } from './rules.ts';
import * as store from './store.ts';

const MOST_AT_ONCE = 200;

/**
 * Runs every minute. Ends what nobody has gone on with: its hold and the time for taking it up again are over. A caller
 * who had a time gets a text that it is free again and that nothing was paid, unless a payment may still come.
 * Idempotent.
 */
export async function sweepAssisted(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { id } of await ctx.db.many(store.listDue, { now, limit: MOST_AT_ONCE }))
    await inTransaction(ctx, (inside) => end(inside, id));
}

async function end(inside: Context & { db: Transaction }, id: string): Promise<void> {
  const now = inside.clock.now();
  const row = await inside.db.maybe(store.findLocked, { id });
  if (row === undefined || row.open_until > now) return;
  if ((await inside.db.run(store.close, { id, state: 'ended', now })) === 0) return;
  await audit(inside, { action: 'assisted-bookings.end', object: 'assisted-booking', objectId: id });
  await tellHouse(inside);
  if (row.booking_id !== null) await tellCaller(inside, id, row.booking_id);
}

async function tellCaller(inside: Context, id: string, bookingId: string): Promise<void> {
  const booking = await findBooking(inside, bookingId);
  if (booking?.state !== 'expired' || booking.startsAt === null) return;
  if (!mayAsk(await findPayment(inside, { purpose: { kind: PURPOSE, id: bookingId } }))) return;
  await sendNotice(inside, {
    to: { accountId: booking.patientId },
    template: 'assisted-ended',
    values: {
      doctor: (await doctorNames(inside, [booking.doctorId])).get(booking.doctorId)?.fullName ?? '',
      when: { at: booking.startsAt.toISOString(), zone: timeZoneOf(booking.country) },
      link: publicAddress(inside),
    },
    key: `assisted-ended:${id}`,
    about: bookingId,
    validUntil: booking.startsAt,
  });
}

/** Ends what was open for an account that was erased; its hold ends with the account. Idempotent. */
export async function endAssistedOf(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { id } of await inside.db.many(store.openOf, { accountId }))
      await inside.db.run(store.close, { id, state: 'ended', now: inside.clock.now() });
  });
}
