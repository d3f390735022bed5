import { apiQuery } from '../query.ts';

/** Query of the site's figures, contact addresses and banners. */
export const siteQuery = () => apiQuery('GET /api/site', 10 * 60_000);
