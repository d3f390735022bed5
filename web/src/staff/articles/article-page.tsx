import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { articleVersionsQuery, articlesForChangeQuery } from '../../api/articles.ts';
import type { ArticleVersionsBody } from '../../api/articles.ts';
import { setAnswer } from '../../api/query.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleHistory } from './article-history.tsx';

/** One article: its fields, as they are in force, and its history. */
export function ArticlePage({ id }: { id: string }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const wanted = articleVersionsQuery(id);
  const answer = useAnswer(wanted);
  const [saved, setSaved] = useState(0);
  const keep = async (article: ArticleVersionsBody) => {
    await setAnswer(client, wanted.queryKey, article);
    await client.invalidateQueries({ queryKey: articlesForChangeQuery().queryKey });
    setSaved(saved + 1);
  };
  const refresh = () => client.invalidateQueries({ queryKey: wanted.queryKey });
  const title = answer.data?.versions[0]?.content.title;
  return (
    <>
      <SectionHead title={title ? title[language] || title.en : t('articles.one')}>
        <ButtonLink look="quiet" href="/admin/dashboard/articles">
          <Icon node={ArrowLeft} size={20} />
          {t('articles.back')}
        </ButtonLink>
        <ButtonLink look="secondary" href={`/learnings/${id}`}>
          {t('articles.view')}
        </ButtonLink>
      </SectionHead>
      {saved > 0 && (
        <Notice key={saved} tone="success" announce>
          <p>{t('articles.saved')}</p>
        </Notice>
      )}
      <Answered answer={answer} failed={t('articles.one-failed')}>
        {(article) => (
          <>
            <ArticleForm key={saved} article={article} onSaved={keep} onStale={refresh} />
            <ArticleHistory article={article} onTakenBack={keep} onStale={refresh} />
          </>
        )}
      </Answered>
    </>
  );
}
