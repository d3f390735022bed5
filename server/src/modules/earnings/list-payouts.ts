import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { payoutUnit } from '@tabibu/contract/payout-units';
import type { Context } from '../../platform/context.ts';
import { balancesOf } from '../ledger/index.ts';
import { offerExchange } from './offer-exchange.ts';
import { doctorAccounts } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns what still has to be paid to a doctor: `withdrawal` for requests that are not paid out, `balance` for money
 * that the doctor could still ask for, also in other currencies. Empty when the doctor is fully paid.
 */
export async function listPayouts(
  ctx: Context,
  { doctorId, country }: { doctorId: string; country: CountryCode },
): Promise<('withdrawal' | 'balance')[]> {
  const { currency } = countryOf(country);
  const accounts = doctorAccounts(doctorId);
  const { open } = await ctx.db.one(store.countOpen, { doctorId });
  const balances = [...(await balancesOf(ctx, accounts)).values()].filter(({ amount }) => amount > 0);
  const payable = await Promise.all(
    balances.map(async (money) =>
      money.currency === currency
        ? money.amount >= payoutUnit(currency)
        : (await offerExchange(ctx, money, currency)) !== undefined,
    ),
  );
  return [...(open > 0 ? ['withdrawal' as const] : []), ...(payable.includes(true) ? ['balance' as const] : [])];
}
