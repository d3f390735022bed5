import { use, useState } from 'react';
import type { MouseEvent } from 'react';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { AddressContext } from './screen-visit.tsx';
import { usePreferences } from './session.tsx';
import { useTranslation } from './translation.tsx';

/**
 * Links to the same page with `?lang=`, which work without script. With script the language changes without a new
 * document.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { language, choose } = usePreferences();
  const { search } = use(AddressContext);
  const [failed, setFailed] = useState(false);
  const switchTo = (event: MouseEvent, wanted: Language) => {
    event.preventDefault();
    setFailed(false);
    choose({ language: wanted }).catch(() => setFailed(true));
  };
  return (
    <div className="languages" role="group" aria-label={t('frame.language')}>
      {(Object.keys(LANGUAGES) as Language[]).map((code) => (
        <a
          key={code}
          href={queryWith(search, 'lang', code)}
          lang={code}
          hrefLang={code}
          rel="nofollow"
          aria-current={code === language ? 'true' : undefined}
          onClick={(event) => switchTo(event, code)}
        >
          {LANGUAGES[code]}
        </a>
      ))}
      {failed && (
        <span role="status" className="danger-text small">
          {t('frame.not-changed')}
        </span>
      )}
    </div>
  );
}

/**
 * Returns the current query with one more parameter. Leaves the path out, because a crafted path could be read as
 * another host.
 */
function queryWith(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `?${query}`;
}
