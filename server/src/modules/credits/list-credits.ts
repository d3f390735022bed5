import type { CreditBody } from '@tabibu/contract/credits';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { lastDay } from './rules.ts';
import * as store from './store.ts';

/** Returns the credit that the signed-in patient can use now, that which ends first at the front. */
export async function listCredits(ctx: Context): Promise<CreditBody[]> {
  const rows = await ctx.db.many(store.listOf, { patientId: accountOf(ctx), now: ctx.clock.now() });
  return rows.map(({ currency, amount, ends_at: endsAt, time_zone: zone }) => ({
    money: { amount, currency },
    ends_at: endsAt.toISOString(),
    last_day: lastDay(endsAt, zone),
  }));
}
