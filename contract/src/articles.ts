import { z } from 'zod';
import { ARTICLE_CATEGORIES, ARTICLE_ID, ARTICLE_LIMITS, ARTICLE_STATES } from './article-rules.ts';
import { READER_COOKIE } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, LanguageField, envelope, personText } from './fields.ts';

const ArticleId = z.string().max(ARTICLE_LIMITS.id).regex(ARTICLE_ID);
const Category = z.enum(ARTICLE_CATEGORIES);
const Day = z.iso.date();

/** An article in a list: without its text, because a list must be small on a slow line. */
const ArticleHead = z.strictObject({
  id: z.string(),
  /** The language of the texts: the reader's, or English where nobody has written in it (C74). */
  language: LanguageField,
  title: z.string(),
  excerpt: z.string(),
  category: Category,
  read_minutes: z.int(),
  published_on: Day,
  /** The path of a picture without its form; null: the sign of the category. */
  picture: z.string().nullable(),
  /** False: no clinician has reviewed it yet. */
  is_reviewed: z.boolean(),
  /** The last day on which the article is current. */
  review_due: Day,
});

const Source = z.strictObject({ title: z.string(), address: z.string() });

const Article = ArticleHead.extend({
  body: z.string(),
  sources: z.array(Source),
  author: z.string(),
  /** The clinician who signed; null for a draft. */
  reviewer: z.string().nullable(),
  reviewed_on: Day.nullable(),
  likes: z.int(),
});

const Likes = z.strictObject({ liked: z.boolean(), likes: z.int() });

const texts = (max: number) => z.strictObject({ sw: personText(max), en: personText(max), fr: personText(max) });

/** Everything that administrators write of an article. */
const Content = z.strictObject({
  status: z.enum(ARTICLE_STATES),
  category: Category,
  title: texts(ARTICLE_LIMITS.title),
  excerpt: texts(ARTICLE_LIMITS.excerpt),
  body: texts(ARTICLE_LIMITS.body),
  read_minutes: z.int(),
  published_on: Day,
  picture: Id.nullable(),
  sources: z
    .array(
      z.strictObject({ title: personText(ARTICLE_LIMITS.source), address: z.string().max(ARTICLE_LIMITS.address) }),
    )
    .max(ARTICLE_LIMITS.sources),
  author: personText(ARTICLE_LIMITS.person),
  reviewer: personText(ARTICLE_LIMITS.person).nullable(),
  reviewed_on: Day.nullable(),
  review_due: Day,
});

const Summary = z.strictObject({
  id: z.string(),
  version: z.int(),
  title: z.strictObject({ sw: z.string(), en: z.string(), fr: z.string() }),
  category: Category,
  status: z.enum(ARTICLE_STATES),
  review_due: Day,
  likes: z.int(),
  /** Null: it came with the release. */
  by: z.string().nullable(),
  saved_at: Instant,
});

const Versions = z.strictObject({
  id: z.string(),
  version: z.int(),
  /** The newest six, newest first; the first one is in force. */
  versions: z.array(
    z.strictObject({ version: z.int(), content: Content, by: z.string().nullable(), saved_at: Instant }),
  ),
});

const ofArticle = { owns: { article_id: 'article' }, params: z.strictObject({ article_id: ArticleId }) } as const;
const inLanguage = { query: z.strictObject({ language: LanguageField }) } as const;

export const listArticles = endpoint({
  id: 'articles.list-articles',
  method: 'GET',
  path: '/api/articles',
  summary: 'The articles of Learnings without their texts, newest first; the same for everybody',
  access: ['anyone'],
  limit: 'read',
  ...inLanguage,
  reply: envelope(z.array(ArticleHead)),
});

export const readArticle = endpoint({
  id: 'articles.read-article',
  method: 'GET',
  path: '/api/articles/:article_id',
  summary: 'An article with its text, sources, author, reviewer and the day of its next review',
  access: ['anyone'],
  limit: 'read',
  ...ofArticle,
  ...inLanguage,
  reply: envelope(Article),
  problems: ['not-found'],
});

export const readLike = endpoint({
  id: 'articles.read-like',
  method: 'GET',
  path: '/api/articles/:article_id/like',
  summary: 'Whether the caller, a person or this browser, likes an article, and how many do',
  access: ['anyone'],
  limit: 'read',
  ...ofArticle,
  reply: envelope(Likes),
  problems: ['not-found'],
});

export const likeArticle = endpoint({
  id: 'articles.like-article',
  method: 'POST',
  path: '/api/articles/:article_id/like',
  summary: 'Like an article, once per account or browser, or take the like back (W07)',
  access: ['anyone'],
  limit: 'write',
  ...ofArticle,
  body: z.strictObject({ liked: z.boolean() }),
  reply: envelope(Likes),
  headers: READER_COOKIE,
  problems: ['not-found'],
});

export const listArticlesForChange = endpoint({
  id: 'articles.list-for-change',
  method: 'GET',
  path: '/api/admin/articles',
  summary: 'All articles, withdrawn ones too, with who saved them last',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(Summary)),
});

export const readArticleForChange = endpoint({
  id: 'articles.read-for-change',
  method: 'GET',
  path: '/api/admin/articles/:article_id',
  summary: 'The newest versions of an article in three languages',
  access: ['administrator'],
  limit: 'read',
  ...ofArticle,
  reply: envelope(Versions),
  problems: ['not-found'],
});

export const saveArticle = endpoint({
  id: 'articles.save-article',
  method: 'PUT',
  path: '/api/admin/articles/:article_id',
  summary: 'Write the next version of an article, or the first one of a new article',
  access: ['administrator'],
  limit: 'write',
  ...ofArticle,
  body: z.strictObject({
    /** The version that the administrator saw; 0 for a new article. */
    version: z.int(),
    content: Content,
  }),
  reply: envelope(Versions),
  problems: ['step-up-required', 'article-invalid', 'article-review-again', 'article-changed'],
});

export const takeBackArticle = endpoint({
  id: 'articles.take-back-article',
  method: 'POST',
  path: '/api/admin/articles/:article_id/take-back',
  summary: 'Take back the newest version: the one before it, as a new version; a first version is withdrawn',
  access: ['administrator'],
  limit: 'write',
  ...ofArticle,
  body: z.strictObject({ version: z.int() }),
  reply: envelope(Versions),
  problems: ['step-up-required', 'article-changed', 'not-found'],
});

export type ArticleHeadBody = z.infer<typeof ArticleHead>;
export type ArticleBody = z.infer<typeof Article>;
export type ArticleSummaryBody = z.infer<typeof Summary>;
export type ArticleVersionsBody = z.infer<typeof Versions>;
