import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { knownReader, readerOf } from '../../platform/reader-cookie.ts';
import type { ReaderCookie } from '../../platform/reader-cookie.ts';
import * as store from './store.ts';

interface Likes {
  readonly liked: boolean;
  readonly likes: number;
}

/** Returns whether the caller likes an article. Sets no cookie. Throws `not-found`. */
export async function readLike(ctx: Context, id: string, cookie: string | undefined): Promise<Likes> {
  const who = knownReader(ctx, cookie);
  const found = await ctx.db.maybe(store.likesOf, { id, liker: who === undefined ? null : likerOf(ctx, id, who) });
  if (found === undefined) throw new Problem('not-found');
  return found;
}

/**
 * Likes an article or takes the like back, once per account, or per browser of who is not signed in (W07). A browser
 * that is not known yet gets a signed cookie. What is stored is a keyed hash, so that nobody who reads the table learns
 * who reads about which illness. Throws `not-found`.
 */
export async function likeArticle(
  ctx: Context,
  { id, liked }: { readonly id: string; readonly liked: boolean },
  cookie: string | undefined,
): Promise<Likes & { readonly reader: ReaderCookie | undefined }> {
  const reader = readerOf(ctx, cookie);
  const liker = likerOf(ctx, id, reader.id);
  const [found] = liked
    ? await ctx.db.many(store.like, { id, liker, now: ctx.clock.now() })
    : await ctx.db.many(store.unlike, { id, liker });
  if (found === undefined) throw new Problem('not-found');
  return { liked, likes: found.likes, reader: liked ? reader.cookie : undefined };
}

const likerOf = (ctx: Context, articleId: string, who: string) => ctx.keys.sign('reader', `like ${articleId} ${who}`);
