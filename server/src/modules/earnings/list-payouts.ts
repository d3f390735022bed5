import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { payoutUnit } from '@tabibu/contract/payout-units';
import type { Context } from '../../platform/context.ts';
import { balancesOf } from '../ledger/index.ts';
import { doctorAccount } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns what still has to be paid to a doctor: `withdrawal` for requests that are not paid out, `balance` for money
 * that the doctor could still ask for. Empty when the doctor is fully paid.
 */
export async function listPayouts(
  ctx: Context,
  { doctorId, country }: { doctorId: string; country: CountryCode },
): Promise<('withdrawal' | 'balance')[]> {
  const { currency } = countryOf(country);
  const own = doctorAccount(doctorId, currency);
  const { open } = await ctx.db.one(store.countOpen, { doctorId });
  const balance = (await balancesOf(ctx, [own])).get(own)?.amount ?? 0;
  return [
    ...(open > 0 ? ['withdrawal' as const] : []),
    ...(balance >= payoutUnit(currency) ? ['balance' as const] : []),
  ];
}
