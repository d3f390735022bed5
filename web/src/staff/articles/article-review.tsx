import { ARTICLE_LIMITS, ARTICLE_STATES } from '@tabibu/contract/article-rules';
import type { ArticleState } from '@tabibu/contract/article-rules';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { DraftPart } from './article-draft.ts';

/** Whether readers see the article, who signed it, and until when it is current. */
export function ArticleReview({ draft, onChange, isWrong }: DraftPart) {
  const { t } = useTranslation();
  const wrong = (field: string) => (isWrong(field) ? t('articles.fault', { field }) : undefined);
  return (
    <section className="card article-fields" aria-labelledby="article-review">
      <h2 id="article-review">{t('articles.review')}</h2>
      <Select
        label={t('articles.col-status')}
        hint={t('articles.status-hint')}
        name="status"
        value={draft.status}
        onChange={({ target }) => onChange({ status: target.value as ArticleState })}
      >
        {ARTICLE_STATES.map((status) => (
          <option key={status} value={status}>
            {t('articles.status', { status })}
          </option>
        ))}
      </Select>
      {draft.status === 'reviewed' && (
        <>
          <TextField
            label={t('articles.reviewer')}
            hint={t('articles.reviewer-hint')}
            name="reviewer"
            maxLength={ARTICLE_LIMITS.person}
            value={draft.reviewer ?? ''}
            error={wrong('reviewer')}
            onChange={({ target }) => onChange({ reviewer: target.value })}
          />
          <TextField
            label={t('articles.reviewed-on')}
            type="date"
            name="reviewed_on"
            value={draft.reviewed_on ?? ''}
            error={wrong('reviewed_on')}
            onChange={({ target }) => onChange({ reviewed_on: target.value || null })}
          />
        </>
      )}
      <TextField
        label={t('articles.col-due')}
        hint={t('articles.due-hint')}
        type="date"
        name="review_due"
        value={draft.review_due}
        error={wrong('review_due')}
        onChange={({ target }) => onChange({ review_due: target.value })}
      />
    </section>
  );
}
