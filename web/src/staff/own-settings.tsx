import { useState } from 'react';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { problemText } from '../api/forms/problem-text.ts';
import { readableNumber } from '../components/phone-number.ts';
import { useCountry, useMe, usePreferences } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Select } from '../ui/forms/select.tsx';

/** The own language, which is saved as it is chosen, and the number to which texts and codes go (C95, W68). */
export function OwnSettings() {
  const { t, language } = useTranslation();
  const { choose } = usePreferences();
  const me = useMe();
  const country = useCountry();
  const [fault, setFault] = useState<string>();
  const change = async (wanted: Language) => {
    setFault(undefined);
    try {
      await choose({ language: wanted });
    } catch (error) {
      setFault(problemText(error, t, 'staff.failed'));
    }
  };
  return (
    <section className="card stack" aria-labelledby="own-settings">
      <h2 id="own-settings">{t('staff.own-settings')}</h2>
      <div className="staff-form">
        <Select
          label={t('staff.language')}
          name="language"
          value={language}
          onChange={({ target }) => void change(target.value as Language)}
        >
          {(Object.keys(LANGUAGES) as Language[]).map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code]}
            </option>
          ))}
        </Select>
      </div>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {me && (
        <p>
          {t('staff.own-number')} <strong className="numbers">{readableNumber(country, me.phone)}</strong>
        </p>
      )}
    </section>
  );
}
