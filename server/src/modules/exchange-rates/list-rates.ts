import { CURRENCIES } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import type { CurrencyRatesBody, SetRateBody } from '@tabibu/contract/exchange-rates';
import type { Context } from '../../platform/context.ts';
import { namesOfActors } from '../identity/index.ts';
import { shortRate } from './rules.ts';
import * as store from './store.ts';

const MOST = 50;

/** Returns the rates of every currency: in force, planned, and the last fifty that were set (C18). */
export async function listRates(ctx: Context): Promise<CurrencyRatesBody[]> {
  const now = ctx.clock.now();
  const rows = await ctx.db.many(store.all, { now, most: MOST });
  const names = await namesOfActors(
    ctx,
    rows.flatMap(({ set_by }) => set_by ?? []),
  );
  return (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const current = own.find(({ in_force }) => in_force);
    const last = own[0];
    if (current === undefined || last === undefined) return [];
    return [
      {
        currency,
        is_fixed: currency === 'TZS',
        current: bodyOf(current, names),
        planned: last === current ? null : bodyOf(last, names),
        history: own.slice(0, MOST).map((row) => bodyOf(row, names)),
      },
    ];
  });
}

function bodyOf(row: store.RateRow, names: ReadonlyMap<string, string>): SetRateBody {
  return {
    version: row.version,
    rate: shortRate(row.rate),
    begins_at: row.begins_at.toISOString(),
    set_at: row.set_at.toISOString(),
    set_by: row.set_by === null ? null : (names.get(row.set_by) ?? ''),
    is_draft: row.is_draft,
  };
}
