import { minorPerMajor } from '@tabibu/contract/currencies';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** What each currency is worth in shillings at one moment, for sums and orders of amounts in several currencies. */
export interface Worths {
  readonly currencies: readonly Currency[];
  /** Hundredths of a shilling for one minor unit of the currency at the same place. */
  readonly worths: readonly number[];
  /** Since when the rates in force are what they are, by currency. */
  readonly since: ReadonlyMap<Currency, Date>;
}

/** Returns the worth of every currency at the rates that are in force now (C18). One without a rate is missing. */
export async function readWorths(ctx: Context): Promise<Worths> {
  const rows = await ctx.db.many(store.inForce, { at: ctx.clock.now() });
  return {
    currencies: rows.map(({ currency }) => currency),
    worths: rows.map(({ currency, rate }) => (Number(rate) * minorPerMajor('TZS')) / minorPerMajor(currency)),
    since: new Map(rows.map(({ currency, begins_at: since }) => [currency, since])),
  };
}

/**
 * Returns what amounts are worth together in shillings, rounded once, and the currencies among them that have no rate
 * and are left out. Pure.
 */
export function worthTogether(
  { currencies, worths }: Pick<Worths, 'currencies' | 'worths'>,
  amounts: readonly Money[],
): { worth: Money; unrated: Currency[] } {
  const of = new Map(currencies.map((currency, place) => [currency, worths[place]!]));
  const sum = amounts.reduce((total, { amount, currency }) => total + amount * (of.get(currency) ?? 0), 0);
  return {
    worth: { amount: Math.round(sum), currency: 'TZS' },
    unrated: [...new Set(amounts.flatMap(({ currency }) => (of.has(currency) ? [] : [currency])))],
  };
}
