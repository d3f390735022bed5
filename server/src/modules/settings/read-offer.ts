import { countryOf } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { methodsIn } from '@tabibu/contract/setting-forms';
import { switchOf } from '@tabibu/contract/settings';
import type { Context } from '../../platform/context.ts';
import { readSettings, settingIn } from './read-settings.ts';
import type { StoredSettings } from './read-settings.ts';

/** What patients of a country can buy and how they pay: the switches of *House*. */
export interface CountryOffer extends Pick<Country, 'currency' | 'methods' | 'cardRequired' | 'videoBookable'> {
  /** New times and emergencies can be booked. What is booked already stands in any case. */
  readonly isLive: boolean;
}

/** Returns what holds for patients of a country now. */
export async function readOffer(ctx: Context, code: CountryCode): Promise<CountryOffer> {
  return offerIn(await readSettings(ctx), code);
}

/**
 * Returns the same from stored settings. A country without switches, which is not live, has its fixed offer. Only the
 * card can be required that is offered: otherwise nobody could pay. Pure.
 */
export function offerIn(settings: StoredSettings, code: CountryCode): CountryOffer {
  const country = countryOf(code);
  if (country.status !== 'live') return { ...country, isLive: false };
  const value = (name: Parameters<typeof switchOf>[0]) => settingIn(settings, switchOf(name, country));
  const methods = methodsIn(String(value('methods')), country.methods) ?? country.methods;
  return {
    isLive: value('live') === true,
    currency: country.currency,
    methods,
    cardRequired: value('card_required') === true && methods.includes('card'),
    videoBookable: value('video') === true,
  };
}
