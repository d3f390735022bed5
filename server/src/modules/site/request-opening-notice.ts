import type { CountryCode } from '@tabibu/contract/countries';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

export interface OpeningNoticeInput {
  readonly country: CountryCode;
  readonly phone: string;
  readonly language: Language;
}

/**
 * Stores that a person wants to be told when a country opens, once per country and phone (W15). The number may belong
 * to the awaited country or to a live one. Throws `phone-required` and `phone-invalid`. May be repeated.
 */
export async function requestOpeningNotice(ctx: Context, wish: OpeningNoticeInput): Promise<{ country: CountryCode }> {
  if (wish.phone.trim() === '') throw new Problem('phone-required');
  const candidates = [wish.country, ctx.country, ...LIVE_COUNTRIES.map((country) => country.code)];
  const phone = candidates.map((country) => normalizePhone(wish.phone, country)).find((found) => found !== null);
  if (phone === undefined) throw new Problem('phone-invalid');
  await ctx.db.run(store.addInterest, { country: wish.country, phone, language: wish.language, now: ctx.clock.now() });
  return { country: wish.country };
}
