import { useEffect, useState } from 'react';
import { ARTICLE_LIMITS } from '@tabibu/contract/article-rules';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import type { DraftPart } from './article-draft.ts';

const CODES = Object.keys(LANGUAGES) as Language[];
const FIELDS = ['title', 'excerpt', 'body'] as const;

/** Title, excerpt and text in one language at a time, with how readers see the text. */
export function ArticleTexts({ draft, onChange, isWrong, attempt }: DraftPart) {
  const { t, language: own } = useTranslation();
  const [language, setLanguage] = useState(own);
  const wrongIn = (code: Language) => FIELDS.some((field) => isWrong(`${field}.${code}`));
  const firstWrong = wrongIn(language) ? language : CODES.find(wrongIn);
  // Only after a try to save: while somebody writes, the language stays where it is.
  useEffect(() => {
    if (attempt > 0 && firstWrong) setLanguage(firstWrong);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [attempt]);
  const field = (name: (typeof FIELDS)[number]) => ({
    label: t('articles.text', { field: name }),
    name: `${name}.${language}`,
    lang: language,
    maxLength: ARTICLE_LIMITS[name],
    value: draft[name][language],
    error: isWrong(`${name}.${language}`) ? t('articles.fault', { field: name }) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [name]: { ...draft[name], [language]: target.value } }),
  });
  return (
    <section className="card article-fields" aria-labelledby="article-texts">
      <h2 id="article-texts">{t('articles.texts')}</h2>
      <fieldset>
        <legend>{t('articles.language')}</legend>
        <div className="chips">
          {CODES.map((code) => (
            <ChipChoice
              key={code}
              type="radio"
              name="article-language"
              checked={code === language}
              onChange={() => setLanguage(code)}
            >
              <span lang={code}>{LANGUAGES[code]}</span>
            </ChipChoice>
          ))}
        </div>
        <p className="small muted">{t('articles.language-hint')}</p>
      </fieldset>
      <TextField {...field('title')} />
      <TextArea {...field('excerpt')} rows={3} />
      <TextArea {...field('body')} rows={16} hint={t('articles.format')} />
      <details className="text-preview">
        <summary>{t('articles.preview')}</summary>
        <div className="prose" lang={language}>
          <TextBlocks text={draft.body[language]} />
        </div>
      </details>
    </section>
  );
}
