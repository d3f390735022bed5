import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { begunAppointments } from '../bookings/index.ts';
import * as store from './store.ts';

/** An appointment whose call failed, and about which a person has to decide. */
interface FailedCall {
  readonly bookingId: string;
  readonly patientId: string;
  readonly country: CountryCode;
  readonly price: Money;
  /** When the call was given up. */
  readonly closedAt: Date;
}

/** Returns those of these appointments whose call failed and that nobody has decided or moved since, by id. */
export async function failedCalls(ctx: Context, bookingIds: readonly string[]): Promise<Map<string, FailedCall>> {
  const appointments = await begunAppointments(ctx, bookingIds);
  const found = new Map<string, FailedCall>();
  for (const row of await ctx.db.many(store.failedOf, { bookingIds: [...appointments.keys()] })) {
    const { booking_id: bookingId, starts_at: startsAt, closed_at: closedAt } = row;
    const { patientId, country, price, startsAt: start } = appointments.get(bookingId)!;
    if (startsAt.getTime() === start.getTime())
      found.set(bookingId, { bookingId, patientId, country, price, closedAt });
  }
  return found;
}
