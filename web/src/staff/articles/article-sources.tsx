import { Plus, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ARTICLE_LIMITS } from '@tabibu/contract/article-rules';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import type { DraftPart } from './article-draft.ts';

/** Where the facts of an article are from: at least one source with its public address. */
export function ArticleSources({ draft: { sources }, onChange, isWrong }: DraftPart) {
  const { t } = useTranslation();
  const change = (place: number, changes: Partial<(typeof sources)[number]>) =>
    onChange({ sources: sources.map((source, index) => (index === place ? { ...source, ...changes } : source)) });
  return (
    <section className="card article-fields" aria-labelledby="article-sources">
      <h2 id="article-sources">{t('articles.sources')}</h2>
      {isWrong('sources') && <p className="danger-text">{t('articles.fault', { field: 'sources' })}</p>}
      <ol className="stack">
        {sources.map((source, place) => (
          // A source has no name of its own while it is written, and its place does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="article-source">
            <TextField
              label={t('articles.source-title', { place: place + 1 })}
              name={`source-${place}.title`}
              maxLength={ARTICLE_LIMITS.source}
              value={source.title}
              onChange={({ target }) => change(place, { title: target.value })}
            />
            <TextField
              label={t('articles.source-address', { place: place + 1 })}
              type="url"
              placeholder="https://"
              name={`source-${place}.address`}
              maxLength={ARTICLE_LIMITS.address}
              value={source.address}
              onChange={({ target }) => change(place, { address: target.value })}
            />
            <Button
              look="quiet"
              aria-label={t('articles.source-remove', { place: place + 1 })}
              onClick={() => onChange({ sources: sources.filter((_, index) => index !== place) })}
            >
              <Icon node={Trash2} size={18} />
            </Button>
          </li>
        ))}
      </ol>
      {sources.length < ARTICLE_LIMITS.sources && (
        <Button look="secondary" onClick={() => onChange({ sources: [...sources, { title: '', address: '' }] })}>
          <Icon node={Plus} size={18} />
          {t('articles.source-add')}
        </Button>
      )}
    </section>
  );
}
