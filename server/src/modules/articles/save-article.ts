import { ARTICLE_ZONE, faultsOf, wordsDiffer } from '@tabibu/contract/article-rules';
import type { ArticleContent } from '@tabibu/contract/article-rules';
import type { ArticleSummaryBody, ArticleVersionsBody } from '@tabibu/contract/articles';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { namesOfActors, requireStepUp } from '../identity/index.ts';
import { isPictureKept } from '../site/index.ts';
import * as store from './store.ts';
import type { ArticleRow } from './store.ts';

/** How many versions an administrator sees. */
const MOST_VERSIONS = 6;

/** Returns all articles for administrators, withdrawn ones too. */
export async function listArticlesForChange(ctx: Context): Promise<ArticleSummaryBody[]> {
  const rows = await ctx.db.many(store.articles);
  const names = await namesOfActors(
    ctx,
    rows.flatMap(({ saved_by: by }) => by ?? []),
  );
  return rows.map(({ id, version, title, category, status, review_due, likes, saved_by: by, saved_at: at }) => ({
    id,
    version,
    title,
    category,
    status,
    review_due,
    likes,
    by: by === null ? null : (names.get(by) ?? null),
    saved_at: at.toISOString(),
  }));
}

/** Returns the newest versions of an article. Throws `not-found`. */
export async function readArticleForChange(ctx: Context, id: string): Promise<ArticleVersionsBody> {
  const rows = await ctx.db.many(store.versions, { id, most: MOST_VERSIONS });
  const [newest] = rows;
  if (newest === undefined) throw new Problem('not-found');
  const names = await namesOfActors(
    ctx,
    rows.flatMap(({ saved_by: by }) => by ?? []),
  );
  return {
    id,
    version: newest.version,
    versions: rows.map((row) => ({
      version: row.version,
      content: contentOf(row),
      by: row.saved_by === null ? null : (names.get(row.saved_by) ?? null),
      saved_at: row.saved_at.toISOString(),
    })),
  };
}

interface Wish {
  readonly id: string;
  /** The version that the administrator saw; 0 for a new article. */
  readonly version: number;
  readonly content: ArticleContent;
}

/**
 * Writes the next version of an article, which everybody reads at once. Throws `article-invalid` with the `fields` that
 * are missing or impossible, `article-review-again` when words changed under a signature that was given before,
 * `step-up-required`, and `article-changed` when somebody else has saved since.
 */
export async function saveArticle(ctx: Context, { id, version, content }: Wish): Promise<ArticleVersionsBody> {
  const { day } = wallClock(ctx.clock.now(), ARTICLE_ZONE);
  const fields = faultsOf(content, day);
  if (fields.length > 0) throw new Problem('article-invalid', { fields });
  // Only a reviewed article has somebody who signed.
  const signed = content.status === 'draft' ? { ...content, reviewer: null, reviewed_on: null } : content;
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    if (signed.picture !== null && !(await isPictureKept(inside, signed.picture)))
      throw new Problem('article-invalid', { fields: ['picture'] });
    const before = await inside.db.maybe(store.article, { id });
    if (before !== undefined && before.version === version) refuseOldSignature(before, signed);
    await addVersion(inside, id, version, signed);
    await audit(inside, { action: 'articles.save-article', object: 'article', objectId: id });
    return readArticleForChange(inside, id);
  });
}

/**
 * Takes back the newest version of an article: the one before it, as a new version; a first version is withdrawn.
 * Throws `not-found`, `step-up-required`, and `article-changed` when that version is not the newest any more.
 */
export async function takeBackArticle(ctx: Context, id: string, version: number): Promise<ArticleVersionsBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const [newest, before] = await inside.db.many(store.versions, { id, most: 2 });
    if (newest === undefined) throw new Problem('not-found');
    const content = before ? contentOf(before) : { ...contentOf(newest), status: 'withdrawn' as const };
    await addVersion(inside, id, version, content);
    await audit(inside, { action: 'articles.take-back-article', object: 'article', objectId: id });
    return readArticleForChange(inside, id);
  });
}

/** A signature is for the words that were signed: others need a new day of review, or are a draft. */
function refuseOldSignature(before: ArticleContent, wanted: ArticleContent): void {
  const isSame = before.reviewed_on === wanted.reviewed_on && before.reviewer === wanted.reviewer;
  if (before.status === 'reviewed' && wanted.status === 'reviewed' && isSame && wordsDiffer(before, wanted))
    throw new Problem('article-review-again', { fields: ['reviewed_on'] });
}

async function addVersion(inside: Context, id: string, seen: number, content: ArticleContent): Promise<void> {
  const changed =
    seen === 0 ? await inside.db.run(store.addArticle, { id }) : await inside.db.run(store.moveOn, { id, seen });
  if (changed === 0) throw new Problem('article-changed');
  const next = { id, version: seen + 1, content: JSON.stringify(content) };
  await inside.db.run(store.addVersion, { ...next, by: accountOf(inside), now: inside.clock.now() });
}

function contentOf(row: ArticleRow): ArticleVersionsBody['versions'][number]['content'] {
  const { id: _, version: __, likes: ___, saved_by: ____, saved_at: _____, sources, ...content } = row;
  return { ...content, sources: [...sources] };
}
