import type { Country, CountryCode } from './countries.ts';
import type { Language } from './languages.ts';

/**
 * Swahili and French country names that differ from the English one. They are listed here because not every phone's
 * `Intl` knows them.
 */
const NAMES: Partial<Record<CountryCode, { sw?: string; fr?: string }>> = {
  TZ: { fr: 'Tanzanie' },
  ZA: { sw: 'Afrika Kusini', fr: 'Afrique du Sud' },
  UG: { fr: 'Ouganda' },
  US: { sw: 'Marekani', fr: 'États-Unis' },
  GB: { sw: 'Uingereza', fr: 'Royaume-Uni' },
  DE: { sw: 'Ujerumani', fr: 'Allemagne' },
  AE: { sw: 'Falme za Kiarabu', fr: 'Émirats arabes unis' },
};

/** Returns the name of a country in a language. */
export function countryName(country: Pick<Country, 'code' | 'name'>, language: Language): string {
  return (language === 'en' ? undefined : NAMES[country.code]?.[language]) ?? country.name;
}
