import { use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ARTICLE_ZONE, isOverdue } from '@tabibu/contract/article-rules';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { articlesForChangeQuery } from '../../api/articles.ts';
import type { ArticleSummaryBody } from '../../api/articles.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { ArticlePage } from './article-page.tsx';
import { NewArticle } from './new-article.tsx';
import './articles.css';

const BASE = '/admin/dashboard/articles';
const TONES = { draft: 'waits', reviewed: 'good', withdrawn: 'quiet' } as const;

/** Asks for the list. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(articlesForChangeQuery());
}

/** Articles of Learnings: the list, and below its address one article or a new one. */
export default function ArticlesTab() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const id = params['*']?.split('/')[2] ?? '';
  if (id === 'new') return <NewArticle />;
  if (id !== '') return <ArticlePage key={id} id={id} />;
  return (
    <>
      <SectionHead title={t('staff.articles')} lead={t('articles.lead')}>
        <ButtonLink href={`${BASE}/new`}>
          <Icon node={Plus} size={20} />
          {t('articles.new')}
        </ButtonLink>
      </SectionHead>
      <ArticleTable />
    </>
  );
}

function ArticleTable() {
  const { t } = useTranslation();
  const answer = useAnswer(articlesForChangeQuery());
  const columns = useColumns();
  return (
    <Answered answer={answer} failed={t('articles.failed')}>
      {(rows) => <ListTable label={t('staff.articles')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </Answered>
  );
}

function useColumns(): readonly Column<ArticleSummaryBody>[] {
  const { t, language } = useTranslation();
  return [
    {
      name: 'title',
      title: t('articles.col-title'),
      cell: ({ id, title }) => <Link href={`${BASE}/${id}`}>{title[language] || title.en}</Link>,
    },
    {
      name: 'category',
      title: t('articles.col-category'),
      cell: ({ category }) => t('articles.category', { category }),
    },
    {
      name: 'status',
      title: t('articles.col-status'),
      kind: 'whole',
      cell: ({ status }) => <StateChip tone={TONES[status]} word={t('articles.status', { status })} />,
    },
    {
      name: 'due',
      title: t('articles.col-due'),
      kind: 'whole',
      cell: (article) => <Due article={article} />,
    },
    { name: 'likes', title: t('articles.col-likes'), kind: 'numbers', cell: ({ likes }) => likes },
    { name: 'saved', title: t('articles.col-saved'), cell: (article) => <Saved article={article} /> },
  ];
}

/** The day of the next review, marked when it is over. */
function Due({ article }: { article: ArticleSummaryBody }) {
  const { t } = useTranslation();
  const today = wallClockAt(useNow(), ARTICLE_ZONE).day;
  if (article.status === 'withdrawn' || !isOverdue(article, today)) return article.review_due;
  return <StateChip tone="bad" word={t('articles.overdue', { day: article.review_due })} />;
}

/** Who saved the article last, and when. */
function Saved({ article: { by, saved_at: at } }: { article: ArticleSummaryBody }) {
  const { t } = useTranslation();
  return (
    <>
      {by ?? t('articles.release')}
      <br />
      <span className="small muted">
        <When at={at} />
      </span>
    </>
  );
}
