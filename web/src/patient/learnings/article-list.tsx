import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ARTICLE_CATEGORIES, findArticles } from '@tabibu/contract/article-rules';
import type { ArticleCategory } from '@tabibu/contract/article-rules';
import { articlesQuery } from '../../api/articles.ts';
import type { ArticleHeadBody } from '../../api/articles.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { focusSoon } from '../../ui/public/focus-soon.ts';
import { Notice } from '../../ui/forms/notice.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import { useIsOverdue } from './article-words.ts';

/** The articles with search and chips (PAT-LEARN-01). What is typed stays in this browser: it may be about health. */
export function ArticleList() {
  const { t } = useTranslation();
  const sent = useFormReply();
  const [words, setWords] = useState(sent?.values['q'] ?? '');
  const asked = useQueryOfAddress().get('category');
  const category = ARTICLE_CATEGORIES.find((one) => one === asked) ?? null;
  const find = (event: FormEvent) => {
    event.preventDefault();
    // Moving the focus closes the keyboard of a phone, so that the articles can be seen.
    focusSoon('#articles');
  };
  return (
    <div className="page stack learnings">
      <header className="stack">
        <h1>{t('learnings.title')}</h1>
        <p className="lead muted">{t('learnings.lead')}</p>
      </header>
      <form method="post" name="find-articles" role="search" className="row" onSubmit={find}>
        <SearchField
          name="q"
          value={words}
          placeholder={t('learnings.search')}
          label={t('learnings.search')}
          onType={setWords}
        />
        <Button type="submit" look="secondary">
          {t('learnings.find')}
        </Button>
      </form>
      {refusalIn(sent) && <Notice tone="warning">{refusalIn(sent)?.detail}</Notice>}
      <nav aria-label={t('learnings.categories')} className="chips">
        {[null, ...ARTICLE_CATEGORIES].map((each) => (
          <ChipLink
            key={each ?? 'all'}
            href={each === null ? '/learnings' : `/learnings?category=${each}`}
            current={each === category}
          >
            {t('learnings.category', { category: each ?? 'all' })}
          </ChipLink>
        ))}
      </nav>
      <section id="articles" tabIndex={-1} aria-label={t('learnings.title')} className="stack">
        <Found words={words} category={category} onAll={() => setWords('')} />
      </section>
    </div>
  );
}

interface FoundProps {
  words: string;
  category: ArticleCategory | null;
  /** Called when all articles are to be shown again. */
  onAll: () => void;
}

function Found({ words, category, onAll }: FoundProps) {
  const { t, language } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(articlesQuery(language));
  const overdue = useIsOverdue();
  if (data === undefined && error !== null && !isFetching)
    return <LoadFailure words={t('learnings.failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeletons count={4} />;
  const found = findArticles(data, words, category);
  // An article that may be out of date stands behind those that are current.
  const isLast = (article: ArticleHeadBody) => Number(overdue(article));
  const articles = found.sort((one, other) => isLast(one) - isLast(other));
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('learnings.found', { count: articles.length })}
      </p>
      {articles.length === 0 ? (
        <div className="card stack learnings-empty">
          <h2>{t('learnings.none')}</h2>
          <p>{t('learnings.none-hint')}</p>
          {data.length > 0 && (
            <ButtonLink look="secondary" href="/learnings" onClick={onAll}>
              {t('learnings.show-all')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <ul className="cards">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
