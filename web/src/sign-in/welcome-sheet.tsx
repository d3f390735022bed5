import { useEffect, useState } from 'react';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { countryName } from '@tabibu/contract/country-name';
import { loadSentences } from '../shell/catalogues.ts';
import { askAboutCountry } from '../shell/country-asked.ts';
import { usePreferences, useSession } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { isPhoneFrame } from '../shell/tab-memory.ts';
import { Button } from '../ui/button.tsx';
import { ChipChoice } from '../ui/public/chip.tsx';
import { Motif } from '../ui/public/motif.tsx';
import { Select } from '../ui/forms/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { isInUse, rememberWelcome, wasWelcomed } from './welcome-memory.ts';

/**
 * The first launch on a phone: the three languages and the country, nothing else (S01). It opens for a visitor who does
 * not use the page yet, and never again once it was closed in this browser.
 */
export default function WelcomeSheet() {
  const { t, language } = useTranslation();
  const { country, choose } = usePreferences();
  const { me, known } = useSession();
  const [open, setOpen] = useState(false);
  const wanted = known && !me;
  useEffect(() => {
    if (!wanted || !isPhoneFrame() || wasWelcomed()) return;
    loadSentences(language, ['welcome']).then(
      () => setOpen((open) => open || !isInUse()),
      () => undefined,
    );
  }, [wanted, language]);
  const close = () => {
    rememberWelcome();
    askAboutCountry(false);
    setOpen(false);
  };
  // A language whose sentences do not load leaves the page in the one before.
  const take = (changes: { language?: Language; country?: CountryCode }) => void choose(changes).catch(() => undefined);
  if (!open) return null;
  return (
    <Sheet open onClose={close} title={t('welcome.title')} closeLabel={t('dialog.close')}>
      <div className="welcome-head">
        <Motif />
      </div>
      <fieldset className="chips">
        <legend>{t('welcome.language')}</legend>
        {(Object.entries(LANGUAGES) as [Language, string][]).map(([code, name]) => (
          <ChipChoice
            key={code}
            type="radio"
            name="welcome-language"
            checked={code === language}
            onChange={() => take({ language: code })}
          >
            <span lang={code}>{name}</span>
          </ChipChoice>
        ))}
      </fieldset>
      <Select
        label={t('welcome.country')}
        value={country.code}
        onChange={(event) => take({ country: event.target.value as CountryCode })}
      >
        {LIVE_COUNTRIES.map((one) => (
          <option key={one.code} value={one.code}>{`${one.flag} ${countryName(one, language)}`}</option>
        ))}
      </Select>
      <Button wide onClick={close}>
        {t('welcome.go-on')}
      </Button>
    </Sheet>
  );
}
