import { useState } from 'react';
import { ARTICLE_CATEGORIES, ARTICLE_LIMITS } from '@tabibu/contract/article-rules';
import type { ArticleCategory } from '@tabibu/contract/article-rules';
import { SitePicture } from '../../components/public/site-picture.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PictureField } from '../banners/picture-field.tsx';
import type { DraftPart } from './article-draft.ts';

/** Category, time to read, day, author and picture of an article. */
export function ArticleFacts({ draft, onChange, isWrong }: DraftPart) {
  const { t } = useTranslation();
  const [address, setAddress] = useState('');
  const wrong = (field: string) => (isWrong(field) ? t('articles.fault', { field }) : undefined);
  return (
    <section className="card article-fields" aria-labelledby="article-facts">
      <h2 id="article-facts">{t('articles.facts')}</h2>
      <Select
        label={t('articles.col-category')}
        name="category"
        value={draft.category}
        onChange={({ target }) => onChange({ category: target.value as ArticleCategory })}
      >
        {ARTICLE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t('articles.category', { category })}
          </option>
        ))}
      </Select>
      <TextField
        label={t('articles.minutes')}
        type="number"
        inputMode="numeric"
        min={1}
        max={ARTICLE_LIMITS.minutes}
        name="read_minutes"
        value={Number.isNaN(draft.read_minutes) ? '' : draft.read_minutes}
        error={wrong('read_minutes')}
        onChange={({ target }) => onChange({ read_minutes: target.value === '' ? NaN : Number(target.value) })}
      />
      <TextField
        label={t('articles.published')}
        type="date"
        name="published_on"
        value={draft.published_on}
        error={wrong('published_on')}
        onChange={({ target }) => onChange({ published_on: target.value })}
      />
      <TextField
        label={t('articles.author')}
        name="author"
        maxLength={ARTICLE_LIMITS.person}
        value={draft.author}
        error={wrong('author')}
        onChange={({ target }) => onChange({ author: target.value })}
      />
      <h3>{t('articles.picture')}</h3>
      <p className="small muted">{t('articles.picture-hint')}</p>
      {draft.picture !== null && (
        <div className="article-picture">
          <SitePicture path={`/api/pictures/${draft.picture}`} />
          <Button look="quiet" onClick={() => onChange({ picture: null })}>
            {t('articles.picture-remove')}
          </Button>
        </div>
      )}
      <PictureField
        name="picture"
        address={address}
        onAddress={setAddress}
        onPicture={({ id }) => onChange({ picture: id })}
        error={wrong('picture')}
      />
    </section>
  );
}
