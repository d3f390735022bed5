import type { ArticleContent } from '@tabibu/contract/article-rules';

/** An article while it is edited, as every part of its form gets it. */
export type Draft = ArticleContent;

/** What a part of the form of an article needs. */
export interface DraftPart {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Whether a field is to be marked: saving was tried, and `faultsOf` names the field. */
  readonly isWrong: (field: string) => boolean;
  /** How often saving was tried. */
  readonly attempt: number;
}

/** Returns how many fields differ between two states of an article. Pure. */
export function changedFields(before: Draft, after: Draft): number {
  return (Object.keys(after) as (keyof Draft)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  ).length;
}

/** Returns an empty article, which is a draft. Days are 'YYYY-MM-DD'. Pure. */
export function emptyArticle(today: string, nextReview: string): Draft {
  const nothing = { sw: '', en: '', fr: '' };
  return {
    status: 'draft',
    category: 'lifestyle',
    title: nothing,
    excerpt: nothing,
    body: nothing,
    read_minutes: 5,
    published_on: today,
    picture: null,
    sources: [{ title: '', address: '' }],
    author: 'Tabibu',
    reviewer: null,
    reviewed_on: null,
    review_due: nextReview,
  };
}
