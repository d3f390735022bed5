import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as own from './doctor-store.ts';

export interface ContestableBooking {
  readonly id: string;
  readonly startsAt: Date;
  readonly price: Money;
  readonly contested: boolean;
  readonly until: Date;
}

/**
 * Returns the consultations that only this doctor says took place and that the patient has contested or still can;
 * newest first.
 */
export async function listContestable(ctx: Context, doctorId: string): Promise<ContestableBooking[]> {
  return (await ctx.db.many(own.contestedOrContestable, { doctorId, now: ctx.clock.now() })).map((row) => ({
    id: row.id,
    startsAt: row.starts_at!,
    price: { amount: row.price_amount, currency: row.price_currency },
    contested: row.contested_at !== null,
    until: row.contestable_until!,
  }));
}
