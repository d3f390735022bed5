import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import { settingsQuery } from '../../api/house.ts';
import type { SettingBody } from '../../api/house.ts';
import { siteQuery } from '../../api/public/site.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Panel } from '../frame/panel.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingHistory } from './setting-history.tsx';
import { useSettingWords } from './use-setting-words.ts';

/** The setting whose panel is open, or the one that was saved last. */
export interface OpenSetting {
  readonly key?: SettingKey;
  readonly saved?: SettingKey;
}

interface SettingEditorProps {
  settings: readonly SettingBody[] | undefined;
  open: OpenSetting;
  onOpen: (open: OpenSetting) => void;
  children: ReactNode;
}

/** The panel of one setting, with its form and its history, over a list of settings. */
export function SettingEditor({ settings, open, onOpen, children }: SettingEditorProps) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const words = useSettingWords();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: settingsQuery().queryKey });
    await client.invalidateQueries({ queryKey: siteQuery().queryKey });
  };
  const chosen = settings?.find(({ key }) => key === open.key);
  const titleOf = (key: SettingKey) => {
    const country = LIVE_COUNTRIES.find(({ code }) => key.endsWith(`_${code.toLowerCase()}`));
    if (SETTINGS[key].group === 'emergency') return t('house.emergency-of', { name: words.name(key) });
    return country ? `${words.name(key)} · ${countryName(country, language)}` : words.name(key);
  };
  const close = async (saved: SettingKey) => {
    await refresh();
    onOpen({ saved });
  };
  return (
    <>
      {open.saved && (
        <Notice tone="success" announce>
          <p>{t('house.saved', { name: titleOf(open.saved) })}</p>
        </Notice>
      )}
      {children}
      <Panel
        open={chosen !== undefined}
        onClose={() => open.key && onOpen({})}
        title={chosen ? titleOf(chosen.key) : ''}
      >
        {chosen && (
          <>
            <SettingForm key={chosen.key} setting={chosen} onSaved={() => close(chosen.key)} onStale={refresh} />
            <SettingHistory setting={chosen} onTakenBack={() => close(chosen.key)} onStale={refresh} />
          </>
        )}
      </Panel>
    </>
  );
}
