import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { doctorOf } from './appointment-view.ts';
import * as claims from './claim-store.ts';

/** A consultation that its patient contests and about which nobody has decided. */
interface OpenContest {
  readonly bookingId: string;
  readonly patientId: string;
  readonly doctorId: string;
  readonly country: CountryCode;
  readonly price: Money;
  readonly callType: 'phone' | 'video';
  readonly startsAt: Date;
  readonly completedAt: Date;
  readonly contestedAt: Date;
}

/** Returns those of these bookings that are contested and not decided, by id. */
export async function openContests(ctx: Context, bookingIds: readonly string[]): Promise<Map<string, OpenContest>> {
  const rows = await ctx.db.many(claims.openContestsOf, { bookingIds });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        bookingId: row.id,
        patientId: row.patient_id,
        doctorId: doctorOf(row),
        country: row.country,
        price: { amount: row.price_amount, currency: row.price_currency },
        callType: row.call_type,
        startsAt: row.starts_at!,
        completedAt: row.completed_at!,
        contestedAt: row.contested_at!,
      },
    ]),
  );
}

/**
 * Returns the ids of bookings that are contested and not decided, in the order of the ids, after the last one of the
 * page before.
 */
export async function listContests(ctx: Context, page: { after: string | null; limit: number }): Promise<string[]> {
  return (await ctx.db.many(claims.listContests, page)).map(({ id }) => id);
}
