import type { Language } from './languages.ts';

/**
 * What an article of Learnings may be and how readers find it. Free of zod, so that pages can import it.
 */

/** The categories of articles in the order of their chips, after *All* (PAT-LEARN-10). */
export const ARTICLE_CATEGORIES = ['heart', 'lifestyle', 'pregnancy', 'women', 'child', 'diabetes'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/**
 * `draft`: readers see it with the word that no clinician has reviewed it. `reviewed`: a named clinician has signed.
 * `withdrawn`: nobody reads it.
 */
export const ARTICLE_STATES = ['draft', 'reviewed', 'withdrawn'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** The clock by which a day of an article begins, whoever reads it. */
export const ARTICLE_ZONE = 'Africa/Dar_es_Salaam';

/** The most characters of each text, minutes, sources, and days until a review is due again. */
export const ARTICLE_LIMITS = {
  id: 60,
  title: 120,
  excerpt: 300,
  body: 20_000,
  person: 120,
  source: 200,
  address: 500,
  minutes: 60,
  sources: 12,
  reviewDays: 731,
} as const;

/** An id of an article stands in its address. */
export const ARTICLE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Texts = Readonly<Record<Language, string>>;

/** Everything that administrators write of an article. Days are 'YYYY-MM-DD'. */
export interface ArticleContent {
  readonly status: ArticleState;
  readonly category: ArticleCategory;
  /** A text that is missing in Swahili or French is read in English (C74). */
  readonly title: Texts;
  readonly excerpt: Texts;
  /** In the form that `page-blocks.ts` reads. */
  readonly body: Texts;
  readonly read_minutes: number;
  readonly published_on: string;
  /** The id of a picture of ours; null: the sign of the category. */
  readonly picture: string | null;
  readonly sources: readonly { readonly title: string; readonly address: string }[];
  readonly author: string;
  /** The clinician who signed, with title; null while nobody has. */
  readonly reviewer: string | null;
  readonly reviewed_on: string | null;
  /** The day after which the article is not current any more. */
  readonly review_due: string;
}

const TRANSLATED: readonly Language[] = ['sw', 'fr'];
const isBlank = (text: string | null) => text === null || text.trim() === '';

/**
 * Returns the fields of an article that are missing or impossible, such as `title.en`, `sources` or `reviewed_on`, in
 * the order of the form; empty if it can be saved. `today` is the day in Dar es Salaam. Pure.
 */
export function faultsOf(article: ArticleContent, today: string): string[] {
  const faults: string[] = [];
  const unless = (holds: boolean, field: string) => holds || faults.push(field);
  for (const field of ['title', 'excerpt', 'body'] as const) unless(!isBlank(article[field].en), `${field}.en`);
  for (const language of TRANSLATED) {
    const texts = (['title', 'excerpt', 'body'] as const).filter((field) => isBlank(article[field][language]));
    // A language has all three texts or none.
    if (texts.length < 3) faults.push(...texts.map((field) => `${field}.${language}`));
  }
  const { read_minutes: minutes, sources, reviewed_on: reviewed, review_due: due } = article;
  unless(Number.isInteger(minutes) && minutes >= 1 && minutes <= ARTICLE_LIMITS.minutes, 'read_minutes');
  unless(isDay(article.published_on) && article.published_on <= today, 'published_on');
  const whole = sources.every(({ title, address }) => !isBlank(title) && isWebAddress(address));
  unless(sources.length >= 1 && sources.length <= ARTICLE_LIMITS.sources && whole, 'sources');
  unless(!isBlank(article.author), 'author');
  if (article.status === 'reviewed') {
    unless(!isBlank(article.reviewer), 'reviewer');
    unless(reviewed !== null && isDay(reviewed) && reviewed <= today, 'reviewed_on');
  }
  const from = article.status === 'reviewed' && reviewed !== null ? reviewed : today;
  unless(isDay(due) && due > article.published_on && daysFrom(from, due) <= ARTICLE_LIMITS.reviewDays, 'review_due');
  return faults;
}

/** Returns whether the words that a clinician signs differ between two versions of an article. Pure. */
export function wordsDiffer(one: ArticleContent, other: ArticleContent): boolean {
  return (['title', 'excerpt', 'body'] as const).some((field) =>
    (['sw', 'en', 'fr'] as const).some((language) => one[field][language] !== other[field][language]),
  );
}

/** Returns whether the day of the next review is over, so that an article is not current any more. Pure. */
export function isOverdue({ review_due: due }: Pick<ArticleContent, 'review_due'>, today: string): boolean {
  return today > due;
}

/**
 * Returns the articles whose title or excerpt contains the words, in whatever letters, and that have the category if
 * one is given (PAT-LEARN-11). The texts are those of the reader's language. Pure.
 */
export function findArticles<
  Article extends { readonly title: string; readonly excerpt: string; readonly category: ArticleCategory },
>(articles: readonly Article[], words: string, category: ArticleCategory | null): Article[] {
  const wanted = plain(words).trim();
  return articles.filter(
    (article) =>
      (category === null || article.category === category) &&
      (plain(article.title).includes(wanted) || plain(article.excerpt).includes(wanted)),
  );
}

/** Small letters without accents: who types 'diabete' finds 'diabète'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** An address of the open web: https, and a name with a dot. */
function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/@]+\.[^\s/@]+(\/[^\s]*)?$/.test(text);
}
