import { useState } from 'react';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { problemText } from '../../api/forms/problem-text.ts';
import { countryName } from '@tabibu/contract/country-name';
import { usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';

/**
 * The country and the language. Each choice applies at once, here and on the account (W05). There are ten countries;
 * four of them are marked as coming soon (C50).
 */
export function PreferenceFields() {
  const { t, language } = useTranslation();
  const { country, choose } = usePreferences();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown; saved?: boolean }>({ busy: false });
  const change = async (changes: { country?: CountryCode; language?: Language }) => {
    setState({ busy: true });
    try {
      await choose(changes);
      setState({ busy: false, saved: true });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <>
      <Select
        label={t('more.country')}
        value={country.code}
        disabled={state.busy}
        onChange={(event) => void change({ country: event.target.value as CountryCode })}
      >
        {COUNTRIES.map((one) => (
          <option
            key={one.code}
            value={one.code}
          >{`${one.flag} ${countryName(one, language)}${one.status === 'live' ? '' : ` · ${t('coming-soon.title')}`}`}</option>
        ))}
      </Select>
      <Select
        label={t('more.language')}
        value={language}
        disabled={state.busy}
        onChange={(event) => void change({ language: event.target.value as Language })}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'more.not-saved')}</p>
        </Notice>
      )}
      {state.saved && (
        <p role="status" className="small muted">
          {t('more.saved')}
        </p>
      )}
    </>
  );
}
