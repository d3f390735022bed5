import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ARTICLE_ZONE, faultsOf } from '@tabibu/contract/article-rules';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { saveArticle } from '../../api/articles.ts';
import type { ArticleVersionsBody } from '../../api/articles.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { UnsavedBar } from '../frame/unsaved-bar.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleReview } from './article-review.tsx';
import { ArticleSources } from './article-sources.tsx';
import { ArticleTexts } from './article-texts.tsx';
import { changedFields } from './article-draft.ts';
import type { Draft, DraftPart } from './article-draft.ts';

interface ArticleFormProps {
  article: ArticleVersionsBody;
  onSaved: (article: ArticleVersionsBody) => Promise<void>;
  /** Called when the server refused, because somebody else may have saved. */
  onStale: () => Promise<unknown>;
}

/** The fields of an article, saved together. What was typed stays until it is saved or discarded. */
export function ArticleForm({ article: { id, version, versions }, onSaved, onStale }: ArticleFormProps) {
  const { t } = useTranslation();
  const [base, setBase] = useState({ version, content: versions[0]!.content });
  const [draft, setDraft] = useState<Draft>(base.content);
  const [attempt, setAttempt] = useState(0);
  const { busy, fault, run } = useGuardedAction();
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, attempt);
  const today = wallClockAt(useNow(), ARTICLE_ZONE).day;
  const faults = faultsOf(draft, today);
  const part: DraftPart = {
    draft,
    onChange: (changes) => setDraft({ ...draft, ...changes }),
    isWrong: (field) => attempt > 0 && faults.includes(field),
    attempt,
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    setAttempt(attempt + 1);
    if (faults.length > 0) return;
    void run(async () => {
      try {
        await onSaved(await saveArticle(id, version, draft));
      } catch (error) {
        await onStale();
        throw error;
      }
    });
  };
  const discard = () => {
    setBase({ version, content: versions[0]!.content });
    setDraft(versions[0]!.content);
    setAttempt(0);
  };
  return (
    <form ref={form} method="post" className="stack article-form" noValidate onSubmit={save}>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {attempt > 0 && faults.length > 0 && (
        <Notice tone="danger" announce>
          <p>{t('articles.look')}</p>
        </Notice>
      )}
      {version !== base.version && (
        <Notice tone="warning" announce>
          <p>{t('articles.others', { name: versions[0]!.by ?? t('articles.release') })}</p>
        </Notice>
      )}
      <ArticleReview {...part} />
      <ArticleTexts {...part} />
      <ArticleFacts {...part} />
      <ArticleSources {...part} />
      <UnsavedBar count={changedFields(base.content, draft)} busy={busy} onSave={() => save()} onDiscard={discard} />
    </form>
  );
}
