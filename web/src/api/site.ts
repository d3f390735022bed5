import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { SiteBody } from '@tabibu/contract/site';
import { sendApi } from './client.ts';
import { apiQuery } from './query.ts';

/** Figures, contact targets and banners of the product. */
export const siteQuery = () => apiQuery<SiteBody>('/api/site', 10 * 60_000);

/** Keeps one wish per phone and country to be told when the service opens there. */
export function askForNews(wish: { country: CountryCode; phone: string; language: Language }): Promise<unknown> {
  return sendApi('POST', '/api/interest', wish);
}
