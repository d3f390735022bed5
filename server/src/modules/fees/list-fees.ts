import { COUNTRIES } from '@tabibu/contract/countries';
import { CURRENCIES, toMajor } from '@tabibu/contract/currencies';
import type { CountryCode } from '@tabibu/contract/countries';
import type { ConsultationFeesBody } from '@tabibu/contract/fees';
import type { Context } from '../../platform/context.ts';
import { priceIn } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns the prices in force, in whole major units (PAT-CONST-38): of one country, or of all countries in the order of
 * the country buttons.
 */
export async function listFees(
  ctx: Context,
  { country }: { country?: CountryCode | undefined },
): Promise<ConsultationFeesBody[]> {
  const byCountry = new Map((await ctx.db.many(store.all)).map((row) => [row.country, store.feesOf(row)]));
  return COUNTRIES.filter(({ code }) => country === undefined || code === country).flatMap(({ code }) => {
    const fees = byCountry.get(code);
    return fees === undefined ? [] : [inMajorUnits(fees)];
  });
}

function inMajorUnits(fees: store.CountryFees): ConsultationFeesBody {
  return {
    country: fees.country,
    currency: fees.currency,
    currency_symbol: CURRENCIES[fees.currency].symbol,
    general_video_fee: toMajor(priceIn(fees, 'general', 'video')),
    general_phone_fee: toMajor(priceIn(fees, 'general', 'phone')),
    specialist_video_fee: toMajor(priceIn(fees, 'specialist', 'video')),
    specialist_phone_fee: toMajor(priceIn(fees, 'specialist', 'phone')),
  };
}
