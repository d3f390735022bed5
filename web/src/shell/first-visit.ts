import { DEFAULT_COUNTRY, LIVE_COUNTRIES, timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE, acceptedLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { knowsCountry, knowsLanguage } from './preference-cookies.ts';

/** What a device tells about its owner. */
export interface DeviceTraits {
  /** Its IANA zone, if the browser knows it. */
  readonly zone: string | undefined;
  /** Its languages with their regions, the preferred one first. */
  readonly languages: readonly string[];
}

/** Zones in which many phones are set to English whose owners speak Swahili. */
const SWAHILI_ZONES: ReadonlySet<string> = new Set([timeZoneOf('TZ'), timeZoneOf('KE')]);

/**
 * Returns the country that the device's zone names, or else its region, if people can book there (PAT-CONST-03). Pure.
 */
export function countryOfDevice({ zone, languages }: DeviceTraits): CountryCode | undefined {
  const regions = languages.map((tag) => tag.split('-').find((part) => /^[A-Z]{2}$/.test(part)));
  return (
    LIVE_COUNTRIES.find(({ timeZone }) => timeZone === zone) ??
    regions.map((region) => LIVE_COUNTRIES.find(({ code }) => code === region)).find((found) => found !== undefined)
  )?.code;
}

/**
 * Returns the language of a device: French, English outside of Tanzania and Kenya, else Swahili (PAT-I18N-02). Pure.
 */
export function languageOfDevice({ zone, languages }: DeviceTraits): Language {
  const spoken = acceptedLanguage(languages.join(','));
  if (spoken === 'fr') return 'fr';
  return spoken === 'en' && zone !== undefined && !SWAHILI_ZONES.has(zone) ? 'en' : DEFAULT_LANGUAGE;
}

/**
 * Returns what a first visit takes from the device: only what this browser does not know and the default is not. Pure.
 */
export function wishOfDevice(
  cookieHeader: string,
  device: DeviceTraits,
): { readonly language?: Language; readonly country?: CountryCode } {
  const [language, country] = [languageOfDevice(device), countryOfDevice(device)];
  return {
    ...(knowsLanguage(cookieHeader) || language === DEFAULT_LANGUAGE ? {} : { language }),
    ...(knowsCountry(cookieHeader) || country === undefined || country === DEFAULT_COUNTRY ? {} : { country }),
  };
}
