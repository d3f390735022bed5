import type { CountryCode } from '@tabibu/contract/countries';

/** Events that the module `site` publishes, with their payloads. */
export interface SiteEvents {
  /** A country has opened, and people asked to be told of it. */
  'site.country-opened': { country: CountryCode };
}
