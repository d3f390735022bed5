import type { CountryCode } from '@tabibu/contract/countries';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

export interface NewsWish { readonly country: CountryCode; readonly phone: string; readonly language: Language }

/**
 * Keeps who wants to hear when a country opens, once per country and phone (W15).
 * The number may belong to the awaited country or to a live one. May be repeated.
 */
export async function askForNews(ctx: Context, wish: NewsWish): Promise<{ country: CountryCode }> {
  if (wish.phone.trim() === '') throw new Problem('phone-required');
  const candidates = [wish.country, ctx.country, ...LIVE_COUNTRIES.map((country) => country.code)];
  const phone = candidates.map((country) => normalizePhone(wish.phone, country)).find((found) => found !== null);
  if (phone === undefined) throw new Problem('phone-invalid');
  await ctx.db.run(store.addInterest, [wish.country, phone, wish.language, ctx.clock.now()]);
  return { country: wish.country };
}
