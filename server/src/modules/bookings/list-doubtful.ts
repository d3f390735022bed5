import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as own from './doctor-store.ts';

export interface DoubtfulBooking { readonly id: string; readonly startsAt: Date; readonly price: Money; readonly contested: boolean; readonly until: Date }

/** Consultations of a doctor of which only the doctor says that they took place, while the patient may say otherwise or has; newest first. */
export async function listDoubtful(ctx: Context, doctorId: string): Promise<DoubtfulBooking[]> {
  return (await ctx.db.many(own.doubtful, [doctorId, ctx.clock.now()])).map((row) => ({
    id: row.id, startsAt: row.starts_at!, price: { amount: row.price_amount, currency: row.price_currency }, contested: row.contested_at !== null, until: row.contestable_until!,
  }));
}
