import * as contract from '@tabibu/contract/articles';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { likeArticle, readLike } from './like-article.ts';
import { listArticles, readArticle } from './read-article.ts';
import { listArticlesForChange, readArticleForChange, saveArticle, takeBackArticle } from './save-article.ts';

const success = true as const;
/** The same for everybody. Caches keep it for a minute, so that a withdrawn article is soon gone everywhere. */
const KEPT = { headers: { 'cache-control': 'public, max-age=60' } };

export const routes: readonly Route[] = [
  route(contract.listArticles, async (ctx, { query: { language } }) =>
    answer({ success, data: await listArticles(ctx, language) }, KEPT),
  ),
  route(contract.readArticle, async (ctx, { params: { article_id: id }, query: { language } }) =>
    answer({ success, data: await readArticle(ctx, id, language) }, KEPT),
  ),
  route(contract.readLike, async (ctx, { params: { article_id: id } }, { readerCookie }) => ({
    success,
    data: await readLike(ctx, id, readerCookie),
  })),
  route(contract.likeArticle, async (ctx, { params: { article_id: id }, body: { liked } }, { readerCookie }) => {
    const { reader, ...data } = await likeArticle(ctx, { id, liked }, readerCookie);
    return answer({ success, data }, reader === undefined ? {} : { reader });
  }),
  route(contract.listArticlesForChange, async (ctx) => ({ success, data: await listArticlesForChange(ctx) })),
  route(contract.readArticleForChange, async (ctx, { params: { article_id: id } }) => ({
    success,
    data: await readArticleForChange(ctx, id),
  })),
  route(contract.saveArticle, async (ctx, { params: { article_id: id }, body }) => ({
    success,
    data: await saveArticle(ctx, { id, ...body }),
  })),
  route(contract.takeBackArticle, async (ctx, { params: { article_id: id }, body: { version } }) => ({
    success,
    data: await takeBackArticle(ctx, id, version),
  })),
];
