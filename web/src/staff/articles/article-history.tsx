import { Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { takeBackArticle } from '../../api/articles.ts';
import type { ArticleVersionsBody } from '../../api/articles.ts';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface ArticleHistoryProps {
  article: ArticleVersionsBody;
  onTakenBack: (article: ArticleVersionsBody) => Promise<void>;
  onStale: () => Promise<unknown>;
}

/** Who saved which version of an article. The newest can be taken back: the one before it is then in force again. */
export function ArticleHistory({ article: { id, version, versions }, onTakenBack, onStale }: ArticleHistoryProps) {
  const { t, language } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const takeBack = () =>
    void run(async () => {
      try {
        await onTakenBack(await takeBackArticle(id, version));
      } catch (error) {
        await onStale();
        throw error;
      }
    });
  return (
    <section className="card article-fields" aria-labelledby="article-history">
      <h2 id="article-history">{t('articles.history')}</h2>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <ol className="stack">
        {versions.map(({ version: number, content, by, saved_at: at }, place) => (
          <li key={number}>
            <p>
              <strong>{by ?? t('articles.release')}</strong> · {t('articles.status', { status: content.status })}
            </p>
            <p className="small muted">
              <When at={at} />
            </p>
            <details className="text-preview">
              <summary>{content.title[language] || content.title.en}</summary>
              <div className="prose">
                <TextBlocks text={content.body[language] || content.body.en} />
              </div>
            </details>
            {place === 0 && (versions.length > 1 || content.status !== 'withdrawn') && (
              <Button look="secondary" busy={busy} onClick={takeBack}>
                <Icon node={Undo2} size={18} />
                {t(versions.length > 1 ? 'articles.take-back' : 'articles.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
