import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { priceIn } from './rules.ts';
import type { CallKind } from './rules.ts';
import * as store from './store.ts';

export interface PriceQuestion {
  readonly country: CountryCode;
  readonly doctorType: DoctorType;
  readonly callType: CallKind;
}

/** The price in force and the version of the table it comes from: what a booking charges (P-01). */
export async function priceOf(ctx: Context, { country, doctorType, callType }: PriceQuestion): Promise<{ price: Money; version: number }> {
  const fees = await ctx.db.one(store.ofCountry, [country]);
  return { price: priceIn(fees, doctorType, callType), version: fees.version };
}

/** All four prices of a country as they are in force now, in minor units. */
export async function pricesFor(ctx: Context, country: CountryCode): Promise<store.FeeRow> {
  return ctx.db.one(store.ofCountry, [country]);
}
