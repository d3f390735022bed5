import type { BodyOf } from '@tabibu/contract/api-calls';
import type { TextPage } from '@tabibu/contract/page-blocks';
import type { PageTextBody, PageVersionsBody } from '@tabibu/contract/page-texts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { PageTextBody, PageVersionsBody };

/** Query of the text that an administrator wrote for a page; its `text` is null while the release's text stands. */
export const pageTextQuery = (page: TextPage) => apiQuery('GET /api/page-texts/:page', 60_000, { params: { page } });

/** Query of a version of a page that is or was in force. */
export const pageVersionQuery = (page: TextPage, version: number) =>
  apiQuery('GET /api/page-texts/:page/version', 60_000, { params: { page }, query: { version: String(version) } });

/** Query of the versions of all texts, for administrators. */
export const pageTextsQuery = () => apiQuery('GET /api/admin/page-texts', 0);

/** Writes the next version of a page. */
export function savePageText(
  page: TextPage,
  body: BodyOf<'PUT /api/admin/page-texts/:page'>,
): Promise<PageVersionsBody> {
  return callApi('PUT /api/admin/page-texts/:page', { params: { page }, body });
}

/** Takes the newest version of a page back. */
export function takeBackPageText(page: TextPage, version: number): Promise<PageVersionsBody> {
  return callApi('POST /api/admin/page-texts/:page/take-back', { params: { page }, body: { version } });
}
