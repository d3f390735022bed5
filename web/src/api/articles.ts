import type { ArticleContent } from '@tabibu/contract/article-rules';
import type { ArticleBody, ArticleHeadBody, ArticleSummaryBody, ArticleVersionsBody } from '@tabibu/contract/articles';
import type { Language } from '@tabibu/contract/languages';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { ArticleBody, ArticleHeadBody, ArticleSummaryBody, ArticleVersionsBody };

const FRESH = 60_000;

/** Query of all articles without their texts, in a language or English. */
export const articlesQuery = (language: Language) => apiQuery('GET /api/articles', FRESH, { query: { language } });

/** Query of an article with its text, in a language or English. */
export const articleQuery = (id: string, language: Language) =>
  apiQuery('GET /api/articles/:article_id', FRESH, { params: { article_id: id }, query: { language } });

/** Query of whether the reader likes an article. Always asked again: an address with a language knows no reader. */
export const likeQuery = (id: string) =>
  apiQuery('GET /api/articles/:article_id/like', 0, { params: { article_id: id } });

/** Likes an article or takes the like back. */
export function likeArticle(id: string, liked: boolean): Promise<{ liked: boolean; likes: number }> {
  return callApi('POST /api/articles/:article_id/like', { params: { article_id: id }, body: { liked } });
}

/** Query of all articles for administrators. */
export const articlesForChangeQuery = () => apiQuery('GET /api/admin/articles', 0);

/** Query of the newest versions of an article, for administrators. */
export const articleVersionsQuery = (id: string) =>
  apiQuery('GET /api/admin/articles/:article_id', 0, { params: { article_id: id } });

/** Writes the next version of an article, or the first one of a new one (version 0). */
export function saveArticle(id: string, version: number, content: ArticleContent): Promise<ArticleVersionsBody> {
  return callApi('PUT /api/admin/articles/:article_id', {
    params: { article_id: id },
    body: { version, content: { ...content, sources: [...content.sources] } },
  });
}

/** Takes the newest version of an article back. */
export function takeBackArticle(id: string, version: number): Promise<ArticleVersionsBody> {
  return callApi('POST /api/admin/articles/:article_id/take-back', { params: { article_id: id }, body: { version } });
}
