import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { priceIn } from './rules.ts';
import type { CallKind } from './rules.ts';
import * as store from './store.ts';

export interface PriceQuery {
  readonly country: CountryCode;
  readonly doctorType: DoctorType;
  readonly callType: CallKind;
}

/** Returns the price in force and the version of the price table that it comes from. A booking charges this (P-01). */
export async function priceOf(
  ctx: Context,
  { country, doctorType, callType }: PriceQuery,
): Promise<{ price: Money; version: number }> {
  const fees = await pricesFor(ctx, country);
  return { price: priceIn(fees, doctorType, callType), version: fees.version };
}

/** Returns the four prices of a country that are in force now, in minor units. */
export async function pricesFor(ctx: Context, country: CountryCode): Promise<store.CountryFees> {
  return store.feesOf(await ctx.db.one(store.ofCountry, { country }));
}
