import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { DAY, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** Credit as it was given. */
export interface GivenCredit {
  readonly money: Money;
  readonly endsAt: Date;
}

/**
 * Writes down the credit that a missed appointment gives its patient, from now on for some days, in the caller's
 * transaction. The caller moves the money to `creditAccount` in the same transaction. Throws when the appointment has
 * given its credit before.
 */
export async function giveCredit(
  inside: Context,
  { patientId, bookingId, money, days }: { patientId: string; bookingId: string; money: Money; days: number },
): Promise<GivenCredit> {
  const now = inside.clock.now();
  const row = await inside.db.one(store.give, {
    id: newId(now),
    patientId,
    bookingId,
    amount: money.amount,
    currency: money.currency,
    days,
    now,
    endsAt: later(now, days * DAY),
  });
  await audit(inside, {
    action: 'credits.give',
    object: 'booking',
    objectId: bookingId,
    details: { amount: money.amount, currency: money.currency, days },
  });
  await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
  return { money, endsAt: row.ends_at };
}

/** Returns the credit that a missed appointment has given; undefined if it gave none. */
export async function creditGivenFor(ctx: Context, bookingId: string): Promise<GivenCredit | undefined> {
  const row = await ctx.db.maybe(store.ofMissed, { bookingId });
  return row && { money: { amount: row.amount, currency: row.currency }, endsAt: row.ends_at };
}
