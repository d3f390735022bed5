import type { Currency, Money } from '@tabibu/contract/currencies';
import { payoutUnit } from '@tabibu/contract/payout-units';
import type { Context } from '../../platform/context.ts';
import { convertMoney, shortRate } from '../exchange-rates/index.ts';
import type { WithdrawalBody } from '@tabibu/contract/earnings';

type UsedRates = NonNullable<WithdrawalBody['exchanged']>['rates'];

/** An exchange of earnings at the rates in force now. */
export interface Exchange {
  readonly source: Money;
  readonly payout: Money;
  readonly sourceRate: string;
  readonly sourceRateSince: Date;
  readonly payoutRate: string;
  readonly payoutRateSince: Date;
}

/**
 * Returns what an amount of earnings would be in another currency at the administrators' rates of now, rounded down to
 * what can be paid out (C20). Returns undefined where that is nothing, or a rate is missing.
 */
export async function offerExchange(ctx: Context, source: Money, to: Currency): Promise<Exchange | undefined> {
  const converted = await convertMoney(ctx, source, { to, at: ctx.clock.now(), rounding: 'down' });
  if (converted === undefined) return undefined;
  const { money, from, to: into } = converted;
  const amount = money.amount - (money.amount % payoutUnit(to));
  if (amount === 0) return undefined;
  return {
    source,
    payout: { amount, currency: to },
    sourceRate: from.rate,
    sourceRateSince: from.since,
    payoutRate: into.rate,
    payoutRateSince: into.since,
  };
}

/** Returns the rates of an exchange as pages show them; the shilling's own says nothing and is left out. */
export function ratesOf({ source, payout, ...rates }: Exchange): UsedRates {
  return [
    { currency: source.currency, rate: shortRate(rates.sourceRate), since: rates.sourceRateSince.toISOString() },
    { currency: payout.currency, rate: shortRate(rates.payoutRate), since: rates.payoutRateSince.toISOString() },
  ].filter(({ currency }) => currency !== 'TZS');
}
