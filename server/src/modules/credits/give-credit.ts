import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { endOfDays, lastDay } from './rules.ts';
import * as store from './store.ts';

/** Credit as it was given. */
interface GivenCredit {
  readonly money: Money;
  /** The last day on which it can be used, on the patient's clock. */
  readonly lastDay: string;
}

interface NewCredit {
  readonly patientId: string;
  readonly bookingId: string;
  readonly money: Money;
  /** For how many days, counted from tomorrow on the clock of `zone`. */
  readonly days: number;
  readonly zone: string;
  /** The house gave it: what is not used returns to the account that paid for it. */
  readonly fromHouse?: boolean;
}

/**
 * Writes down the credit that an appointment gives its patient, in the caller's transaction. The caller moves the
 * money to `creditAccount` in the same transaction. Throws when the appointment has given its credit before.
 */
export async function giveCredit(inside: Context, credit: NewCredit): Promise<void> {
  const { patientId, bookingId, money, days, zone, fromHouse = false } = credit;
  const now = inside.clock.now();
  await inside.db.one(store.give, {
    id: newId(now),
    patientId,
    bookingId,
    amount: money.amount,
    currency: money.currency,
    days,
    zone,
    fromHouse,
    now,
    endsAt: endOfDays(now, days, zone),
  });
  await audit(inside, {
    action: 'credits.give',
    object: 'booking',
    objectId: bookingId,
    details: { amount: money.amount, currency: money.currency, days, from_house: fromHouse },
  });
  await sendLiveEvent(inside, patientId, { kind: 'booking', booking_id: bookingId });
}

/** Returns the credit that an appointment has given; undefined if it gave none. */
export async function creditGivenFor(ctx: Context, bookingId: string): Promise<GivenCredit | undefined> {
  const row = await ctx.db.maybe(store.ofBooking, { bookingId });
  return (
    row && {
      money: { amount: row.amount, currency: row.currency },
      lastDay: lastDay(row.ends_at, row.time_zone),
    }
  );
}
