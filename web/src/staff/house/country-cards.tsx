import { useState } from 'react';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import { COUNTRY_SWITCHES, switchOf } from '@tabibu/contract/settings';
import { settingsQuery } from '../../api/house.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Answered } from '../frame/answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { ComingCountries } from './coming-countries.tsx';
import { SettingEditor } from './setting-editor.tsx';
import type { OpenSetting } from './setting-editor.tsx';
import { SettingTable } from './setting-table.tsx';

/** What is open in each country: booking, video, and how patients pay; and what the others still wait for. */
export function CountryCards() {
  const { t, language } = useTranslation();
  const answer = useAnswer(settingsQuery());
  const [open, setOpen] = useState<OpenSetting>({});
  return (
    <SettingEditor settings={answer.data} open={open} onOpen={setOpen}>
      <Answered answer={answer} failed={t('house.failed')}>
        {(settings) => (
          <>
            <p className="muted">{t('house.group-lead', { group: 'countries' })}</p>
            {LIVE_COUNTRIES.map((country) => {
              const keys = COUNTRY_SWITCHES.map((name): string => switchOf(name, country));
              return (
                <section key={country.code} className="setting-group">
                  <h2>
                    <span aria-hidden="true">{country.flag}</span> {countryName(country, language)}
                  </h2>
                  <SettingTable
                    label={countryName(country, language)}
                    settings={settings.filter(({ key }) => keys.includes(key))}
                    onChange={(key) => setOpen({ key })}
                  />
                </section>
              );
            })}
            <ComingCountries settings={settings} />
          </>
        )}
      </Answered>
    </SettingEditor>
  );
}
