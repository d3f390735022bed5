import type { ArticleBody, ArticleHeadBody } from '@tabibu/contract/articles';
import { ARTICLE_ZONE } from '@tabibu/contract/article-rules';
import type { Language } from '@tabibu/contract/languages';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import * as store from './store.ts';
import type { ArticleRow } from './store.ts';

/** Returns the articles that are not withdrawn, newest first, without their texts, in a language or English (C74). */
export async function listArticles(ctx: Context, language: Language): Promise<ArticleHeadBody[]> {
  const rows = await ctx.db.many(store.articles);
  return rows.filter(({ status }) => status !== 'withdrawn').map((row) => headOf(row, language));
}

/** Returns an article in a language or English (C74). Throws `not-found`, also for a withdrawn one. */
export async function readArticle(ctx: Context, id: string, language: Language): Promise<ArticleBody> {
  const row = await ctx.db.maybe(store.article, { id });
  if (row === undefined || row.status === 'withdrawn') throw new Problem('not-found');
  const head = headOf(row, language);
  return {
    ...head,
    body: row.body[head.language],
    sources: [...row.sources],
    author: row.author,
    reviewer: row.reviewer,
    reviewed_on: row.reviewed_on,
    likes: row.likes,
  };
}

/** Returns the articles for the sitemap with the time of their last change: those that are current today. */
export async function listCurrentArticles(ctx: Context): Promise<{ id: string; changedAt: Date }[]> {
  const { day } = wallClock(ctx.clock.now(), ARTICLE_ZONE);
  const rows = await ctx.db.many(store.current, { today: day });
  return rows.map(({ id, saved_at: changedAt }) => ({ id, changedAt }));
}

function headOf(row: Omit<ArticleRow, 'body' | 'sources'>, wanted: Language): ArticleHeadBody {
  const language = row.title[wanted] === '' ? 'en' : wanted;
  return {
    id: row.id,
    language,
    title: row.title[language],
    excerpt: row.excerpt[language],
    category: row.category,
    read_minutes: row.read_minutes,
    published_on: row.published_on,
    picture: row.picture === null ? null : `/api/pictures/${row.picture}`,
    is_reviewed: row.status === 'reviewed',
    review_due: row.review_due,
  };
}
