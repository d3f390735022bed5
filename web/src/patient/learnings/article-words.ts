import { ARTICLE_ZONE, isOverdue } from '@tabibu/contract/article-rules';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { ArticleHeadBody } from '../../api/articles.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';

/** Formats a day 'YYYY-MM-DD' with its year: '24 Nov 2026'. The parts are joined here, so that all browsers agree. */
export function dayWithYear(day: string, { language }: Translation): string {
  const parts = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** Returns whether articles are current today, in the zone of their days, by the clock of the server. */
export function useIsOverdue(): (article: Pick<ArticleHeadBody, 'review_due'>) => boolean {
  const today = wallClockAt(useNow(), ARTICLE_ZONE).day;
  return (article) => isOverdue(article, today);
}

/** Returns what must be said of an article that no clinician has reviewed, or not lately; undefined for any other. */
export function useDoubt(): (article: ArticleHeadBody) => string | undefined {
  const { t } = useTranslation();
  const overdue = useIsOverdue();
  return (article) => {
    if (overdue(article)) return t('learnings.due-short');
    return article.is_reviewed ? undefined : t('learnings.draft-short');
  };
}
