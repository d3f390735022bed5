import type { Currency, Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { convertAt } from './rules.ts';
import type { Rounding } from './rules.ts';
import * as store from './store.ts';

/** A rate that was in force at some moment. */
interface ExchangeRate {
  readonly currency: Currency;
  /** Shillings for one major unit, with six decimals. */
  readonly rate: string;
  readonly version: number;
  /** Since when it was in force. */
  readonly since: Date;
}

/** Returns the rate of a currency in force at a moment, undefined where there was none yet (C18). */
async function rateAt(ctx: Context, currency: Currency, at: Date): Promise<ExchangeRate | undefined> {
  const row = await ctx.db.maybe(store.rateAt, { currency, at });
  return row && { currency, rate: row.rate, version: row.version, since: row.begins_at };
}

interface Converted {
  readonly money: Money;
  readonly from: ExchangeRate;
  readonly to: ExchangeRate;
}

/**
 * Converts an amount at the rates of a moment, by way of the shilling, and rounds once: half up to a whole minor unit
 * unless the caller wants it down. Returns undefined where a rate was missing at that moment. Throws for a negative
 * amount.
 */
export async function convertMoney(
  ctx: Context,
  money: Money,
  { to, at, rounding = 'half-up' }: { to: Currency; at: Date; rounding?: Rounding },
): Promise<Converted | undefined> {
  const [from, into] = [await rateAt(ctx, money.currency, at), await rateAt(ctx, to, at)];
  if (from === undefined || into === undefined) return undefined;
  return { money: convertAt(money, to, { from: from.rate, to: into.rate }, rounding), from, to: into };
}
