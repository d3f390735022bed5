import type { Currency, Money } from '@tabibu/contract/currencies';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { convertMoney } from '../exchange-rates/index.ts';
import * as store from './worth-store.ts';

interface Worth {
  readonly amountTzs: number | null;
  readonly tzsRate: string | null;
  readonly tzsRateSince: Date | null;
}

/**
 * Returns what a price was worth in shillings at a moment, half up to a cent, with the rate and since when it was in
 * force (C18). All three are null where there was no rate yet.
 */
export async function worthOf(ctx: Context, price: Money, at: Date): Promise<Worth> {
  const converted = await convertMoney(ctx, price, { to: 'TZS', at });
  return {
    amountTzs: converted?.money.amount ?? null,
    tzsRate: converted?.from.rate ?? null,
    tzsRateSince: converted?.from.since ?? null,
  };
}

/**
 * Gives settled payments their worth at the rate of the moment at which they settled: those that a process of the
 * release before settled, which did not know the rates. May be repeated; a worth that is known stays.
 */
export async function freezeMissingWorth(ctx: Context): Promise<void> {
  for (const { id, amount, currency, settled_at: at } of await ctx.db.many(store.withoutWorth)) {
    const worth = await worthOf(ctx, { amount, currency: currency as Currency }, at);
    await inTransaction(ctx, (inside) => inside.db.run(store.setWorth, { id, ...worth }));
  }
}
