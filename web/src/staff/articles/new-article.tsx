import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ARTICLE_ID, ARTICLE_LIMITS, ARTICLE_ZONE, faultsOf } from '@tabibu/contract/article-rules';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { articleVersionsQuery, articlesForChangeQuery, saveArticle } from '../../api/articles.ts';
import { setAnswer } from '../../api/query.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleReview } from './article-review.tsx';
import { ArticleSources } from './article-sources.tsx';
import { ArticleTexts } from './article-texts.tsx';
import { emptyArticle } from './article-draft.ts';
import type { DraftPart } from './article-draft.ts';

const BASE = '/admin/dashboard/articles';
const HALF_A_YEAR = 182 * 86_400_000;

/** A new article with the address that it will always have. */
export function NewArticle() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const now = useNow();
  const today = wallClockAt(now, ARTICLE_ZONE).day;
  const [draft, setDraft] = useState(() => emptyArticle(today, wallClockAt(now + HALF_A_YEAR, ARTICLE_ZONE).day));
  const [id, setId] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { busy, fault, run } = useGuardedAction();
  const faults = faultsOf(draft, today);
  // The last part of this page's own address is 'new'.
  const isNamed = ARTICLE_ID.test(id) && id !== 'new';
  const part: DraftPart = {
    draft,
    onChange: (changes) => setDraft({ ...draft, ...changes }),
    isWrong: (field) => attempt > 0 && faults.includes(field),
    attempt,
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (faults.length > 0 || !isNamed) return;
    void run(async () => {
      await setAnswer(client, articleVersionsQuery(id).queryKey, await saveArticle(id, 0, draft));
      await client.invalidateQueries({ queryKey: articlesForChangeQuery().queryKey });
      goTo(`${BASE}/${id}`);
    });
  };
  return (
    <>
      <SectionHead title={t('articles.new')} lead={t('articles.new-lead')}>
        <ButtonLink look="quiet" href={BASE}>
          <Icon node={ArrowLeft} size={20} />
          {t('articles.back')}
        </ButtonLink>
      </SectionHead>
      <form method="post" className="stack article-form" noValidate onSubmit={save}>
        {fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{fault}</p>
          </Notice>
        )}
        {attempt > 0 && (faults.length > 0 || !isNamed) && (
          <Notice tone="danger" announce>
            <p>{t('articles.look')}</p>
          </Notice>
        )}
        <section className="card article-fields">
          <TextField
            label={t('articles.id')}
            hint={t('articles.id-hint')}
            name="id"
            maxLength={ARTICLE_LIMITS.id}
            autoCapitalize="none"
            value={id}
            error={attempt > 0 && !isNamed ? t('articles.fault', { field: 'id' }) : undefined}
            onChange={({ target }) => setId(target.value.trim())}
          />
        </section>
        <ArticleTexts {...part} />
        <ArticleFacts {...part} />
        <ArticleSources {...part} />
        <ArticleReview {...part} />
        <div className="row">
          <Button type="submit" busy={busy}>
            {t('articles.save-new')}
          </Button>
        </div>
      </form>
    </>
  );
}
