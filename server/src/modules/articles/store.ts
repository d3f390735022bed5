import type { ArticleContent } from '@tabibu/contract/article-rules';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** A version of an article with the place that it has. */
export interface ArticleRow extends ArticleContent {
  readonly id: string;
  readonly version: number;
  readonly likes: number;
  readonly saved_by: string | null;
  readonly saved_at: Date;
}

/** Days are read as text: a day has no instant. */
const CONTENT = `v.status, v.category, v.title, v.excerpt, v.body, v.read_minutes, v.published_on::text, v.picture, v.sources, v.author, v.reviewer,
  v.reviewed_on::text, v.review_due::text`;

/** The version in force of every article, newest first. Without the texts, which a list does not show. */
export const articles = statement<NoValues, Omit<ArticleRow, 'body' | 'sources'>>(
  'articles.articles',
  `select a.id, a.version, a.likes, v.status, v.category, v.title, v.excerpt, v.read_minutes, v.published_on::text, v.picture, v.author, v.reviewer,
          v.reviewed_on::text, v.review_due::text, v.saved_by, v.saved_at
     from articles a join article_versions v on v.article_id = a.id and v.version = a.version
    order by v.published_on desc, a.id`,
);

/** The version in force of one article. */
export const article = statement<{ id: string }, ArticleRow>(
  'articles.article',
  `select a.id, a.version, a.likes, ${CONTENT}, v.saved_by, v.saved_at
     from articles a join article_versions v on v.article_id = a.id and v.version = a.version where a.id = $id`,
);

/** The newest versions of an article, newest first. */
export const versions = statement<{ id: string; most: number }, ArticleRow>(
  'articles.versions',
  `select a.id, v.version, a.likes, ${CONTENT}, v.saved_by, v.saved_at
     from articles a join article_versions v on v.article_id = a.id where a.id = $id order by v.version desc limit $most`,
);

/** Adds a new article at its first version. Adds no row when there is one of this id. */
export const addArticle = statement<{ id: string }>(
  'articles.add-article',
  'insert into articles (id, version) values ($id, 1) on conflict (id) do nothing',
);

/** Moves an article to the next version. Changes no row when another version is in force. */
export const moveOn = statement<{ id: string; seen: number }>(
  'articles.move-on',
  'update articles set version = version + 1 where id = $id and version = $seen',
);

interface NewVersion {
  id: string;
  version: number;
  content: string;
  by: string;
  now: Date;
}

/** Adds a version; `content` is an `ArticleContent` as JSON. */
export const addVersion = statement<NewVersion>(
  'articles.add-version',
  `insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, picture, sources, author, reviewer,
                                 reviewed_on, review_due, saved_by, saved_at)
   select $id, $version, c.status, c.category, c.title, c.excerpt, c.body, c.read_minutes, c.published_on, c.picture, c.sources, c.author, c.reviewer,
          c.reviewed_on, c.review_due, $by, $now
     from jsonb_to_record($content::jsonb) as c (status text, category text, title jsonb, excerpt jsonb, body jsonb, read_minutes integer,
          published_on date, picture uuid, sources jsonb, author text, reviewer text, reviewed_on date, review_due date)`,
);

/** Keeps a like and counts it, once; `liker` is a keyed hash. Returns the count, no row for an unknown article. */
export const like = statement<{ id: string; liker: string; now: Date }, { likes: number }>(
  'articles.like',
  `with added as (insert into article_likes (article_id, liker, liked_at) select id, $liker, $now from articles where id = $id
                  on conflict do nothing returning 1)
   update articles set likes = likes + (select count(*) from added) where id = $id returning likes`,
);

/** Takes a like back, once. Returns the count, no row for an unknown article. */
export const unlike = statement<{ id: string; liker: string }, { likes: number }>(
  'articles.unlike',
  `with gone as (delete from article_likes where article_id = $id and liker = $liker returning 1)
   update articles set likes = likes - (select count(*) from gone) where id = $id returning likes`,
);

/** How many like an article, and whether `liker` does. */
export const likesOf = statement<{ id: string; liker: string | null }, { likes: number; liked: boolean }>(
  'articles.likes-of',
  `select a.likes, exists (select from article_likes l where l.article_id = a.id and l.liker = $liker) as liked
     from articles a where a.id = $id`,
);

/** The articles that the sitemap names: not withdrawn, and current on a day. */
export const current = statement<{ today: string }, { id: string; saved_at: Date }>(
  'articles.current',
  `select a.id, v.saved_at from articles a join article_versions v on v.article_id = a.id and v.version = a.version
    where v.status <> 'withdrawn' and v.review_due >= $today::date order by a.id`,
);
