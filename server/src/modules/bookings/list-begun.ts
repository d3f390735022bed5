import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** An appointment whose start is over and about which nothing is decided. */
interface BegunAppointment {
  readonly patientId: string;
  readonly country: CountryCode;
  readonly price: Money;
  readonly startsAt: Date;
}

/** Returns those of these bookings that have begun and are neither completed, missed nor cancelled, by id. */
export async function begunAppointments(
  ctx: Context,
  bookingIds: readonly string[],
): Promise<Map<string, BegunAppointment>> {
  const rows = await ctx.db.many(store.begunOf, { bookingIds, now: ctx.clock.now() });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        patientId: row.patient_id,
        country: row.country,
        price: { amount: row.price_amount, currency: row.price_currency },
        startsAt: row.starts_at,
      },
    ]),
  );
}

/** Returns the ids of such bookings, in the order of the ids, after the last one of the page before. */
export async function listBegun(ctx: Context, page: { after: string | null; limit: number }): Promise<string[]> {
  return (await ctx.db.many(store.listBegun, { ...page, now: ctx.clock.now() })).map(({ id }) => id);
}
